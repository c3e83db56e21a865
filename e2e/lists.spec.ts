import { expect, type APIRequestContext } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { hold, isPageData, open } from "./support/page.ts";
import { test } from "./support/own-site.ts";
import { SLOW, slowUnless } from "./support/slow.ts";
import { FIRST_STAFF, signIn } from "./support/staff.ts";

test.describe.configure({ mode: "default" });

/** People get errors as pages, programs as one line. */
const BROWSER = { accept: "text/html", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0.0.0" };
/** The words of a page's heading, which may stand in parts. */
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path, { headers: BROWSER })).text();

const LISTS = [
  { path: "/en/article", table: "articles", other: "Company news", items: "main .news-row, main .lead-story" },
  { path: "/en/services/downloads", table: "downloads", other: "Datasheet", items: "main .download-table tbody tr" },
  { path: "/en/services/videos", table: "videos", other: "Product installation", items: "main .first-film, main .video-card" },
];

for (const { path, table, other, items } of LISTS) {
  test(`${path} shows the shape of the list while another choice is on its way`, slowUnless(table === "articles"), async ({ page }) => {
    await open(page, path);
    await expect(page.locator(items).first()).toBeVisible();
    const heldRequests = await hold(page, new RegExp(`${path}\\.data`));
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${other}`) })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
    await expect(page.locator(".skeleton")).toBeVisible();
    await expect(page.locator(items)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    heldRequests.release();
    await expect(page.locator(items).first()).toBeVisible();
    await expect(page.locator(".skeleton")).toHaveCount(0);
  });

  test(`${path} stays when its list cannot be read, and the retry reads it`, SLOW, async ({ page, site }) => {
    await site.without(table, async () => {
      await open(page, path);
      const failure = page.getByRole("alert").filter({ hasText: "Load failed" });
      await expect(failure).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const response = page.waitForResponse((response) => isPageData(response.request(), path));
      await failure.getByRole("link", { name: "Retry" }).click();
      await response;
      await expect(failure).toBeVisible();
    });
    await page.getByRole("alert").getByRole("link", { name: "Retry" }).click();
    await expect(page.locator(items).first()).toBeVisible();
    await expect(page.getByText("Load failed")).toHaveCount(0);
  });
}

test("the home page stays when its products and voices cannot be read, and each part has its own retry", async ({ page, site }) => {
  await site.without("testimonials", async () => {
    await open(page, "/en");
    const voices = page.getByRole("region", { name: "What changed" });
    await expect(voices.getByRole("alert")).toContainText("Load failed");
    await expect(page.getByRole("region", { name: "Waymark IoT" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
  });
  await page.getByRole("alert").getByRole("link", { name: "Retry" }).click();
  await expect(page.getByText("Load failed")).toHaveCount(0);
  await site.without("products_locales", async () => {
    await page.reload();
    await expect(page.getByRole("alert").filter({ hasText: "Load failed" })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

/** Lists, the elements around their records, and their words without records. */
const EMPTY = [
  ["downloads", "/services/downloads", "no download resources", "暂无下载资源"],
  ["videos", "/services/videos", "no video resources", "暂无视频资源"],
  ["products", "/products?series=obd_tox", "no data", "暂无数据"],
  ["products", "/products/wireless", "no data", "暂无数据"],
  ["inventions", "/brand/invention", "no data", "暂无数据"],
] as const;

test("lists say so when there are none", async ({ request, site }) => {
  const set = (status: string) => site.run(EMPTY.map(([table]) => `update ${table} set _status = '${status}';`).join("\n"));
  // Drafts are not shown to visitors.
  await set("draft");
  for (const [, path, text, zh] of EMPTY) {
    expect(await textOf(request, `/en${path}`), path).toContain(`>${text}<`);
    expect(await textOf(request, path), path).toContain(`>${zh}<`);
  }
  await set("published");
});

test("an article that cannot be read says so and offers a retry", SLOW, async ({ page, site, request }) => {
  const { docs } = (await (await request.get("/api/articles?limit=1&depth=0", { headers: await signIn(request, FIRST_STAFF) })).json()) as {
    docs: { id: number }[];
  };
  const path = `/article/${docs[0]?.id}`;
  await site.without("articles", async () => {
    const answer = await request.get(path, { headers: BROWSER });
    expect([answer.status(), await answer.text()]).toEqual([500, expect.stringContaining("文章详情加载失败，请稍后重试")]);
    await open(page, `/en${path}`);
    await expect(page.getByRole("alert")).toContainText("Failed to load article details, please try again later");
    await expect(page.getByRole("alert")).toContainText("Load failed");
  });
  await page.getByRole("alert").getByRole("link", { name: "Retry" }).click();
  await expect(page.locator("article h1")).toBeVisible();
});

test("an article without a title says so", async ({ site, request }) => {
  const { docs } = (await (await request.get("/api/articles?limit=1&depth=0", { headers: await signIn(request, FIRST_STAFF) })).json()) as {
    docs: { id: number }[];
  };
  const id = docs[0]?.id;
  await site.changed(
    ["articles_locales"],
    (table) => `update ${table} set title = '' where _parent_id = ${id}`,
    async () => {
      expect(headingOf(await textOf(request, `/en/article/${id}`))).toBe("Title content is empty");
      const page = await textOf(request, `/article/${id}`);
      expect(headingOf(page)).toBe("标题内容为空");
      expect(page).toContain("<title>标题内容为空");
    },
  );
  expect(headingOf(await textOf(request, `/article/${id}`))).toMatch(/\p{Script=Han}{4}/u);
});

test("a film in formats that the browser refuses at once says so", SLOW, async ({ page }) => {
  await page.route("**/services/videos", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/type="video\/[^"]*"/g, 'type="video/unknown"') });
  });
  await open(page, "/services/videos");
  await expect(page.locator(".video-player").first().getByRole("alert")).toHaveText("您的浏览器不支持视频播放");
});

test("when the site's own data cannot be read, an error page is all there is, in both languages", async ({ site, request }) => {
  await site.without("site", async () => {
    for (const [path, home, title, text] of [
      ["/brand", "/", "发生错误", "抱歉，发生了意外错误。"],
      ["/en/brand", "/en", "An error occurred", "Sorry, an unexpected error occurred."],
    ] as const) {
      const answer = await request.get(path, { headers: BROWSER });
      expect(answer.status()).toBe(500);
      const html = await answer.text();
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(text);
      expect(html).toMatch(new RegExp(`<main.*href="${home}"[^>]*>(?:返回首页|Back to home)`, "s"));
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    }
    const json = await request.get("/brand", { headers: { accept: "application/json" } });
    expect(json.status()).toBe(500);
    expect(await json.json()).toMatchObject({ statusCode: 500, fatal: true });
    const bare = await request.get("/brand", { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } });
    expect([bare.status(), (await bare.text()).startsWith("500")]).toEqual([500, true]);
  });
  expect(await textOf(request, "/en/brand")).toContain("<header");
});

test("a form whose message cannot be stored says so and keeps what was typed, with and without script", async ({ browser, site }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const unstorable = (during: () => Promise<void>) => site.withoutJournal(() => site.without("leads", during));
    await unstorable(async () => {
      await (javaScriptEnabled ? open(page, `${site.url}/en/buy`) : page.goto(`${site.url}/en/buy`));
      // The question about statistics lies over the foot of the window until it is answered.
      if (javaScriptEnabled) await page.getByRole("region", { name: "Visitor statistics" }).getByRole("button").first().click();
      await fillForm(page);
      await page.locator('[name="country"]').selectOption("BR");
      await page.locator('form[method="post"] button[type="submit"]').click();
      await expect(page.getByRole("alert")).toContainText("Submission failed, please try again later.");
      await expect(page.locator('form [name="message"]')).toHaveValue("200 trackers");
      await expect(page.locator('form [name="country"]')).toHaveValue("BR");
    });
    await page.locator('form[method="post"] button[type="submit"]').click();
    await expect(
      page.getByRole("status").filter({ hasText: "Submitted successfully, we will contact you as soon as possible!" }),
    ).toBeVisible();
    await context.close();
  }
});

/** What a page says whose record has no English. */
const UNTRANSLATED = "This page is not translated in full yet. What is missing is shown in Chinese.";

test("an article, a product, a solution without English is shown in Chinese and not listed, or is not there in English, by setting", async ({
  request,
  site,
}) => {
  const headers = await signIn(request, FIRST_STAFF);
  const article = { category: "company", title: "新工厂投产", author: "编辑部", summary: "面积翻倍。", _status: "published" };
  const made = await request.post("/api/articles?locale=zh", { headers, data: article });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  const path = `/article/${id}`;
  const english = await textOf(request, `/en${path}`);
  expect(english).toContain('<h1 lang="zh-CN">');
  expect(headingOf(english)).toBe("新工厂投产");
  expect(english).toMatch(/<p class="article-summary" lang="zh-CN">.*面积翻倍。/s);
  expect(english).toContain(UNTRANSLATED);
  expect(english).toContain('<meta name="robots" content="noindex"');
  expect(english).not.toMatch(/<link[^>]*hrefLang="(?:en|zh-CN)"/);
  expect(await textOf(request, "/sitemap.xml")).not.toContain(`/en${path}<`);
  const chinese = await textOf(request, path);
  const [shown = ""] = /<article.*<\/article>/s.exec(chinese) ?? [];
  expect(shown).toContain("面积翻倍。");
  expect(shown).not.toContain(" lang=");
  expect(chinese).not.toMatch(/<meta name="robots"|<link[^>]*hrefLang="(?:en|zh-CN)"/);
  for (const [kind, slug] of Object.entries({ products: "v3", solutions: "logistics" })) {
    const named = `/api/${kind}?locale=en&where[slug][equals]=${slug}`;
    const { docs } = (await (await request.get(`${named}&depth=0`, { headers })).json()) as { docs: { name: string }[] };
    const name = (to: string | null) => request.patch(named, { headers, data: { name: to, _status: "published" } });
    expect((await name(null)).status()).toBe(200);
    const page = await textOf(request, `/en/${kind}/${slug}`);
    expect(page).toContain(UNTRANSLATED);
    expect(page).toMatch(/<h1[^>]* lang="zh-CN"|<h1[^>]*>(?:(?!<\/h1>).)*lang="zh-CN"/s);
    // What else it says is in English still.
    expect(page).toMatch(/<ul class="points">/);
    const parts = ["products_features", "solutions_features", "solutions_overview", "solutions_scenarios"];
    await site.changed(
      parts.filter((part) => part.startsWith(kind)).map((part) => `${part}_locales`),
      (table) => `delete from ${table} where _locale = 'en'`,
      async () => {
        expect(await textOf(request, `/en/${kind}/${slug}`)).toMatch(/<ul class="points" lang="zh-CN">/);
        const [main = ""] = /<main.*<\/main>/s.exec(await textOf(request, `/${kind}/${slug}`)) ?? [];
        expect(main).toContain("<h1");
        expect(main).not.toContain(" lang=");
      },
    );
    expect((await name(docs[0]?.name ?? "")).status()).toBe(200);
    expect(await textOf(request, `/en/${kind}/${slug}`)).not.toContain(UNTRANSLATED);
  }

  const choose = (untranslatedPages: string) => request.post("/api/globals/site?locale=zh", { headers, data: { untranslatedPages } });
  expect((await choose("leaveOut")).status()).toBe(200);
  const led = await request.get(`/en${path}`, { maxRedirects: 0 });
  expect([led.status(), led.headers()["location"]]).toEqual([302, "/en/article"]);
  expect((await request.get(path)).status()).toBe(200);
  for (const list of ["/article", "/article/feed.xml", "/sitemap.xml"]) expect(await textOf(request, list)).toContain(path);
  for (const list of ["/en/article", "/en/article/feed.xml"]) expect(await textOf(request, list)).not.toContain(path);
  expect((await choose("say")).status()).toBe(200);
  expect((await request.patch(`/api/articles/${id}`, { headers, data: { deletedAt: new Date().toISOString() } })).status()).toBe(200);
});
