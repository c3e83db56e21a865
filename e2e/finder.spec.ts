import { expect, test, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { gluedTexts } from "./support/glued-texts.ts";
import { hold, open } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

const codes = (page: Page) => page.locator(".product-card h3 b").allTextContents();

const ADDRESS = "/products?network=cat1&mount=magnetic&ip=67&standby=200-";

test("4G, IP67, at least 200 days and magnetic are four choices, with script and without", async ({ page, browser, baseURL }) => {
  const network = { name: "4G（LTE Cat 1）" };
  const days = (on: Page) => on.getByLabel("待机时间，最少（天）", { exact: true }).and(on.locator("input[type=text]"));
  await open(page, "/products");
  await page.getByRole("checkbox", network).check();
  await expect(page).toHaveURL("/products?network=cat1");
  await page.getByRole("radio", { name: "IP67 或更好" }).check();
  await expect(page).toHaveURL(/ip=67/);
  await days(page).fill("200");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/standby=200-/);
  await page.getByRole("checkbox", { name: "磁吸" }).check();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.locator("#found")).toHaveText(/^3 款产品 共 \d+ 款$/);
  expect([...(await violations(page)), ...(await gluedTexts(page))]).toEqual([]);
  await expect.poll(() => codes(page)).toEqual(["A5", "A9", "A9S"]);
  // Where the box was ticked is where the keyboard still is.
  await expect(page.getByRole("checkbox", { name: "磁吸" })).toBeFocused();
  await page.locator(".finder-result .chips a").first().click();
  await expect(page).toHaveURL("/products?mount=magnetic&ip=67&standby=200-");
  await expect(page.getByRole("checkbox", network)).not.toBeChecked();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const form = await context.newPage();
  await form.goto("/products");
  await form.getByRole("checkbox", network).check();
  await form.getByRole("radio", { name: "IP67 或更好" }).check();
  await days(form).fill("200");
  await form.getByRole("checkbox", { name: "磁吸" }).check();
  await form.getByRole("button", { name: "显示结果" }).click();
  await expect(form).toHaveURL(ADDRESS);
  await expect.poll(() => codes(form)).toEqual(["A5", "A9", "A9S"]);
  await context.close();
});

test("a choice made in the moment before the one before is shown stays chosen, and counts with the next", async ({ page }) => {
  await open(page, "/en/products");
  // Between the address and the page that it shows lies the time in which that is drawn: long on a slow phone.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      replace(...entry);
      if (!String(entry[2]).includes("network=cat1")) return;
      history.replaceState = replace;
      queueMicrotask(() => document.querySelector<HTMLInputElement>('[name="ip"][value="67"]')?.click());
    };
  });
  const second = await hold(page, /ip=67/);
  await page.getByRole("checkbox", { name: "4G (LTE Cat 1)" }).check();
  await expect(page.locator("#found")).toHaveText(/products? of \d+/);
  await expect(page.getByRole("radio", { name: "IP67 or better" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Magnetic" }).check();
  second.release();
  await expect(page).toHaveURL("/en/products?network=cat1&mount=magnetic&ip=67");
  await expect(page.getByRole("radio", { name: "IP67 or better" })).toBeChecked();

  // A step back to earlier choices resets the form to them.
  await page.locator(".finder-result .chips a").first().click();
  await expect(page.getByRole("checkbox", { name: "4G (LTE Cat 1)" })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "4G (LTE Cat 1)" })).toBeChecked();
});

test("on a phone the choices are tried in a sheet, and count with its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/products");
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "IP67 or better" }).check();
  await expect(sheet.getByRole("button", { name: /^Show \d+ products$/ })).not.toHaveText("Show 28 products");
  await expect(page).toHaveURL("/en/products");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en/products");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(sheet.getByRole("radio", { name: "IP67 or better" })).not.toBeChecked();
  await sheet.getByRole("radio", { name: "IP68" }).check();
  await sheet.getByRole("button", { name: "Show 2 products" }).click();
  await expect(page).toHaveURL("/en/products?ip=68");
  await expect(page.locator("#found")).toBeFocused();
});

test("the list stays while the code of the view to scale is on its way, which is to one scale", SLOW, async ({ page }) => {
  await open(page, "/en/products?ip=68");
  const { release } = await hold(page, /\/assets\/scale-view-[^/]+\.js$/);
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "True scale" }).click();
  await expect(page).toHaveURL(/view=scale/);
  await expect(page.locator(".product-cards > li").first()).toBeVisible();
  release();
  await expect(page.locator(".scale-view li")).toHaveText([/Bank card/, /1 euro/, /D2.*45 × 34/, /A9S.*128 × 72/]);
  await expect(page.locator(".product-cards")).toHaveCount(0);
  // The sides are as long beside one another as the products', in the picture as in the outline.
  const sides = await page
    .locator(".from-above")
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  const [card = 1, , d2 = 1, a9s = 0] = sides;
  expect(a9s / d2).toBeCloseTo(128 / 45, 2);
  expect(a9s / card).toBeCloseTo(128 / 54, 2);
  await expect(page.locator(".scale-view li").nth(3).locator("image")).toHaveAttribute("href", /\/media\/\d+\/a9s-top/);
  // As large as a card held to the screen: all of them together.
  await page.getByLabel(/as large as a bank card/).fill("2");
  const larger = await page
    .locator(".from-above")
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  expect(larger.map((side, index) => side / (sides[index] ?? 1))).toEqual(sides.map(() => expect.closeTo(2, 1)));
});
