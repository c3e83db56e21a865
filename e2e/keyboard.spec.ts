import { expect, test } from "@playwright/test";
import { open, openLaidOut } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";
import { markStops, SIZES, walk } from "./support/tab-walk.ts";

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
    // The console's controls can be used once somebody is near.
    for (const part of await page.locator(".console").all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toHaveAttribute("data-ready");
    }
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

test("a menu that the pointer has opened covers less than half of the window, and Escape closes it from anywhere", async ({ page }) => {
  await open(page, "/en");
  await page.locator(".main-nav-link").first().hover();
  const menu = page.locator(".mega-menu");
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.height).toBeLessThan(360);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);

  // A press beside it can be taken back until the pointer is lifted.
  await page.mouse.move(640, 700);
  await page.locator(".main-nav-link").first().focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.mouse.down();
  await expect(menu).toBeVisible();
  await page.mouse.up();
  await expect(menu).toHaveCount(0);
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

for (const isFirst of [true, false]) {
  const title = `nothing that sticks lies over a stop of Tab${isFirst ? " beside the bar of what is compared" : ", on pages with parts that stick"}, in low, narrow and wide windows`;
  test(title, slowUnless(isFirst), async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/en/products");
    const boxes = page.locator(".product-card").getByRole("checkbox");
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const faults: string[] = [];
    for (const path of isFirst
      ? ["/en/products"]
      : ["/en/products/compare?ids=a9,v3", "/products/a7", "/article/1", "/en/services/platform"]) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await openLaidOut(page, path);
        const stops = await markStops(page);
        const walked = await walk(page, "Tab", stops);
        expect(walked.length).toBeGreaterThan(stops / 2);
        for (const { name, fault } of walked) if (fault) faults.push(`${path} at ${size.width} × ${size.height}: ${name} ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test("the offer of a language hides no stop of Tab, and in a low window goes with the page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: "en-US",
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [] },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await openLaidOut(page, "/services/privacy");
    const offer = page.locator(".language-offer");
    // It comes at a sign of a visitor, once its code is there.
    await expect(async () => {
      await page.mouse.move(9, 9);
      await page.mouse.move(1, 1);
      expect(await offer.isVisible()).toBe(true);
    }).toPass();
    await expect(offer).toHaveCSS("position", size.height < 480 ? "relative" : "fixed");
    const walked = await walk(page, "Tab", await markStops(page));
    expect(walked.length).toBeGreaterThan(20);
    expect(walked.filter(({ fault }) => fault)).toEqual([]);
  }
  await context.close();
});

test("the sheet of filters and the search panel hide no stop of Tab, and the panel closes when it is left and by Escape", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    await openLaidOut(page, "/en/products");
    await page.locator("[commandfor=facets][command=show-modal]").click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    const stops = await markStops(page, "dialog:modal");
    const walked = await walk(page, "Tab", stops);
    expect(walked.length).toBeGreaterThan(5);
    expect(walked.filter(({ fault }) => fault)).toEqual([]);
  }
  await page.setViewportSize(SIZES[2] ?? { width: 1280, height: 720 });
  await open(page, "/en/brand");
  const field = page.getByRole("combobox");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close search" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(page.locator("#search-opener")).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(field).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.checkVisibility() && document.activeElement !== document.body))
    .toBe(true);
});
