import http from "node:http";
import { expect, it } from "vitest";
import { ask, site, textOf } from "./ask.ts";

it("a chosen language is saved by the server for this visitor alone, and leads nowhere but to this site", async () => {
  for (const [address, location, saved] of [
    ["/en/products?lang=en", "/en/products", "en"],
    ["/products?a=%20b&lang=en&c", "/en/products?a=%20b&c", "en"],
    ["/en?%6Cang=zh", "/", "zh"],
    ["/en/services/faq?lang=zh", "/services/faq", "zh"],
  ]) {
    const answer = await ask(address ?? "");
    const [to, cacheControl, cookie, robots] = ["location", "cache-control", "set-cookie", "x-robots-tag"].map((name) =>
      answer.headers.get(name),
    );
    expect([address, answer.status, to, cacheControl, robots]).toEqual([address, 302, location, "private, no-store", "noindex"]);
    expect(cookie).toBe(`lang=${saved}; Max-Age=31536000; Path=/; SameSite=Lax`);
  }
  for (const address of ["/services/faq?lang=fr", "/services/faq?lang=", "/services/faq?lang=EN"]) {
    const answer = await ask(address);
    expect([address, answer.status, answer.headers.get("set-cookie")]).toEqual([address, 200, null]);
  }
});

it("a saved language changes the way to pages only, not to files, and only languages of the site count", async () => {
  const files = ["/locales/zh.json", "/locales/en.json", "/robots.txt", "/sitemap.xml", "/site.webmanifest", "/builds/latest.json"];
  for (const file of [...files, "/products.data"])
    expect([file, (await ask(file, { headers: { cookie: "lang=en" } })).status]).toEqual([file, 200]);
  for (const value of ["fr", "EN", "en-GB", ""])
    expect([value, (await ask("/products", { headers: { cookie: `lang=${value}` } })).status]).toEqual([value, 200]);
});

it("search engines know both languages by their own addresses", async () => {
  const html = await textOf("/products?series=obd_tox");
  expect(html).toMatch(/<link rel="alternate" hrefLang="en" href="[^"?]*\/en\/products\?series=obd_tox"/);
  expect(html).toMatch(/<a [^>]*href="\/en\/products\?series=obd_tox&amp;lang=en"[^>]*rel="nofollow"/);
});

it("paths with doubled slashes lead to the plain path, and backslashes are refused", async () => {
  const { port } = new URL(site.url);
  for (const [address, location] of [
    ["/en//evil.example/x", "/en/evil.example/x"],
    ["//evil.example", "/evil.example"],
    ["/products//v3?tab=specs", "/products/v3?tab=specs"],
    ["//evil.example?lang=en", "/evil.example?lang=en"],
  ] as const) {
    expect(await rawAnswer(Number(port), address)).toEqual([301, location]);
  }
  expect(await rawAnswer(Number(port), "/en/\\\\evil.example")).toEqual([400, undefined]);
  const html = await textOf("/en/evil.example/x");
  expect(html).toContain('href="/evil.example/x?lang=zh"');
});

/** Status and location of an address requested exactly as spelled. */
function rawAnswer(port: number, path: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: "127.0.0.1", port, path }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.location]);
      })
      .on("error", reject);
  });
}
