import { once } from "node:events";
import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dependsOn, noteFailure } from "#cms/cache/dependencies.ts";
import { emitChange, type Source } from "#cms/cache/event-bus.ts";
import { httpServer } from "../http/http-server.ts";
import { pageAddresses } from "./addresses.ts";
import { cachedPages, type CachedPages } from "./index.ts";
import { PageCache } from "./page-cache.ts";

const SITE = { siteUrl: "http://site.test", pageCacheBytes: 256 * 1024, prewarm: true, cdnSeconds: 60 };
const ROUTES = {
  list: { path: "list", parameters: ["series", "page"], repeated: [] },
  about: { path: "about", parameters: [], repeated: [] },
  compare: { path: "compare", parameters: ["ids"], repeated: ["ids"] },
};

/** As much text as a page has, of which brotli makes less the longer it tries. */
const FILLING = Array.from({ length: 400 }, (_, at) => `${(at * 7919) % 1000} of ${(at * 104729) % 997} `).join("");

/** What the editors have written. */
let content: string;
/** Addresses in the order in which they were made. */
let made: string[];
let failing: boolean;
let isDatabaseAway: boolean;
/** Holds pages back while they are made. */
let gate: Promise<void>;
let server: Server;
let pages: CachedPages;
const agent = new Agent({ keepAlive: true });
let base: string;

beforeEach(async () => {
  [content, made, failing, isDatabaseAway, gate] = ["first", [], false, false, Promise.resolve()];
  const app = new Hono()
    .get("/fresh", (context) => context.text(`${made.push("/fresh")}`, 200, { "Cache-Control": "no-store" }))
    .get("/private", (context) => context.text(`${made.push("/private")}`, 200, { "Cache-Control": "private, max-age=60" }))
    .get("/cookie", (context) => context.text(`${made.push("/cookie")}`, 200, { "Set-Cookie": "a=b" }))
    .get("/missing", (context) => {
      made.push("/missing");
      const program = context.req.header("Accept") === "application/json";
      return program ? context.json({ statusCode: 404 }, 404) : context.text(`404 ${context.req.header("User-Agent") ?? "person"}`, 404);
    })
    .get("*", async (context) => {
      const { pathname, search } = new URL(context.req.url);
      made.push(pathname + search);
      dependsOn("faqs");
      const text = content;
      await gate;
      if (failing) noteFailure();
      return context.html(`<!doctype html><p>${pathname}${search}: ${failing ? "a part is missing" : text}</p>${FILLING}`);
    });
  const module = (handle: { parameters: string[]; repeated: string[] }) => ({ default: () => null, handle });
  const routes = Object.fromEntries(
    Object.entries(ROUTES).map(([id, { path, ...handle }]) => [id, { id, path, parentId: "root", module: module(handle) }]),
  );
  const build = {
    routes: { root: { id: "root", path: "", module: module({ parameters: [], repeated: [] }) }, ...routes },
  } as unknown as ServerBuild;
  pages = cachedPages({ ...SITE, pages: app as never, addressOf: pageAddresses(build), isUnavailable: () => isDatabaseAway });
  const hono = new Hono().all("*", (context) => pages.handle(context as never));
  server = httpServer(
    { production: true, siteUrl: SITE.siteUrl, trustedProxies: [] },
    (request, env) => hono.fetch(request, env),
    pages.hit,
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  pages?.stop();
  server?.closeAllConnections();
  return server?.[Symbol.asyncDispose]();
});

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body as it was before it was packed. */
  text: string;
}

async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Received> {
  const sent = ask(base + path, { headers: { Accept: "text/html", ...headers }, method, agent }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers["content-encoding"] ?? ""];
  return {
    status: response.statusCode,
    headers: response.headers,
    body,
    text: (unpack && body.length > 0 ? unpack(body) : body).toString(),
  };
}

const publish = (text: string, collection: Source = "faqs") => {
  content = text;
  emitChange({ collection, id: 1, slug: "x", languages: ["zh", "en"], kind: "changed" });
};

function holdContent(): () => void {
  let release = () => undefined as void;
  gate = new Promise((resolve) => (release = resolve));
  return release;
}

it("makes an unknown page once for 200 clients who ask at the same time", async () => {
  const release = holdContent();
  const clients = Array.from({ length: 200 }, () => get("/about"));
  await expect.poll(() => made).toHaveLength(1);
  setImmediate(release);
  const answers = await Promise.all(clients);
  expect(made).toEqual(["/about"]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it("answers in brotli, gzip or plainly, and with 304 or without the body to those who ask for that", async () => {
  await get("/about");
  const plain = await get("/about");
  const packed = [await get("/about", { "Accept-Encoding": "gzip, br" }), await get("/about", { "Accept-Encoding": "gzip, br;q=0" })];
  expect(packed.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
  for (const { text, headers, body } of packed) {
    expect(text).toBe(plain.text);
    expect(headers).toMatchObject({ vary: "Accept, Accept-Encoding", "content-length": String(body.length) });
  }
  const again = await get("/about", { "Accept-Encoding": "br" });
  expect([again.text, again.headers["cache-status"]]).toEqual([plain.text, "waymark; hit"]);
  const unchanged = await get("/about", { "If-None-Match": `"other", ${plain.headers.etag ?? ""}` });
  expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
  const head = await get("/about", {}, "HEAD");
  expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", plain.headers["content-length"]]);
  expect(head.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringMatching(/^public, max-age=0, /),
  });
  expect(made).toEqual(["/about"]);
});

it("gives out nothing older than a change of what a page was made of, and keeps the others", async () => {
  await get("/about");
  publish("unseen", "products");
  expect((await get("/about")).text).toContain("first");
  publish("second");
  expect((await get("/about")).text).toContain("second");
  expect(made).toEqual(["/about", "/about"]);
});

it("makes a page again for whoever asks after a change that came while it was made", async () => {
  const release = holdContent();
  const before = get("/about");
  await expect.poll(() => made).toHaveLength(1);
  publish("second");
  gate = Promise.resolve();
  const after = get("/about");
  release();
  expect((await after).text).toContain("second");
  expect((await before).text).toContain("second");
  expect((await get("/about")).headers["cache-status"]).toBe("waymark; hit");
});

it("makes pages anew after a change before somebody asks", async () => {
  await get("/about");
  await get("/list");
  made = [];
  publish("second");
  await expect.poll(() => made.toSorted()).toEqual(["/about", "/list"]);
  await expect.poll(async () => (await get("/list")).headers["cache-status"]).toBe("waymark; hit");
  expect((await get("/about")).text).toContain("second");
  expect(made).toHaveLength(2);
});

it("takes the parameters that a page knows, in its order, and no others", async () => {
  const texts = [];
  for (const query of ["?page=2&series=a", "?series=a&page=2", "?utm=1&series=a&x=y&page=2", "?series=a&series=b&page=2"])
    texts.push((await get(`/list${query}`)).text);
  expect(new Set(texts).size).toBe(1);
  for (let number = 0; number < 20; number += 1) await get(`/about?page=${number}`);
  expect(made).toEqual(["/list?series=a&page=2", "/about"]);
});

it("keeps the data of a page, also of the home page, with the parts that the router wants of it", async () => {
  for (const address of ["/_.data?_routes=root", "/about.data?_routes=root,about"])
    for (let time = 0; time < 2; time += 1) await get(address);
  expect(made).toEqual(["/_.data?_routes=root", "/about.data?_routes=root%2Cabout"]);
});

it("keeps no data with parts of another page, of which there are as many as anybody thinks of", async () => {
  for (let time = 0; time < 2; time += 1) await get("/about.data?_routes=about,list");
  expect(made).toHaveLength(2);
  await get("/about.data?_routes=about");
  expect(made.at(-1)).toBe("/about.data?_routes=about");
});

it("takes a parameter several times where a form without script sends it so", async () => {
  await get("/compare?ids=a9&ids=a7");
  await get("/compare?ids=a9");
  expect(made).toEqual(["/compare?ids=a9&ids=a7", "/compare?ids=a9"]);
});

it("leaves no room to addresses without number at the cost of pages", async () => {
  await get("/about");
  for (let number = 0; number < 40; number += 1) await get(`/list?page=${number}`);
  expect((await get("/about")).headers["cache-status"]).toBe("waymark; hit");
  expect((await get("/list?page=0")).headers["cache-status"]).toBe("waymark; fwd=miss");
});

it.each(["/fresh", "/private", "/cookie"])("never gives one visitor's %s to another", async (path) => {
  const answers = await Promise.all([get(path), get(path), get(path)]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
  expect((await get(path)).text).not.toBe(answers[0]?.text);
});

it("leads a visitor who has chosen English past what is kept", async () => {
  await get("/about");
  await get("/about", { Cookie: "a=b; lang=en" });
  await get("/about", { Cookie: "lang=zh" });
  await get("/about?lang=en");
  expect(made).toEqual(["/about", "/about", "/about?lang=en"]);
});

it("keeps apart how a missing page is told to people, crawlers and programs", async () => {
  const asMany = () =>
    Promise.all([
      get("/missing"),
      get("/missing", { "User-Agent": "Mozilla/5.0 (compatible; Baiduspider/2.0)" }),
      get("/missing", { Accept: "application/json" }),
    ]);
  const [first, second] = [await asMany(), await asMany()];
  expect(first.map(({ status, text }) => [status, text])).toEqual([
    [404, "404 person"],
    [404, "404 Googlebot"],
    [404, '{"statusCode":404}'],
  ]);
  expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
  expect(first.map(({ headers }) => headers["cache-control"])).toEqual(Array(3).fill("public, max-age=0, must-revalidate"));
  expect(made).toHaveLength(3);
});

it("does not keep a page with a part that failed, and prefers the one from before", async () => {
  failing = true;
  expect((await get("/about")).headers).toMatchObject({ "cache-control": "no-store" });
  failing = false;
  expect((await get("/about")).text).toContain("first");
  failing = true;
  publish("second");
  const outdated = await get("/about");
  expect(outdated.text).toContain("first");
  expect(outdated.headers["cache-status"]).toBe("waymark; hit; detail=database-away");
  failing = false;
  expect((await get("/about")).text).toContain("second");
});

it("goes on answering when the database is away, and says so", async () => {
  await get("/about");
  isDatabaseAway = true;
  const cached = await get("/about");
  expect([cached.status, cached.headers["cache-status"]]).toEqual([200, "waymark; hit; detail=database-away"]);
  publish("second");
  expect((await get("/about")).text).toContain("first");
  isDatabaseAway = false;
  expect((await get("/about")).text).toContain("second");
});

it("gives readers whole answers that are no older than what was published before they asked", async () => {
  let published = 0;
  publish("0");
  const stale: string[] = [];
  const reader = async () => {
    for (let count = 0; count < 15; count += 1) {
      const atLeast = published;
      const { text } = await get("/about", { "Accept-Encoding": "br" });
      const [, version = "none"] = /^<!doctype html><p>\/about: (\d+)<\/p>/.exec(text) ?? [];
      if (!(Number(version) >= atLeast) || !text.endsWith(FILLING)) stale.push(`${version} after ${atLeast}`);
    }
  };
  const editor = async () => {
    for (let number = 1; number <= 50; number += 1) {
      gate = new Promise((resolve) => setImmediate(resolve));
      publish(String(number));
      published = number;
      await gate;
      await get("/about");
    }
  };
  await Promise.all([editor(), ...Array.from({ length: 20 }, reader)]);
  expect(stale).toEqual([]);
});

it("gives out a compressed page in any other way", async () => {
  for (const encoding of ["br", "gzip", "identity", "gzip", "br"]) {
    const answer = await get("/about", { "Accept-Encoding": encoding });
    expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.text).toBe(`<!doctype html><p>/about: first</p>${FILLING}`);
  }
  expect(made).toEqual(["/about"]);
});

it("compresses a page once, better where nobody waits, and stores it in a fraction of its length", async () => {
  const render = async () => new Response(FILLING.repeat(9), { headers: { "Content-Type": "text/html" } });
  const cache = new PageCache({ render, room: 1024 * 1024, prewarm: true, isUnavailable: () => false });
  const page = { key: "/asked", isPlain: true, audience: "people" } as const;
  const { answer } = await cache.find(page);
  expect(cache.size).toBeGreaterThan(FILLING.length * 9);
  const quick = await answer.body("br");
  expect(cache.size).toBeLessThan(FILLING.length * 2);
  const { answer: ahead } = await cache.prepare({ ...page, key: "/ahead" });
  expect((await ahead.body("br")).length).toBeLessThan(quick.length);
  await cache.prepare(page);
  expect(await answer.body("br")).toBe(quick);
  expect(String(await ahead.body("identity"))).toBe(FILLING.repeat(9));
  cache.stop();
});

it("stores no text as it is: whoever asks for that gets it unpacked, whatever was asked for first", async () => {
  const text = FILLING.repeat(9);
  const render = async () => new Response(text, { headers: { "Content-Type": "text/html" } });
  const cache = new PageCache({ render, room: 1024 * 1024, prewarm: false, isUnavailable: () => false });
  for (const encodings of [
    ["identity", "br"],
    ["gzip", "identity"],
    ["br", "identity", "gzip"],
  ] as const) {
    const { answer } = await cache.find({ key: encodings.join(), isPlain: true, audience: "people" });
    for (const encoding of encodings) expect((await answer.body(encoding)).length).toBeGreaterThan(0);
    await expect.poll(() => answer.stored("identity")).toBeUndefined();
    expect(String(await answer.body("identity"))).toBe(text);
    expect(answer.stored("identity")).toBeUndefined();
    expect(answer.size).toBeLessThan(text.length);
  }
  cache.stop();
});

it("gives out no page that is not there any more, also while the database is away", async () => {
  let status = 200;
  let isAway = false;
  const render = async () => {
    dependsOn("faqs");
    if (isAway) return new Response("away", { status: 503 });
    return new Response(`status ${status}`, { status, headers: { "Content-Type": "text/html" } });
  };
  const cache = new PageCache({ render, room: 1024 * 1024, prewarm: false, isUnavailable: () => isAway });
  const question = { key: "/gone", isPlain: true, audience: "people" } as const;
  const ask = async () => {
    const { answer, outcome: how } = await cache.find(question);
    return [answer.status, how];
  };
  expect(await ask()).toEqual([200, "made"]);
  // The cache serves its pages while the database is away.
  isAway = true;
  publish("second");
  expect(await ask()).toEqual([200, "outdated"]);
  isAway = false;
  status = 404;
  expect(await ask()).toEqual([404, "made"]);
  isAway = true;
  publish("third");
  expect((await ask())[0]).not.toBe(200);
  cache.stop();
});

it("compresses quickly for whoever asks while it is compressed small", async () => {
  const render = async () => new Response(FILLING.repeat(200), { headers: { "Content-Type": "text/html" } });
  const cache = new PageCache({ render, room: 8 * 1024 * 1024, prewarm: true, isUnavailable: () => false });
  const question = { key: "/", isPlain: true, audience: "people" } as const;
  const { answer } = await cache.find(question);
  const preparing = cache.prepare(question);
  const quick = await answer.body("br");
  await preparing;
  expect((await answer.body("br")).length).toBeLessThan(quick.length);
  cache.stop();
});

it("goes on making pages anew after one of them throws", async () => {
  const rendered: string[] = [];
  let throws = false;
  const render = async ({ key }: { key: string }) => {
    dependsOn("faqs");
    rendered.push(key);
    if (throws) throw new Error("The page cannot be made");
    return new Response(key, { headers: { "Content-Type": "text/html" } });
  };
  const cache = new PageCache({ render, room: 1024 * 1024, prewarm: true, isUnavailable: () => false });
  for (const key of ["/one", "/two"]) await cache.find({ key, isPlain: true, audience: "people" });
  const renderedAnew = () => rendered.splice(0).toSorted();
  renderedAnew();
  throws = true;
  publish("second");
  await expect.poll(() => rendered).toHaveLength(2);
  expect(renderedAnew()).toEqual(["/one", "/two"]);
  throws = false;
  publish("third");
  await expect.poll(() => rendered).toHaveLength(2);
  expect(renderedAnew()).toEqual(["/one", "/two"]);
  cache.stop();
});

it("lets a CDN serve pages for a while, and asks it to come back for what was not there", async () => {
  for (let time = 0; time < 2; time += 1) {
    expect((await get("/about")).headers["cache-control"]).toContain("s-maxage=60");
    expect((await get("/missing")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
});
