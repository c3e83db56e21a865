import { expect, it } from "vitest";
import { ask } from "./ask.ts";

const htmlOf = async (path: string) => (await ask(path, { headers: { accept: "text/html" } })).text();
const BRAZIL = "Works on 4\u00a0of\u00a07 bands; not approved yet";

it("says on a product's page whether it can be used in a country: verdict, bands, approvals, SIM and transport", async () => {
  const html = await htmlOf("/en/products/v3?in=BR");
  expect(html).toContain(BRAZIL);
  expect(html).toContain('<li data-state="missing"><b>Anatel (Brazil)</b>');
  expect(html).toContain("UN 3481");
  expect(html).toContain('href="/en/products?country=BR"');
  expect(await htmlOf("/products/v3?in=DE")).toContain("当地 7 个频段可用 6 个；已获认证");
  // Without a country there is only the question.
  const without = await htmlOf("/en/products/v3");
  expect(without).toContain("Can I use it there?");
  expect(without).not.toContain("bands;");
});

it.each(["Brazil", "brasil", "巴西", "br"])("takes %s for the country, in an address of its own", async (name) => {
  const answer = await ask(`/en/products/v3?in=${encodeURIComponent(name)}`, { redirect: "manual", headers: { accept: "text/html" } });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/en/products/v3?in=BR");
});

it("says what it does not read as a country", async () => {
  expect(await htmlOf("/en/products/v3?in=Atlantis")).toContain("“Atlantis” is not read as a country.");
});

it("splits a list for a country by the verdict, those whose approval is under way before the others", async () => {
  const html = await htmlOf("/en/products?country=BR");
  const [under, not] = ["Works there, approval in preparation", "Works there, not approved yet or approval to be asked"].map((part) =>
    html.indexOf(`>${part}<`),
  );
  expect(under).toBeGreaterThan(0);
  expect(not).toBeGreaterThan(under ?? 0);
  expect(html.indexOf('href="/en/products/a9"', under)).toBeLessThan(not ?? 0);
  expect(html).toContain(BRAZIL);
  expect(await htmlOf("/en/products")).not.toContain("Works there");
});

it("says the same in the comparison, the quote list and the search", async () => {
  expect(await htmlOf("/en/products/compare?ids=a9,v3&in=BR")).toContain(BRAZIL);
  expect(await htmlOf("/en/buy?items=v3:5&in=Brazil")).toContain(BRAZIL);
  const results = await htmlOf("/en/search?q=V3%20Brazil");
  expect(results).toContain(BRAZIL);
  expect(results).toContain("All products for Brazil");
});
