import { expect } from "@playwright/test";
import { press, publishing } from "./support/desk-form.ts";
import { makeStaff, openSignIn, signInAtDesk, staffHeaders, test, writeText } from "./support/staff.ts";

test("an editor changes an English name in the admin: the English page shows it at the next request, the Chinese one does not change", async ({
  page,
  request,
  undo,
}) => {
  test.setTimeout(180_000);
  const { account, headers } = await makeStaff(request);
  const { docs } = (await (await request.get("/api/products?where[slug][equals]=c40&locale=en&depth=0", { headers })).json()) as {
    docs: { id: number; name: string }[];
  };
  const named = { name: docs[0]?.name, _status: "published" };
  undo(() => request.patch(`/api/products/${docs[0]?.id}?locale=en&overrideLock=true`, { headers, data: named }));
  const chinese = await (await request.get("/products/c40")).text();

  await openSignIn(page, request);
  await signInAtDesk(page, account);
  await page.goto(`/admin/collections/products/${docs[0]?.id}?locale=en`);
  const name = page.locator('[name="name"]');
  // The admin draws its form in the browser, which may take a while on its first visit.
  await expect(name).toHaveValue(/LTE Cat 1/, { timeout: 60_000 });
  await name.fill("Renamed module for engineers");
  await press(page, publishing(page));
  await expect(page.locator(".payload-toast-container")).toContainText(/./);

  await expect.poll(async () => (await request.get("/en/products/c40")).text()).toContain("Renamed module for engineers");
  const after = await (await request.get("/products/c40")).text();
  expect(after).not.toContain("Renamed module for engineers");
  expect(/<h1[\s\S]*?<\/h1>/.exec(after)?.[0]).toBe(/<h1[\s\S]*?<\/h1>/.exec(chinese)?.[0]);
});

test("records are for staff alone over REST", async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (const collection of ["leads", "messages", "users", "products"]) {
    expect((await stranger.get(`/api/${collection}`)).status()).toBe(401);
    expect((await stranger.post(`/api/${collection}`, { data: { name: "x", email: "x@example.com", message: "x" } })).status()).toBe(401);
  }
  expect((await stranger.get("/api/media/file/v3-hero.webp")).status()).toBe(200);
  await stranger.dispose();
});

test("a visitor cannot make the first administrator, nor another one", async ({ request }) => {
  const response = await request.post("/api/users/first-register", {
    data: { email: "intruder@example.com", password: "intruder-password" },
  });
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
});

test("a form of another site cannot write over REST", async ({ request }) => {
  const headers = { ...(await staffHeaders(request)), origin: "https://elsewhere.example" };
  expect((await request.post("/api/redirects", { headers, form: { from: "/a", to: "/b", status: "301" } })).status()).toBe(403);
});

test("an editor's redirect is followed and published in the build's manifest", async ({ request }) => {
  const headers = await staffHeaders(request);
  const created = await request.post("/api/redirects", { headers, data: { from: "/old-page", to: "/products/v3", status: "301" } });
  expect(created.status()).toBe(201);
  const followed = await request.get("/old-page", { maxRedirects: 0 });
  expect([followed.status(), followed.headers()["location"]]).toEqual([301, "/products/v3"]);
  const { id } = (await (await request.get("/builds/latest.json")).json()) as { id: string };
  expect(await (await request.get(`/builds/meta/${id}.json`)).json()).toMatchObject({
    routeRules: { "/old-page": { redirect: { to: "/products/v3", statusCode: 301 } } },
  });
});

test("an editor's interface text replaces the built-in one", async ({ request, undo }) => {
  const before = await (await request.get("/locales/en.json")).json();
  expect(before).toMatchObject({ nav: { wireless: "Wireless long standby" } });
  undo(() => writeText(request, "nav.wireless", ""));
  await writeText(request, "nav.wireless", "Long standby");
  expect(await (await request.get("/locales/en.json")).json()).toMatchObject({ nav: { wireless: "Long standby" } });
  expect(await (await request.get("/locales/zh.json")).json()).toMatchObject({ nav: { wireless: "无线超长待机" } });
});
