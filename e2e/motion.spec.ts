import { expect, test, type Locator, type Page } from "@playwright/test";
import { waitForDrawing } from "./support/drawing.ts";
import { openLaidOut } from "./support/page.ts";

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]');

/** Notes every animation that the page starts on an element. */
const noteAnimations = (page: Page) =>
  page.addInitScript(() => {
    const noted: { element: Element; timing: unknown }[] = [];
    Object.assign(window, { noted });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function start(this: Element, frames, timing) {
      noted.push({ element: this, timing });
      return animate.call(this, frames, timing);
    };
  });
const readTimings = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { timing: unknown }[] }).noted.map(({ timing }) => timing));

/** Scrolls until the top of a block is so many pixels above the lower edge of the window. */
const bringUp = (block: Locator, pixels: number) =>
  block.evaluate((element, above) => scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight + above), pixels);

test("what lies below is revealed once, 100 px before, in 1000 ms with ease-in-out", async ({ page }) => {
  await noteAnimations(page);
  await openLaidOut(page, "/en");
  const all = await waiting(page).count();
  expect(all).toBeGreaterThan(2);
  const block = await waiting(page).first().elementHandle();
  const first = waiting(page).first();
  await expect(first).toHaveCSS("translate", "0px 24px");
  await bringUp(first, 60);
  await waitForDrawing(page);
  await expect(waiting(page)).toHaveCount(all);
  await bringUp(first, 120);
  await expect(waiting(page)).toHaveCount(all - 1);
  expect(await readTimings(page)).toEqual([{ duration: 1000, easing: "ease-in-out" }]);
  await expect.poll(() => block?.evaluate((element) => getComputedStyle(element).translate)).toBe("none");

  await page.evaluate(() => scrollTo(0, 0));
  await block?.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await expect(waiting(page)).toHaveCount(all - 1);
  expect(await readTimings(page)).toHaveLength(1);
});

test("what moves by itself comes to rest within five seconds", async ({ page }) => {
  const ends: number[] = [];
  for (const path of ["/en", "/en/contact", "/en/services/platform"]) {
    await openLaidOut(page, path);
    ends.push(...(await page.evaluate(() => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)))));
  }
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});

test("nothing moves for those who want less motion", async ({ page }) => {
  await noteAnimations(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLaidOut(page, "/en");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(waiting(page)).toHaveCount(0);
  expect(await readTimings(page)).toEqual([]);
  // Nor a frame later.
  const colour = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
    title.style.color = "rgb(1, 2, 3)";
    return getComputedStyle(title).color;
  });
  expect(colour).toBe("rgb(1, 2, 3)");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("everything is there to be seen", async ({ page }) => {
    await page.goto("/en");
    await expect(waiting(page)).toHaveCount(0);
    const headings = await page.getByRole("heading", { level: 2 }).all();
    expect(headings.length).toBeGreaterThan(3);
    for (const heading of headings) await expect(heading).toBeVisible();
  });
});
