import { expect, test } from "@playwright/test";
import { open, openLaidOut } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";
import { markStops, walk } from "./support/tab-walk.ts";

/** One page of each kind that has something of its own to be reached: menus, tabs, a gallery, videos, a form, a map, tables. */
const PAGES = [
  "/",
  "/en/products",
  "/products/v3",
  "/en/products/m20",
  "/solutions/logistics",
  "/en/article",
  "/article/1",
  "/services/videos",
  "/en/contact",
  "/buy",
  "/services/oem-odm",
  "/mark-index",
];
/** Those with the most kinds of stops: a gallery, tabs and a calculator; a form. */
const FEWER = new Set(["/products/v3"]);

for (const path of PAGES) {
  test(`${path} is walked by Tab to its end and back, and every stop is seen`, slowUnless(FEWER.has(path)), async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openLaidOut(page, path);
    // The controls of films come after the page, and the choice of captions after these.
    const films = await page.locator("video").count();
    await expect(page.locator(".player-bar")).toHaveCount(films);
    await expect(page.locator(".player-bar label")).toHaveCount(films + (await page.locator("video:has(track)").count()));
    const stops = await markStops(page);
    expect(stops).toBeGreaterThan(8);
    const forth = await walk(page, "Tab", stops);
    expect(forth.filter(({ fault }) => fault)).toEqual([]);
    expect(forth.map(({ index }) => index)).toEqual(Array.from({ length: stops }, (_, index) => index));
    const back = await walk(page, "Shift+Tab", stops);
    expect(back.filter(({ fault }) => fault)).toEqual([]);
    expect(back.map(({ index }) => index)).toEqual(Array.from({ length: stops }, (_, index) => stops - 1 - index));
  });
}

test("an open menu of the header is walked through and left", SLOW, async ({ page }) => {
  await open(page, "/en");
  const entry = page.locator(".main-nav-link").first();
  await entry.focus();
  await page.keyboard.press("Enter");
  const links = page.locator(".mega-menu :is(a, input)");
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator(".mega-menu")).toHaveCount(0);
  await expect(page.locator(".main-nav-link").nth(1)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the menu sheet is opened, walked through and left, and Escape closes it", async ({ page }) => {
    await open(page, "/en");
    const button = page.locator(".menu-sheet > summary");
    await button.focus();
    await page.keyboard.press("Enter");
    const stops = page.locator(".menu-sheet-panel > details > summary, .menu-sheet-panel > a");
    const count = await stops.count();
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press("Tab");
      await expect(stops.nth(index)).toBeFocused();
      await expect(stops.nth(index)).toBeInViewport();
    }
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.locator(".menu-sheet-panel")).toBeHidden();
    await page.keyboard.press("Enter");
    await stops.last().focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(".menu-sheet-panel")).toBeHidden();
  });
});
