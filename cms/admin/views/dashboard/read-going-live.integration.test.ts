import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../../../test/cms.ts";
import type { Step } from "./read-going-live.ts";

let test: TestCms;
let read: () => Promise<Map<string, Step>>;

beforeAll(async () => {
  process.env["TIME_ZONE"] = "America/Sao_Paulo";
  test = await openCms();
  const [{ beginOwnSite }, { readGoingLive }, { deskTexts }] = await Promise.all([
    import("../../../seed/own-company.ts"),
    import("./read-going-live.ts"),
    import("../../texts/index.ts"),
  ]);
  await beginOwnSite(test.cms, { name: "", email: "", country: "BR" });
  read = async () => new Map((await readGoingLive(test.cms, "en", deskTexts("en"), Date.now())).map((step) => [step.key, step]));
});
afterAll(() => test.close());

it("names what a new site lacks, with the draft where one lies ready, and nothing of a demonstration that never was", async () => {
  const steps = await read();
  const notes = Object.fromEntries(Array.from(steps.values(), ({ key, note }) => [key, note]));
  expect(notes).toMatchObject({
    privacy: "Not published: forms collect personal data without one. There is a draft: check and publish it.",
    legal: "None yet. There is a draft: check and publish it.",
    registrations: "None in the footer",
    company: "Not named yet",
    contact: "Missing: phone, e-mail, address, coordinates",
    products: "None published",
    warranty: "None yet. There is a draft: check and publish it.",
    timeZone: "America/Sao_Paulo, Monday to Friday 9:00–18:00",
  });
  expect(steps.get("privacy")).toMatchObject({ urgent: true, done: false, to: expect.stringMatching(/^\/collections\/services\/\d+$/) });
  expect([steps.has("demonstration"), steps.has("platform")]).toEqual([false, false]);
});

it("takes for done what is done, and asks for what becomes due", async () => {
  const { docs } = await test.cms.find({ collection: "services", where: { slug: { equals: "privacy" } }, draft: true });
  await test.cms.update({ collection: "services", id: docs[0]?.id ?? 0, data: { _status: "published" } });
  const data = {
    name: "Rastreio Ltda",
    legalName: "Rastreio Ltda",
    phone: "+55 11 0000-0000",
    email: "oi@rastreio.test",
    address: "São Paulo",
  };
  const more = { latitude: -23.55, longitude: -46.63, platformName: "Nuvem", registrations: [{ text: "00.000.000/0001-00" }] };
  await test.cms.updateGlobal({ slug: "site", locale: "zh", data: { ...data, ...more } });
  const steps = await read();
  for (const key of ["privacy", "company", "contact", "registrations"]) expect([key, steps.get(key)?.done]).toEqual([key, true]);
  expect(steps.get("platform")).toMatchObject({ done: false, note: "Nine functions in built-in words: check them" });
  expect(steps.get("legal")?.done).toBe(false);
});

it("has its first pages in both languages, so that none is named among those without English", async () => {
  const { docs } = await test.cms.find({ collection: "services", pagination: false });
  expect(docs.map(({ english }) => english)).toEqual(docs.map(() => "complete"));
});

it("is drafted by the law of the country, in both languages", async () => {
  const { lawGroupOf } = await import("../../../seed/own-laws.ts");
  expect(["DE", "NO", "GB", "CH", "BR", "CN", "US", "IN", ""].map(lawGroupOf)).toEqual([
    "eu",
    "eu",
    "uk",
    "ch",
    "br",
    "cn",
    "us",
    "other",
    "other",
  ]);
  const { docs } = await test.cms.find({ collection: "services", locale: "en", draft: true, pagination: false });
  expect(JSON.stringify(docs)).toMatch(/LGPD.*CNPJ/);
});
