import { once } from "node:events";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cachedPages, type CachedPages } from "../page-cache/index.ts";
import { countVisits } from "./count-visits.ts";
import { httpServer } from "./http-server.ts";

const SETTINGS = { production: true, siteUrl: "http://site.test", trustedProxies: ["127.0.0.1"], countryHeader: "cf-ipcountry" };
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

let server: Server;
let pages: CachedPages;
let counts: string[];
/** How often the page was made. */
let made: number;

beforeAll(async () => {
  made = 0;
  const app = new Hono()
    .get("/search", (context) => context.html("<p>nothing</p>", 200, { "X-Search-Results": "0" }))
    .get("*", (context) => context.html(`<!doctype html><p>${(made += 1)}</p>`));
  pages = cachedPages({
    pages: app as never,
    addressOf: ({ pathname, search }) => ({ key: pathname + search, isPlain: true }),
    siteUrl: SETTINGS.siteUrl,
    pageCacheBytes: 256 * 1024,
    prewarm: false,
    cdnSeconds: 0,
    isUnavailable: () => false,
  });
  const hono = new Hono().all("*", (context) => pages.handle(context as never));
  server = httpServer(SETTINGS, (request, env) => hono.fetch(request, env), pages.hit);
  countVisits(server, SETTINGS, (kind, value) => counts.push(`${kind}: ${value}`));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  pages?.stop();
  server?.closeAllConnections();
  return server?.[Symbol.asyncDispose]();
});
beforeEach(() => {
  counts = [];
});

/** Requests as a browser does. @returns the counts of the request */
async function visit(path: string, headers: Record<string, string | undefined> = {}): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const definedHeaders = Object.entries({ "user-agent": BROWSER, accept: "text/html", ...headers }).filter(
    ([, value]) => value !== undefined,
  );
  const finished = new Promise<void>((resolve) => {
    server.prependOnceListener("request", (_, outgoing) => void outgoing.once("finish", resolve));
  });
  const sent = request({ port, path, headers: Object.fromEntries(definedHeaders) }).end();
  const [response] = (await once(sent, "response")) as [NodeJS.ReadableStream & NodeJS.EventEmitter];
  response.resume();
  await Promise.all([once(response, "end"), finished]);
  return counts.splice(0);
}

it("counts a page that is made, the same page from the cache, and one that the browser has already", async () => {
  const view = ["page: /buy", "language: zh", "form: /buy opened", "referrer: -"];
  expect(await visit("/buy")).toEqual(view);
  expect(await visit("/buy")).toEqual(view);
  expect(await visit("/buy", { "if-none-match": "*" })).toEqual(view);
  expect(made).toBe(1);
});

it.each([
  ["asks not to be tracked by GPC", { "sec-gpc": "1" }],
  ["asks not to be tracked by DNT", { dnt: "1" }],
  ["is a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["is a program", { "user-agent": "curl/8.5.0" }],
  ["has no name", { "user-agent": undefined }],
  ["fetches a page before anybody wants it", { "sec-purpose": "prefetch;prerender" }],
])("counts nothing of who %s", async (_, headers) => {
  expect(await visit("/", headers)).toEqual([]);
  expect(await visit("/", headers)).toEqual([]);
  expect(await visit("/", { "sec-gpc": "0", dnt: "0" })).toContain("page: /");
});

it("counts a search without a result, made or from the cache", async () => {
  for (let time = 0; time < 2; time += 1) expect(await visit("/search?q=horse")).toContain("unfound: horse");
  expect(await visit("/products?q=horse")).not.toContain("unfound: horse");
});

it("counts the country that a trusted proxy tells", async () => {
  expect(await visit("/", { "CF-IPCountry": "DE" })).toContain("country: DE");
});
