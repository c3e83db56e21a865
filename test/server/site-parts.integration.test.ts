import { afterAll, beforeAll, expect, it } from "vitest";
import { startSeededSite, type SeededSite } from "../seeded-site.ts";
import { ownerHeaders } from "../site-process.ts";

let site: SeededSite;
beforeAll(async () => {
  site = await startSeededSite();
});
afterAll(() => site?.end());

/** Pages without links that editors have written: those are told of in the desk. */
const PAGES = ["/en", "/en/products", "/en/products/a9", "/en/products/compare?items=a9,v3", "/en/solutions/logistics", "/en/contact"];
const textOf = async (path: string) => (await fetch(site.url + path, { headers: { accept: "text/html" } })).text();
/** The links, forms and buttons of a page that lead to the page for buyers. */
const leadingToBuy = async (path: string) => (await textOf(path)).match(/(?:href|action)="(?:\/en)?\/buy[^"]*"/g) ?? [];

it("without the quote list no page leads to it and nothing can be sent to it; the contact form still takes a message", async () => {
  const headers = await ownerHeaders(site.url);
  for (const path of PAGES) expect([path, (await leadingToBuy(path)).length > 0]).toEqual([path, true]);
  const switched = await fetch(`${site.url}/api/globals/site`, { method: "POST", headers, body: JSON.stringify({ partsOff: ["quotes"] }) });
  expect(switched.status).toBe(200);
  for (const path of PAGES) expect([path, await leadingToBuy(path)]).toEqual([path, []]);
  const product = await textOf("/en/products/a9");
  expect(product).not.toContain("Add to quote");
  expect(product).toMatch(/<a [^>]*href="\/en\/contact"[^>]*>Contact us</);
  const message = { name: "Ana Souza", email: "ana@example.com", message: "Without a list", consent: "on" };
  const status = async (path: string, form?: Record<string, string>) =>
    (await fetch(site.url + path, form && { method: "POST", body: new URLSearchParams(form) })).status;
  expect(await status("/en/buy?items=a9:20")).toBe(404);
  expect(await status("/en/buy?items=a9:20", message)).toBe(404);
  expect(await status("/en/contact", message)).toBe(200);
});
