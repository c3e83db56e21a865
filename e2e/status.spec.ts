import { expect, test } from "@playwright/test";

const UNKNOWN = ["/nothing-here", "/en/nothing-here", "/products/x99", "/en/products/x99", "/solutions/none", "/article/999999", "/article/abc", "/article?page=999", "/products?page=0", "/services/none", "/services/downloads?page=99", "/services/videos?page=1.5", "/brand/none", "/brand/constructor", "/en/brand/__proto__", "/locales/fr.json", "/builds/meta/unknown.json", "/en/en/products", "/media/123/v3-hero.webp.avif", "/media/320/none.webp.avif"];

for (const path of UNKNOWN) {
  test(`${path} is answered with 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test("clients that ask for JSON first get the error object", async ({ request }) => {
  const response = await request.get("/products/x99", { headers: { accept: "application/json" } });
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ statusCode: 404, statusMessage: "Page Not Found: /products/x99", fatal: true });
});

test("crawlers get the status and a bare line", async ({ request }) => {
  const response = await request.get("/nothing-here", { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } });
  expect(response.status()).toBe(404);
  expect(await response.text()).toBe("404 Page not found: /nothing-here\n");
});

for (const method of ["PUT", "PATCH", "DELETE", "POST"]) {
  test(`${method} to a page that only reads is answered with 405`, async ({ request }) => {
    expect((await request.fetch("/products", { method })).status()).toBe(405);
  });
}

test("a connection is kept for longer than proxies keep theirs", async ({ request }) => {
  const { "keep-alive": kept = "" } = (await request.get("/healthz")).headers();
  expect(Number(/timeout=(\d+)/.exec(kept)?.[1])).toBeGreaterThan(120);
});

test("forms refuse other methods and other content types", async ({ request }) => {
  expect((await request.fetch("/buy", { method: "PUT" })).status()).toBe(405);
  expect((await request.post("/buy", { data: { name: "x" } })).status()).toBe(415);
  expect((await request.post("/buy", { headers: { "content-type": "application/x-www-form-urlencoded" }, data: `message=${"x".repeat(100_000)}` })).status()).toBe(413);
});

test("the usual spelling of the brand story leads to its address", async ({ request }) => {
  const response = await request.get("/en/brand/article", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe("/en/brand/aritcle");
});

test("health, readiness and builds answer", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
  expect(await (await request.get("/metrics")).text()).toContain("http_request_duration_seconds");
  const latest = (await (await request.get("/builds/latest.json?t=1")).json()) as { id: string };
  const manifest = await request.get(`/builds/meta/${latest.id}.json`);
  expect(await manifest.json()).toMatchObject({ id: latest.id, routeRules: {} });
});

test("the saved language leads unprefixed addresses to English", async ({ request }) => {
  const response = await request.get("/products?series=obd_tox", { maxRedirects: 0, headers: { cookie: "lang=en" } });
  expect(response.status()).toBe(302);
  expect(response.headers()["location"]).toBe("/en/products?series=obd_tox");
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  expect((await request.get("/products", { maxRedirects: 0, headers: { cookie: "lang=fr" } })).status()).toBe(200);
  expect((await request.get("/en/products", { maxRedirects: 0, headers: { cookie: "lang=zh" } })).status()).toBe(200);
});
