import { expect, type APIRequestContext } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { test } from "./support/own-site.ts";
import { FIRST_STAFF, signIn } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
// This site is left in another state.
test.use({ sharedBy: "nobody" });

/** What a page says whose record has no English. */
const UNTRANSLATED = "This page is not translated in full yet. What is missing is shown in Chinese.";

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/sitemap.xml")).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

test("an article, a product, a solution without English is shown in Chinese and not listed, or is not there in English, by setting", async ({
  page,
  request,
  site,
}) => {
  const headers = await signIn(request, FIRST_STAFF);
  const made = await request.post("/api/articles?locale=zh", {
    headers,
    data: { category: "company", title: "新工厂投产", author: "编辑部", summary: "面积翻倍。", _status: "published" },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const path = `/article/${doc.id}`;

  await page.goto(`/en${path}`);
  await expect(page.getByRole("heading", { level: 1, name: "新工厂投产" })).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByText(UNTRANSLATED)).toBeVisible();
  await expect(page.locator("[lang='zh-CN']", { hasText: "面积翻倍。" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[hreflang='en'], link[hreflang='zh-CN']")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(await sitemap(request)).not.toContain(`/en${path}`);
  for (const [kind, slug] of Object.entries({ products: "v3", solutions: "logistics" })) {
    const named = (locale: string) => `/api/${kind}?locale=${locale}&where[slug][equals]=${slug}`;
    const { docs } = (await (await request.get(named("zh"), { headers })).json()) as { docs: { name: string }[] };
    await request.patch(named("en"), { headers, data: { name: null, _status: "published" } });
    await page.goto(`/en/${kind}/${slug}`);
    await expect(page.getByText(UNTRANSLATED)).toBeVisible();
    await expect(page.locator("h1[lang='zh-CN'], h1 [lang='zh-CN']")).toContainText(docs[0]?.name ?? "");
    expect(await violations(page)).toEqual([]);
    // What else it says is in English still.
    await expect(page.locator(".points[lang]")).toHaveCount(0);
    const parts = ["products_features", "solutions_features", "solutions_overview", "solutions_scenarios"];
    for (const part of parts.filter((name) => name.startsWith(kind))) await site.run(`delete from ${part}_locales where _locale = 'en'`);
    await page.reload();
    await expect(page.locator(".points[lang='zh-CN']")).toBeVisible();
    await page.goto(`/${kind}/${slug}`);
    await expect(page.locator("main [lang]")).toHaveCount(0);
  }
  await page.goto(path);
  await expect(page.locator("article [lang]")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"], link[hreflang="en"], link[hreflang="zh-CN"]')).toHaveCount(0);

  const chosen = await request.post("/api/globals/site?locale=zh", { headers, data: { withoutEnglish: "leaveOut" } });
  expect(chosen.status()).toBe(200);
  const led = await request.get(`/en${path}`, { maxRedirects: 0 });
  expect([led.status(), led.headers()["location"]]).toEqual([302, "/en/article"]);
  expect((await request.get(path)).status()).toBe(200);
  for (const list of ["/article", "/article/feed.xml", "/sitemap.xml"]) expect(await (await request.get(list)).text()).toContain(path);
  for (const list of ["/en/article", "/en/article/feed.xml"]) expect(await (await request.get(list)).text()).not.toContain(path);
  await page.goto(path);
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(/\/en\/article$/);
});
