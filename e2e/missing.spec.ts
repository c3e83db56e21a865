import { expect, type APIRequestContext } from "@playwright/test";
import pLimit from "p-limit";
import { violations } from "./support/accessibility.ts";
import { test } from "./support/own-site.ts";
import { FIRST_STAFF, signIn } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
// Nothing is left of this site in the end.
test.use({ sharedBy: "nobody" });

/** Everything that pages are made of. */
const KINDS = [
  "series",
  "accessories",
  "solutions",
  "products",
  "articles",
  "downloads",
  "videos",
  "testimonials",
  "banners",
  "faqs",
  "services",
  "brands",
  "inventions",
  "marks",
  "media",
];

/** What a page says whose record has no English. */
const UNTRANSLATED = "This page is not translated in full yet. What is missing is shown in Chinese.";

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/sitemap.xml")).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Addresses that are asked for at the same time. */
const AT_ONCE = 4;

/** The addresses that are answered with a fault of the server. */
async function faults(request: APIRequestContext, addresses: string[]): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  const statusOf = async (address: string) => ({ address, status: (await request.get(address)).status() });
  const answers = await Promise.all(addresses.map((address) => limit(() => statusOf(address))));
  return answers.filter(({ status }) => status >= 500).map(({ status, address }) => `${status} ${address}`);
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

test("the site bears records that are gone, whatever still names them", async ({ request, site }) => {
  test.setTimeout(300_000);
  const addresses = await sitemap(request);
  expect(addresses.length).toBeGreaterThan(150);
  const lists = ["/products?series=wireless", "/services/videos?page=2", "/services/downloads?page=2", "/article?page=2"];
  const pages = [...addresses, ...lists, ...lists.map((path) => `/en${path}`)];

  // What named them then names nothing, as after a deletion for good …
  for (const kind of KINDS) await site.run(`delete from ${kind} where id % 3 = 1`);
  expect(await faults(request, pages)).toEqual([]);

  // … or a record that there is not, as after a backup was put back in part.
  await site.run("pragma foreign_keys = off");
  for (const kind of KINDS) await site.run(`delete from ${kind} where id % 3 = 2`);
  expect(await faults(request, pages)).toEqual([]);

  for (const kind of KINDS) await site.run(`delete from ${kind}`);
  expect(await faults(request, pages)).toEqual([]);
});
