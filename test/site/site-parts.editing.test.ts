import { afterAll, expect, it } from "vitest";
import { ask, staff, textOf } from "./ask.ts";

const switchOff = (partsOff: string[]) => ask("/api/globals/site", { headers: staff, json: { partsOff } });
afterAll(() => switchOff([]));

/** The links, forms and buttons of a page that lead to the page for buyers. */
const leadingToBuy = async (path: string) => (await textOf(path)).match(/(?:href|action)="(?:\/en)?\/buy[^"]*"/g) ?? [];
/** Pages without links that editors have written: those are told of in the desk. */
const PAGES = ["/en", "/en/products", "/en/products/a9", "/en/products/compare?items=a9,v3", "/en/solutions/logistics", "/en/contact"];
const message = { name: "Ana Souza", email: "ana@example.com", message: "Without a list", consent: "on" };

it("without the quote list no page leads to it and nothing can be sent to it; the contact form still takes a message", async () => {
  for (const path of PAGES) expect([path, (await leadingToBuy(path)).length > 0]).toEqual([path, true]);
  expect((await switchOff(["quotes"])).status).toBe(200);
  for (const path of PAGES) expect([path, await leadingToBuy(path)]).toEqual([path, []]);
  const product = await textOf("/en/products/a9");
  expect(product).not.toContain("Add to quote");
  expect(product).toMatch(/<a [^>]*href="\/en\/contact"[^>]*>Contact us</);
  expect((await ask("/en/buy?items=a9:20")).status).toBe(404);
  expect((await ask("/en/buy?items=a9:20", { form: message })).status).toBe(404);
  expect((await ask("/en/contact", { form: message })).status).toBe(200);
});
