import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSeededSite, type SeededSite } from "../seeded-site.ts";

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

/** Addresses that are asked for at the same time. */
const AT_ONCE = 4;

let site: SeededSite;
beforeAll(async () => {
  // Caches must not hide missing records.
  site = await startSeededSite({ PAGE_CACHE_MB: "0" });
});
afterAll(() => site?.end());

/** The addresses that are answered with a fault of the server. */
async function faults(addresses: string[]): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  const statusOf = async (address: string) => {
    const response = await fetch(site.url + address);
    await response.arrayBuffer();
    return { address, status: response.status };
  };
  const answers = await Promise.all(addresses.map((address) => limit(() => statusOf(address))));
  return answers.filter(({ status }) => status >= 500).map(({ status, address }) => `${status} ${address}`);
}

it("the site bears records that are gone, whatever still names them", { timeout: 300_000 }, async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(150);
  const lists = ["/products?series=wireless", "/services/videos?page=2", "/services/downloads?page=2", "/article?page=2"];
  const pages = [...addresses, ...lists, ...lists.map((path) => `/en${path}`)];

  // What named them then names nothing, as after a deletion for good …
  for (const kind of KINDS) await site.run(`delete from ${kind} where id % 3 = 1`);
  expect(await faults(pages)).toEqual([]);

  // … or a record that there is not, as after a backup was put back in part.
  await site.run("pragma foreign_keys = off");
  for (const kind of KINDS) await site.run(`delete from ${kind} where id % 3 = 2`);
  expect(await faults(pages)).toEqual([]);

  for (const kind of KINDS) await site.run(`delete from ${kind}`);
  expect(await faults(pages)).toEqual([]);
});
