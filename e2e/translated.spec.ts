import { expect, test, type Page } from "@playwright/test";
import { changeAt, TRANSLATED, type Moment } from "./support/foreign-changes.ts";
import { consoleOf, markDocument, open } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";

/** What visitors do on pages; none of it by words, which a translation changes. */
const JOURNEYS: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  "the finder": {
    path: "/en/products",
    act: async (page) => {
      const chips = page.locator(".finder-result .chip");
      // A page follows its address: until then it shows the result of the choice before.
      const shows = async (choices: number, address: RegExp) => {
        await expect(page).toHaveURL(address);
        await expect(chips).toHaveCount(choices);
      };
      await page.locator("[name=network][value=cat1]").check();
      await shows(1, /network=cat1/);
      await page.locator('[name=ip][value="67"]').check();
      await shows(2, /ip=67/);
      await page.locator("[name=standby-from]").first().fill("30");
      await page.locator("[name=standby-from]").first().press("Enter");
      await shows(3, /standby=30-/);
      await page.locator("main [name=ids]").nth(0).check();
      await page.locator("main [name=ids]").nth(1).check();
      await page.locator("main [name=ids]").nth(0).uncheck();
      await page.locator(".product-card-foot a").first().click();
      await page.locator(".quantity button").last().dblclick();
      await chips.first().click();
      await shows(2, /^(?!.*network=cat1)/);
      await chips.first().click();
      await shows(1, /^(?!.*ip=67)/);
      await page.locator("[name=q]").fill("zzzzzz");
      await page.locator("[name=q]").press("Enter");
      await expect(page.locator(".nothing-fits")).toBeVisible();
    },
  },
  "a comparison": {
    path: "/products/compare?ids=a9,v3,a5",
    act: async (page) => {
      const fold = page.locator(".compare-group button").first();
      await fold.click();
      await expect(fold).toHaveAttribute("aria-expanded", "true");
      await page.locator(".compare-remove").nth(1).click();
      await expect(page.locator(".compare-remove")).toHaveCount(2);
      await page.locator(".compare-actions a").first().click();
      await expect(page.locator(".compare-actions .quantity")).toHaveCount(1);
      await page.locator(".compare-remove").nth(0).click();
      await expect(page.locator(".compare-remove")).toHaveCount(1);
    },
  },
  "the quote list": {
    path: "/en/buy?items=a9:20,v3:1",
    act: async (page) => {
      const line = page.locator(".quote-line").first();
      await line.locator(".quantity button").last().click();
      await line.locator("select").selectOption({ index: 2 });
      await line.locator("[type=checkbox]").first().check();
      await expect(page).toHaveURL(/items=a9:21/);
      await page.locator(".quote-line").nth(1).locator(".quote-use a").last().click();
      await expect(page.locator(".quote-line")).toHaveCount(1);
      await page.locator("[name=add]").fill("a5");
      await page.locator("[name=add]").press("Enter");
      await expect(page.locator(".quote-line")).toHaveCount(2);
      await page.locator("form[method=post] [type=submit]").click();
      await expect(page.locator(".error-summary")).toBeFocused();
      await page.locator("form [name=name]").fill("Ana");
      await page.locator("form[method=post] [type=submit]").click();
      await expect(page.locator(".field-error")).toHaveCount(2);
    },
  },
  "the search": {
    path: "/en/brand",
    act: async (page) => {
      await page.locator("#search-opener").click();
      await page.getByRole("combobox").fill("magnetic");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.getByRole("combobox").fill("a9");
      await expect(page.locator(".search-panel-foot a")).toHaveAttribute("href", "/en/search?q=a9");
      await page.getByRole("combobox").press("Enter");
      await expect(page).toHaveURL("/en/search?q=a9");
      await page.locator("#q").fill("4G IP67 Brazil");
      await page.locator("#q").press("Enter");
      await expect(page).toHaveURL(/Brazil/);
      await page.locator(".tabs a").nth(1).click();
      await expect(page).toHaveURL(/kind=/);
    },
  },
  "pages one after another": {
    path: "/",
    act: async (page) => {
      await page.locator("main a[href='/products']").first().click();
      await expect(page).toHaveURL("/products");
      await page.locator(".product-card h3 a").first().click();
      await expect(page).toHaveURL(/\/products\/\w+$/);
      await page.locator(".tabs a").nth(1).click();
      await expect(page).toHaveURL(/tab=/);
      await page.goBack();
      await expect(page).toHaveURL("/products");
      await page.goForward();
      await expect(page).toHaveURL(/\/products\/\w+\?tab=/);
    },
  },
  "votes on answers": {
    path: "/en/services/faq",
    act: async (page) => {
      const answer = page.locator("details:has(.answer-vote)").first();
      await answer.locator("summary").click();
      await answer.locator("[name=yes]").click();
      await expect(answer.locator("output")).toBeVisible();
      const other = page.locator("details:has(.answer-vote)").nth(1);
      await other.locator("summary").click();
      await other.locator("[name=no]").click();
      await expect(other.locator("output a")).toBeVisible();
    },
  },
  "the calculator and the tabs of a product": {
    path: "/en/products/a9",
    act: async (page) => {
      const slider = page.locator(".standby-field input[type=range]").first();
      await slider.focus();
      await slider.press("ArrowRight");
      await slider.press("ArrowRight");
      await page.locator(".actions .compare-box, .actions .check").first().click();
      await page.locator(".actions a.button-outline[href*='items=']").first().click();
      await expect(page.locator(".quote-count b")).toHaveText(/1/);
    },
  },
};

/** The one that changes most of its page. */
const REPRESENTATIVE = "the finder";

/** All that a page shows, without what a translation puts around texts. */
async function shownOn(page: Page): Promise<string> {
  await expect(page.locator('[role="progressbar"]')).toBeHidden();
  const text = await page.evaluate(() => document.body.innerText);
  return text.replace(TRANSLATED, "").replaceAll(/\s+/g, "");
}

for (const [name, { path, act }] of Object.entries(JOURNEYS)) {
  test(`${name} in a translated page, as in one that is not`, slowUnless(name === REPRESENTATIVE), async ({ page, browser, baseURL }) => {
    await open(page, path);
    await act(page);
    for (const moment of ["at load", "after the client"] satisfies Moment[]) {
      const translated = await browser.newPage({ baseURL: baseURL ?? "" });
      const errors = consoleOf(translated, "error");
      await changeAt(translated, "a translator", moment);
      await open(translated, path);
      await expect(translated.locator("h1 font").first()).toBeAttached();
      const isSameDocument = await markDocument(translated);
      await act(translated);
      await expect.poll(() => shownOn(translated), moment).toBe(await shownOn(page));
      await expect(translated.locator("main font").first()).toBeAttached();
      await isSameDocument();
      // A form with faults is answered so, which the browser logs.
      expect(errors.filter((error) => !error.includes("422"))).toEqual([]);
      await translated.close();
    }
  });
}

test("the language of a page is that of its address, with another one in <html lang> too", SLOW, async ({ page }) => {
  await open(page, "/en/services/faq");
  await page.evaluate(() => (document.documentElement.lang = "pt"));
  const isSameDocument = await markDocument(page);
  await page.locator("header a[href='/en/solutions']").first().click();
  await expect(page).toHaveURL("/en/solutions");
  await isSameDocument();
  await page.locator(".language-switch").click();
  await expect(page).toHaveURL(/\/solutions(?:\?lang=zh)?$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("codes, units, telephone numbers and mailboxes are left as they are by translators", async ({ page }) => {
  await changeAt(page, "a translator", "at DOMContentLoaded");
  for (const [path, selector] of [
    ["/en/products", ".product-card h3 b, .product-card dd:has-text('mAh')"],
    ["/products/a9", "h1 > span:first-child, .spec-table td:has-text('mAh') > span:first-child"],
    [
      "/en/products/compare?ids=a9,v3",
      ".compare-head b, .compare-pick, .compare-table tbody:not(.compare-verdicts) td:has-text('mAh') > :first-child",
    ],
    ["/contact", "a[href^='tel:'], a[href^='mailto:']"],
    ["/en/buy?items=a9:20", ".quote-name b, a[href^='tel:'], a[href^='mailto:']"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("h1 font").first()).toBeAttached();
    expect(await page.locator(selector).count()).toBeGreaterThan(1);
    expect((await page.locator(selector).allTextContents()).filter((text) => text.match(TRANSLATED))).toEqual([]);
  }
});
