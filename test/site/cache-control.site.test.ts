import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { ask, site, staff, textOf } from "./ask.ts";

/** Caching of answers: for a time, after revalidation, or not at all. */
const SAID = /(?:^|, )(?:max-age=\d+|no-cache|no-store)(?:,|$)/;

const PAGES = ["/", "/en", "/products", "/en/products/a9", "/search?q=a9", "/en/contact", "/buy?items=a9:1", "/article/1"];
const FOR_PROGRAMS = [
  "/en/products/a9.md",
  "/llms.txt",
  "/api.json",
  "/products.data",
  "/search.json?q=a9",
  "/article/feed.xml",
  "/robots.txt",
  "/sitemap.xml",
];
const FILES = [
  "/favicon.svg",
  "/favicon.ico",
  "/locales/zh.json",
  "/builds/latest.json",
  "/media/720/v3-hero.webp",
  "/api/media/file/v3-hero.webp",
  "/cards/zh.jpg",
  "/products/v3/datasheet.pdf",
  "/products/v3/documents.zip",
  "/products.xlsx?ids=a9",
  "/.well-known/security.txt",
];
const OF_OPERATION = ["/healthz", "/readyz", "/metrics"];
const MISSING = [
  "/nothing",
  "/en/products/nothing",
  "/article?page=999",
  "/media/720/none.webp",
  "/assets/none.js",
  "/builds/meta/none.json",
  "/products/none/datasheet.pdf",
  "/api/nothing",
  "/api/media/file/none.webp",
  "/none.data",
  "/none.json",
  "/admin",
  "/_next/none.js",
];
const MOVED = ["/products/", "/en//products", "/zh/products", "/products?lang=en", "/brand/article", "/services/downloads?type=zzz"];

it.each([...PAGES, ...FOR_PROGRAMS, ...FILES, ...OF_OPERATION, ...MISSING, ...MOVED])("GET and HEAD of %s say it", async (path) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await ask(path, { method });
    await answer.arrayBuffer();
    expect([method, answer.status, answer.headers.get("cache-control")]).toEqual([method, answer.status, expect.stringMatching(SAID)]);
  }
});

it("so do the files of the build that a page names, for good, and its pictures", async () => {
  const html = await textOf("/en/products/a9");
  const named = new Set(Array.from(html.matchAll(/"(\/(?:assets|media|cards)\/[^"\s]+)/g), ([, address = ""]) => address));
  const files = [...named].filter((address) => address.startsWith("/assets/"));
  const [picture = "", ...pictures] = [...named].filter((address) => !files.includes(address));
  expect([files.length > 1, pictures.length > 1]).toEqual([true, true]);
  for (const address of [...files, picture]) {
    const answer = await ask(address.replaceAll("&amp;", "&"));
    await answer.arrayBuffer();
    const due = address.startsWith("/assets/") ? /immutable/ : SAID;
    expect([address, answer.headers.get("cache-control")]).toEqual([address, expect.stringMatching(due)]);
  }
});

describe("refusals say it", () => {
  const form = { name: "Ana" };
  it.each<[status: number, path: string, call: Parameters<typeof ask>[1]]>([
    [400, "/en/contact", { method: "POST", headers: { "content-type": "multipart/form-data; boundary=b" }, body: "--b\r\nnonsense" }],
    [401, "/api/leads", {}],
    [401, "/api/faqs", { json: {} }],
    [401, "/api/users/login", { json: { email: "nobody@example.com", password: "wrong" } }],
    [403, "/en/contact", { form, headers: { origin: "https://evil.example" } }],
    [403, "/api/users/login", { json: {}, headers: { origin: "https://evil.example" } }],
    [404, "/en/products/nothing", { headers: { accept: "application/json" } }],
    [404, "/en/products/nothing", { headers: { "user-agent": "Googlebot" } }],
    [404, "/api/nothing", { headers: staff }],
    [404, "/api/faqs/999999", { headers: staff }],
    [405, "/products", { form }],
    [405, "/products", { method: "PROPFIND" }],
    [204, "/products", { method: "OPTIONS" }],
    [405, "/healthz", { method: "DELETE" }],
    [413, "/en/contact", { form: { message: "x".repeat(300_000) } }],
    [414, `/${"x".repeat(3000)}`, {}],
    [415, "/en/contact", { method: "POST", headers: { "content-type": "text/plain" }, body: "x" }],
    [422, "/en/contact", { form }],
    [422, "/en/contact.data", { form }],
    [431, "/", { headers: { "x-long": "x".repeat(5000) } }],
  ])("%i of %.40s", async (status, path, call) => {
    const answer = await ask(path, call);
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, expect.stringMatching(SAID)]);
  });

  it("what is no request at all", async () => {
    const answer = await new Promise<string>((resolve) => {
      let response = "";
      const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => socket.write("nonsense\r\n\r\n"));
      socket.on("data", (part) => (response += part.toString())).on("close", () => resolve(response));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*Cache-Control: no-store/);
  });
});

it("what only staff may see is kept by nobody", async () => {
  for (const path of ["/api/users/me", "/api/faqs"]) {
    const answer = await ask(path, { headers: staff });
    await answer.arrayBuffer();
    expect([path, answer.headers.get("cache-control")]).toEqual([path, expect.stringContaining("no-store")]);
  }
});
