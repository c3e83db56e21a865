import { expect, it } from "vitest";
import { ask, jsonOf, textOf, wordsIn } from "./ask.ts";

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
];

for (const path of UNKNOWN) {
  it(`${path} is answered with 404`, async () => {
    expect((await ask(path)).status).toBe(404);
  });
}

it.each([
  ["/nothing-here", "页面未找到", "抱歉，您访问的页面不存在。", "返回首页", "查看全部产品"],
  ["/en/nothing-here", "Page not found", "Sorry, the page you visited does not exist.", "Back to home", "See all products"],
])(
  "%s says what is missing in its language, and leads home, a product to the products as well",
  async (path, title, text, home, products) => {
    const prefix = path.replace("/nothing-here", "");
    for (const missing of [path, `${prefix}/products/x99`]) {
      const main = /<main.*<\/main>/s.exec(await textOf(missing))?.[0] ?? "";
      expect(main).toContain(`<h1>${title}</h1>`);
      expect(wordsIn(main)).toContain(text);
      expect(wordsIn(main)).toMatch(new RegExp(`${title}[：:] ?${missing}`, "i"));
      expect(main).not.toContain(prefix ? "页面未找到" : "Page not found");
      expect(main).toMatch(new RegExp(`<a [^>]*href="${prefix || "/"}"[^>]*>${home}`));
      expect(new RegExp(`<a [^>]*href="${prefix}/products"[^>]*>${products}`).test(main)).toBe(missing !== path);
    }
  },
);

for (const [address, location] of [
  ["/article?year=1900", "/article"],
  ["/en/article?category=zzz&year=2025&page=2", "/en/article?year=2025"],
  ["/services/downloads?type=zzz", "/services/downloads"],
  ["/en/services/videos?group=zzz&utm=mail", "/en/services/videos?utm=mail"],
  ["/brand/invention?year=1900&type=zzz", "/brand/invention?type=zzz"],
  ["/brand/invention?type=zzz", "/brand/invention"],
  ["/en/brand/invention?status=zzz", "/en/brand/invention"],
  ["/solutions?tab=zzz", "/solutions"],
] as const) {
  it(`${address} leads to the list without the value that there is not`, async () => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
  });
}

it("a choice of all, as forms send it, is no choice", async () => {
  for (const address of ["/article?year=&query=", "/en/brand/invention?year=&type=&status=", "/services/downloads?type="]) {
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
  }
});

it("the search in the news takes every sign as it is written", async () => {
  for (const query of ["%", "_", "%%", "G_S", "positioning%", "\\"]) {
    const html = await textOf(`/en/article?query=${encodeURIComponent(query)}`);
    expect([query, html.includes("no data")]).toEqual([query, true]);
  }
  for (const query of ["GNSS", "cold CHAIN"]) {
    const html = await textOf(`/en/article?query=${encodeURIComponent(query)}`);
    expect([query, html.includes("no data")]).toEqual([query, false]);
  }
});

it("clients that ask for JSON first get the error object", async () => {
  const response = await ask("/products/x99", { headers: { accept: "application/json" } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ statusCode: 404, statusMessage: "Page Not Found: /products/x99", fatal: true });
});

it("crawlers get the status and a bare line", async () => {
  const response = await ask("/nothing-here", { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("404 Page not found: /nothing-here\n");
});

for (const method of ["PUT", "PATCH", "DELETE", "POST"]) {
  it(`${method} to a page that only reads is answered with 405`, async () => {
    expect((await ask("/products", { method })).status).toBe(405);
  });
}

it("a connection is kept for longer than proxies keep theirs", async () => {
  const keepAlive = (await ask("/healthz")).headers.get("keep-alive") ?? "";
  expect(Number(/timeout=(\d+)/.exec(keepAlive)?.[1])).toBeGreaterThan(120);
});

it("forms refuse other methods and other content types", async () => {
  expect((await ask("/buy", { method: "PUT" })).status).toBe(405);
  expect((await ask("/buy", { json: { name: "x" } })).status).toBe(415);
  expect((await ask("/buy", { form: { message: "x".repeat(300_000) } })).status).toBe(413);
});

it("addresses as people write them lead to the right ones, each with its own query", async () => {
  for (const [address, target] of [
    ["/en/brand/article", "/en/brand/aritcle"],
    ["/services", "/services/about"],
    ["/en/services?utm_source=card", "/en/services/about?utm_source=card"],
    ["/en/services/?utm_source=card", "/en/services?utm_source=card"],
    ["/en/products/", "/en/products"],
    ["/en/article/1/", "/en/article/1"],
    ["/EN/products?q=a9", "/en/products?q=a9"],
    ["/contact/", "/contact"],
    ["/zh/products/a9", "/products/a9"],
    ["/zh", "/"],
    ["/en/products/a9;jsessionid=0A1B2C?tab=specs", "/en/products/a9?tab=specs"],
    ["/products/A9", "/products/a9"],
    ["/en/Products/A9?tab=specs&utm_source=card", "/en/products/a9?tab=specs&utm_source=card"],
    ["/en/Products/A9?utm_source=mail", "/en/products/a9?utm_source=mail"],
    ["/products/A9/datasheet.pdf", "/products/a9/datasheet.pdf"],
    ["/solutions/Cold-Chain", "/solutions/cold-chain"],
  ] as const) {
    const response = await ask(address);
    expect([address, response.status, response.headers.get("location")]).toEqual([address, 301, target]);
  }
});

it("health, readiness and builds answer", async () => {
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  expect(await textOf("/metrics")).toContain("http_request_duration_seconds");
  for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
    expect((await ask("/metrics", { headers: { [name]: "by a proxy" } })).status).toBe(403);
  for (const address of ["/healthz", "/readyz", "/metrics"]) expect((await ask(address)).headers.get("cache-control")).toBe("no-store");
  const latest = await jsonOf<{ id: string }>("/builds/latest.json?t=1");
  const manifest = await ask(`/builds/meta/${latest.id}.json`);
  expect(await manifest.json()).toMatchObject({ id: latest.id, routeRules: {} });
});

it("the saved language leads unprefixed addresses to English", async () => {
  const response = await ask("/products?series=obd_tox", { headers: { cookie: "lang=en" } });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/en/products?series=obd_tox");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect((await ask("/products", { headers: { cookie: "lang=fr" } })).status).toBe(200);
  expect((await ask("/en/products", { headers: { cookie: "lang=zh" } })).status).toBe(200);
});
