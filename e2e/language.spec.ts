import { expect, test, type Locator, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { consoleOf, markDocument, open, stepTo, takenOver } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";
import { recordShifts, shifts } from "./support/stillness.ts";

test("the switch leads to the same page, query and hash, and is remembered", async ({ page, context }) => {
  await open(page, "/services/faq?from=mail#power");
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/services\/faq\?from=mail#power$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const saved = (await context.cookies()).find(({ name }) => name === "lang");
  expect(saved).toMatchObject({ value: "en", sameSite: "Lax", path: "/" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("en");

  await page.goto("/article?category=company");
  await expect(page).toHaveURL(/\/en\/article\?category=company$/);
  await page.getByRole("link", { name: "中文", exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/article\?category=company$/);
  await page.goto("/brand");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("the link itself carries the choice without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/article?category=company");
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/article\?category=company$/);
  await page.goto("/brand");
  await expect(page).toHaveURL(/\/en\/brand$/);
  await page.getByRole("link", { name: "中文", exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/brand$/);
  await page.goto("/products");
  await expect(page).toHaveURL(/:\d+\/products$/);
  await context.close();
});

test("the step back after a switch leads to the page before, not to the same one again", SLOW, async ({ page }) => {
  await open(page, "/services/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "成为合作伙伴" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/join");
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL("/en/join");
  await page.goBack();
  await expect(page).toHaveURL("/en/services/faq");
});

test("pages stay where script may not ask for cookies, as in a frame of its own origin", SLOW, async ({ page }) => {
  const logged = consoleOf(page, "error");
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The document is sandboxed", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  await open(page, "/en/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(page.getByRole("banner").locator("a[hreflang]")).toHaveAttribute("href", "/contact?lang=zh");
  expect(logged).toEqual([]);
});

test("a saved language is restored before anything is shown, and its texts are fetched", async ({ page, context, baseURL }) => {
  const documents: string[] = [];
  page.on(
    "response",
    (response) =>
      void (response.request().isNavigationRequest() && documents.push(`${response.status()} ${new URL(response.url()).pathname}`)),
  );
  const warnings = consoleOf(page, "warning");
  await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  const texts = page.waitForResponse(/\/locales\/en\.json$/);
  await open(page, "/products");
  expect(documents).toEqual(["302 /products", "200 /en/products"]);
  expect((await texts).status()).toBe(200);
  expect(warnings).toEqual([]);
});

test("the texts are fetched, once more after a failure, and kept, and translations stored in the browser lie over them", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("locale:overrides:zh", JSON.stringify({ "nav.news": "Journal", "nav.__proto__.x": "y", "nav.join": 7 })),
  );
  let requests = 0;
  await page.route("**/locales/zh.json", (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await open(page, "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Journal", exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("locale:zh"))).toContain('"news":"新闻"');
  expect(requests).toBe(2);
  await expect(page.locator("footer").getByText("7", { exact: true })).toHaveCount(0);
});

test(
  "translations stored in the browser are in the titles of documents, the first and those that are navigated to",
  SLOW,
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        "locale:overrides:en",
        JSON.stringify({ "nav.brand": "Our house", "marks.title": "Papers", "search.titleFor": "Found for {query}" }),
      ),
    );
    await open(page, "/en/brand");
    await expect(page).toHaveTitle("Our house | Waymark IoT");
    const same = await markDocument(page);
    await page.locator('footer a[href="/en/mark-index"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Papers");
    await expect(page).toHaveTitle("Papers | Waymark IoT");
    await stepTo(page, "/en/search?q=V3");
    await expect(page).toHaveTitle("Found for V3 | Waymark IoT");
    await same();
  },
);

test("texts that cannot be fetched are logged only, and those kept from last time serve", SLOW, async ({ page }) => {
  const warnings = consoleOf(page, "warning");
  await page.route("**/locales/*.json", (route) => route.abort());
  await open(page, "/en");
  await expect(page.getByRole("banner").getByRole("link", { name: "News", exact: true })).toBeVisible();
  await expect.poll(() => warnings.join("\n")).toContain("The texts could not be fetched");

  await page.evaluate(() => localStorage.setItem("locale:en", JSON.stringify({ nav: { news: "Kept news" } })));
  await open(page, "/en");
  await expect(page.getByRole("banner").getByRole("link", { name: "Kept news", exact: true })).toBeVisible();
});

test("texts and overrides that are not of the right form are left alone", SLOW, async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.addInitScript(() => {
    localStorage.setItem("locale:en", "[1]");
    localStorage.setItem("locale:overrides:en", "not JSON");
  });
  await page.route("**/locales/*.json", (route) => route.fulfill({ status: 500 }));
  const warnings = consoleOf(page, "warning");
  await open(page, "/en");
  await expect.poll(() => warnings.join("\n")).toContain("locale:overrides:en could not be read");
  await expect(page.getByRole("banner").getByRole("link", { name: "News", exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a page shows the same words before and after the client takes over", async ({ page }) => {
  const errors = consoleOf(page, "error");
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = () => {
      const heading = document.querySelector("h1")?.textContent;
      if (heading) shown.add(`${document.documentElement.lang} ${heading} ${document.querySelector("header nav")?.textContent}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  await open(page, "/en/products/v3");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  // Until the document is read to its end the navigation may be there in part.
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(new Set(shown.map((state) => state.split(" ").slice(0, 2).join(" "))).size).toBe(1);
  expect(errors).toEqual([]);
});

test("the switch leads to the page whose address is shown, also before that page is drawn", async ({ page }) => {
  await open(page, "/en/services/faq");
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = function pushAndSwitch(...state) {
      pushState.apply(this, state);
      document.querySelector<HTMLElement>("header .language-switch")?.click();
    };
  });
  await page.locator("footer").getByRole("link", { name: "Certifications and marks" }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/mark-index$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test.describe("the offer of a language", () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  const offer = (page: Page, name: string) => page.getByRole("complementary", { name });
  /** Moves the mouse as a visitor does: the code of the offer comes after the page's, and makes it with the next move. */
  const moveUntilShown = (page: Page, offered: Locator) =>
    expect(async () => {
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      await expect(offered).toBeVisible({ timeout: 500 });
    }).toPass();

  for (const [locale, path, words, address] of [
    ["pt-BR", "/services/faq?from=mail#power", "Read this page in English", "/en/services/faq?from=mail#power"],
    ["zh-CN", "/en/join", "用中文阅读本页", "/join"],
  ] as const)
    test(`on ${path} to a browser in ${locale} leads to the same page, and is not made again`, async ({ browser }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      const html = await (await page.request.get(path)).text();
      expect(html).not.toContain(words);
      await recordShifts(page);
      await open(page, path);
      const link = offer(page, words).getByRole("link", { name: words });
      await moveUntilShown(page, link);
      expect(await shifts(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await link.click();
      await expect.poll(() => page.url()).toContain(address);
      await page.goto(path.split("?")[0] ?? path);
      await takenOver(page);
      await page.mouse.move(300, 300);
      await expect(page.locator(".language-offer")).toHaveCount(0);
      await context.close();
    });

  test("is closed for good, and none is made of the page's own language", async ({ browser }) => {
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    await open(page, "/en/join");
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect(page.locator(".language-offer")).toHaveCount(0);
    await open(page, "/join");
    const close = offer(page, "Read this page in English").getByRole("button", { name: "Close" });
    await moveUntilShown(page, close);
    await close.click();
    await expect(page.locator(".language-offer")).toHaveCount(0);
    await open(page, "/brand");
    await page.mouse.move(220, 220);
    await page.mouse.move(230, 230);
    await expect(page.locator(".language-offer")).toHaveCount(0);
    await context.close();
  });
});
