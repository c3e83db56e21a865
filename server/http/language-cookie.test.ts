import { Hono } from "hono";
import { expect, it } from "vitest";
import { languageCookie } from "./language-cookie.ts";

const app = new Hono().use(languageCookie()).get("*", (context) => context.text("page"));
const ask = (path: string, init: RequestInit = {}) => app.request(`http://localhost${path}`, init);
const requestWithLanguage = (language: string, method = "GET") => ({ method, headers: { cookie: `lang=${language}` } });

it("says of a page without a language in its address that it is another one with the cookie, and of no other", async () => {
  const varies = async (path: string, init?: RequestInit) => (await ask(path, init)).headers.get("vary");
  for (const path of ["/", "/products/v3", "/nowhere"]) {
    expect([path, await varies(path)]).toEqual([path, "Cookie"]);
    expect([path, await varies(path, requestWithLanguage("zh"))]).toEqual([path, "Cookie"]);
  }
  for (const path of ["/en", "/en/products/v3", "/robots.txt", "/products.data"]) expect([path, await varies(path)]).toEqual([path, null]);
});

it.each(["GET", "HEAD"])("leads whoever has chosen another language to the page in that, also for %s", async (method) => {
  const answer = await ask("/products?page=2", requestWithLanguage("en", method));
  const values = ["location", "cache-control"].map((name) => answer.headers.get(name));
  expect([answer.status, ...values]).toEqual([302, "/en/products?page=2", "private, no-store"]);
  const chosen = await ask("/products?lang=en", { method });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([302, "/en/products"]);
});

it("keeps the choice for a year, on all pages, and has no search engine list the address that made it", async () => {
  const { headers } = await ask("/products?lang=en");
  expect(headers.get("set-cookie")).toBe("lang=en; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect((await ask("/products?lang=tlh")).headers.get("set-cookie")).toBeNull();
});

it("answers what is sent to a page where it was sent to", async () => {
  const posting = new Hono().use(languageCookie()).post("*", (context) => context.text("taken"));
  const answer = await posting.request("http://localhost/contact", requestWithLanguage("en", "POST"));
  expect([answer.status, await answer.text()]).toEqual([200, "taken"]);
});
