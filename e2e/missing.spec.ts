import { expect, type APIRequestContext } from "@playwright/test";
import { test } from "./support/own-site.ts";

test.describe.configure({ mode: "default" });
// Nothing is left of this site in the end.
test.use({ sharedBy: "nobody" });

/** Everything that pages are made of. */
const KINDS = [
  "series",
  "accessories",
  "solutions",
  "products",
  "articles",
  "downloads",
  "videos",
  "testimonials",
  "banners",
  "faqs",
  "services",
  "brands",
  "inventions",
  "marks",
  "media",
];

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/sitemap.xml")).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** The addresses that are answered with a fault of the server. */
async function faults(request: APIRequestContext, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address);
    if (response.status() >= 500) found.push(`${response.status()} ${address}`);
  }
  return found;
}

test("the site bears records that are gone, whatever still names them", async ({ request, site }) => {
  test.setTimeout(300_000);
  const addresses = await sitemap(request);
  expect(addresses.length).toBeGreaterThan(150);
  const lists = ["/products?series=wireless", "/services/videos?page=2", "/services/downloads?page=2", "/article?page=2"];
  const pages = [...addresses, ...lists, ...lists.map((path) => `/en${path}`)];

  // What named them then names nothing, as after a deletion for good …
  for (const kind of KINDS) await site.run(`delete from ${kind} where id % 3 = 1`);
  expect(await faults(request, pages)).toEqual([]);

  // … or a record that there is not, as after a backup was put back in part.
  await site.run("pragma foreign_keys = off");
  for (const kind of KINDS) await site.run(`delete from ${kind} where id % 3 = 2`);
  expect(await faults(request, pages)).toEqual([]);

  for (const kind of KINDS) await site.run(`delete from ${kind}`);
  expect(await faults(request, pages)).toEqual([]);
});
