import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkForSearchEngines } from "./search-engines.ts";

/** Addresses in the sitemap: enough to exceed the limit for pages. */
const ADDRESSES = 2000;

let site: Server;
let url: string;
let encoding: string | undefined;

beforeAll(async () => {
  site = createServer(({ url: path = "" }, response) => {
    if (encoding) response.setHeader("Content-Encoding", encoding);
    const addresses = Array.from({ length: ADDRESSES }, (_, index) => `<url><loc>${url}/page/${index}/of-the-demonstration</loc></url>`);
    if (path === "/robots.txt") response.end(`User-agent: *\nDisallow: /admin\nSitemap: ${url}/sitemap.xml\n`);
    else if (path === "/sitemap.xml") response.end(`<urlset>${addresses.join("")}</urlset>`);
    else if (path === "/page/1000/of-the-demonstration") response.writeHead(302, { Location: "/" }).end();
    else response.end(`<head><link rel="canonical" href="${url}/"><meta name="msvalidate.01" content="x"></head>${"a".repeat(100_000)}`);
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site?.closeAllConnections();
  site?.close();
});

it("reads the heads of pages and the whole sitemap", async () => {
  const checks = await checkForSearchEngines(url, [], new AbortController().signal);
  expect(checks).toMatchObject({
    address: { status: 200 },
    verification: { bing: { check: "passed", tag: "x" }, google: { check: "failed" } },
    robots: { check: "passed", sitemaps: [`${url}/sitemap.xml`] },
    sitemap: { check: "passed", addresses: ADDRESSES, foreign: 0, broken: [] },
    indexing: { check: "passed", canonical: `${url}/` },
  });
});

it("reads nothing of a site that encodes what it was not asked to", async () => {
  encoding = "br";
  const checks = await checkForSearchEngines(url, [], new AbortController().signal);
  expect(checks).toMatchObject({ address: { check: "failed", status: 0 }, robots: { status: 0 } });
});
