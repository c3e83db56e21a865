import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import robotsParser from "robots-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySeeded } from "../../test/seeded.ts";
import { siteProcess, type SiteProcess } from "../../test/site-process.ts";
import { SLOW } from "../../test/slow.ts";

const LIMIT = 5;

let folder: string;
let site: SiteProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-rate-"));
  await copySeeded(folder);
  site = await siteProcess(folder, { TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: String(LIMIT) });
  await site.start();
}, 120_000);
afterAll(async () => {
  await site?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Crawlers get a bare line in the place of a page. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const get = (address: string, accept: string, client = "198.51.100.77") =>
  fetch(site.url + address, { headers: { "x-forwarded-for": client, "user-agent": BROWSER, accept } });

it("tells who has had too much made for them: people on a page in the language of the address, programs in JSON", async () => {
  const paper = "/en/products/none/datasheet.pdf";
  for (let count = 0; count < LIMIT; count += 1) expect((await get(paper, "text/html")).status).toBe(404);
  for (const [address, title] of [
    [paper, "Too many requests"],
    [paper.slice("/en".length), "请求太频繁"],
  ] as const) {
    const page = await get(address, "text/html");
    expect([page.status, page.headers.get("cache-control")]).toEqual([429, "no-store"]);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await page.text()).toContain(`<p class="lost-message">${title}</p>`);
  }
  for (const address of [
    paper,
    "/products.xlsx",
    "/products/a9/documents.zip",
    "/search.json?q=a9",
    "/mcp",
    "/api/products",
    "/admin/login",
  ]) {
    const answer = await get(address, "application/json");
    expect([address, answer.status]).toEqual([address, 429]);
    expect(await answer.json()).toEqual({ errors: [{ message: "Too many requests. Please try again later." }] });
  }
  expect((await get("/en", "text/html")).status).toBe(200);
  expect((await get(paper, "text/html", "198.51.100.78")).status).toBe(404);
});

/** Requests a second of a crawler that is in no hurry. */
const POLITE = 5;

it("never refuses a crawler that keeps to robots.txt and asks five times a second", SLOW, async () => {
  const crawler = "198.51.100.99";
  const text = async (address: string) => (await get(address, "text/html", crawler)).text();
  const robots = robotsParser(`${site.url}/robots.txt`, await text("/robots.txt"));
  const [html, sitemap] = await Promise.all([text("/en/products/v3"), text("/sitemap.xml")]);
  const linked = Array.from(html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#]*)"/g), ([, address = ""]) => address.replaceAll("&amp;", "&"));
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, address = ""]) => new URL(address).pathname).slice(0, 20);
  const isAllowed = (address: string) => robots.isAllowed(site.url + address, "Googlebot") !== false;
  const allowed = [...new Set([...linked, ...listed, "/llms.txt", "/products.json", "/en/article/feed.xml", "/search?q=a9"])].filter(
    isAllowed,
  );
  const made = allowed.filter((address) => /^\/(?!api\/).*\.(?:pdf|zip|xlsx)$/.test(address));
  expect([allowed.length > 60, made.length > 0, allowed.includes("/search?q=a9")]).toEqual([true, true, false]);
  // Pages, pictures and data are not counted, however small the limit is; generated documents are.
  const refused: string[] = [];
  for (const address of allowed) if ((await get(address, "text/html", crawler)).status === 429) refused.push(address);
  expect(refused.filter((address) => !made.includes(address))).toEqual([]);
  const [, standard = ""] = /\| `REQUESTS_PER_MINUTE` \| `(\d+)` \|/.exec(readFileSync("docs/settings.md", "utf8")) ?? [];
  expect(Number(standard)).toBeGreaterThanOrEqual(POLITE * 60);
});
