import { expect, test } from "@playwright/test";
import { consoleOf, open } from "./support/page.ts";

const UNKNOWN = [
  "/nothing-here",
  "/en/nothing-here",
  "/products/x99",
  "/en/products/x99",
  "/solutions/none",
  "/article/999999",
  "/article/abc",
  "/article?page=999",
  "/products?page=0",
  "/services/none",
  "/services/downloads?page=99",
  "/services/videos?page=1.5",
  "/brand/none",
  "/brand/constructor",
  "/en/brand/__proto__",
  "/locales/fr.json",
  "/builds/meta/unknown.json",
  "/en/en/products",
  "/media/123/v3-hero.webp",
  "/media/320/none.webp",
  "/admin/nope",
  "/admin/collections/nope",
];

for (const path of UNKNOWN) {
  test(`${path} is answered with 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const [asked, location] of [
  ["/article?year=1900", "/article"],
  ["/en/article?category=zzz&year=2025&page=2", "/en/article?year=2025"],
  ["/services/downloads?type=zzz", "/services/downloads"],
  ["/en/services/videos?group=zzz&utm=mail", "/en/services/videos?utm=mail"],
  ["/brand/invention?year=1900&type=zzz", "/brand/invention?type=zzz"],
  ["/brand/invention?type=zzz", "/brand/invention"],
  ["/en/brand/invention?status=zzz", "/en/brand/invention"],
  ["/solutions?tab=zzz", "/solutions"],
] as const) {
  test(`${asked} leads to the list without the value that there is not`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([302, location]);
  });
}

test("a choice of all, as forms send it, is no choice", async ({ request }) => {
  for (const asked of ["/article?year=&query=", "/en/brand/invention?year=&type=&status=", "/services/downloads?type="]) {
    expect([asked, (await request.get(asked, { maxRedirects: 0 })).status()]).toEqual([asked, 200]);
  }
});

test("the search in the news takes every sign as it is written", async ({ request }) => {
  for (const query of ["%", "_", "%%", "G_S", "positioning%", "\\"]) {
    const html = await (await request.get(`/en/article?query=${encodeURIComponent(query)}`)).text();
    expect([query, html.includes("no data")]).toEqual([query, true]);
  }
  for (const query of ["GNSS", "cold CHAIN"]) {
    const html = await (await request.get(`/en/article?query=${encodeURIComponent(query)}`)).text();
    expect([query, html.includes("no data")]).toEqual([query, false]);
  }
});

for (const [path, title] of [
  ["/products/x99/datasheet.pdf", "页面未找到"],
  ["/en/products/x99/documents.zip", "Page not found"],
  ["/en/products/compare.xlsx?ids=x99", "Page not found"],
  ["/api/media/file/old-manual.pdf", "Page not found"],
] as const) {
  test(`${path} is answered with a page from which one can go on`, async ({ page }) => {
    const said = consoleOf(page, "error");
    await open(page, path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    // The browser itself says that the page was answered with 404.
    expect(said.filter((line) => !line.includes("404"))).toEqual([]);
    await page.getByRole("main").locator("a").first().click();
    await expect(page.getByRole("heading", { name: title })).toBeHidden();
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
  expect(
    (
      await request.post("/buy", {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        data: `message=${"x".repeat(300_000)}`,
      })
    ).status(),
  ).toBe(413);
});

test("addresses as people write them lead to the right ones, each with its own query", async ({ request }) => {
  for (const [asked, target] of [
    ["/en/brand/article", "/en/brand/aritcle"],
    ["/services", "/services/about"],
    ["/en/services/?utm_source=card", "/en/services/about?utm_source=card"],
    ["/products/A9", "/products/a9"],
    ["/en/Products/A9?tab=specs&utm_source=card", "/en/products/a9?tab=specs&utm_source=card"],
    ["/en/Products/A9?utm_source=mail", "/en/products/a9?utm_source=mail"],
    ["/products/A9/datasheet.pdf", "/products/a9/datasheet.pdf"],
    ["/solutions/Cold-Chain", "/solutions/cold-chain"],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([asked, response.status(), response.headers()["location"]]).toEqual([asked, 301, target]);
  }
});

test("health, readiness and builds answer", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
  expect(await (await request.get("/metrics")).text()).toContain("http_request_duration_seconds");
  for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
    expect((await request.get("/metrics", { headers: { [name]: "by a proxy" } })).status()).toBe(403);
  for (const address of ["/healthz", "/readyz", "/metrics"])
    expect((await request.get(address)).headers()["cache-control"]).toBe("no-store");
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
