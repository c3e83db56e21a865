import { expect, test, type Page } from "@playwright/test";
import { layoutFaults, settle } from "./support/layout.ts";
import { address, LANGUAGES, SITE_ROUTES } from "./support/routes.ts";

/** Bytes that the pictures of a phone's first view may take together. */
const FIRST_VIEW = 200_000;
/** The narrowest page of the design, and a page of 1280 px at 200 % zoom. */
const NARROW = [320, 640];

/** A phone of three pixels to one. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

for (const language of LANGUAGES) {
  for (const route of SITE_ROUTES) {
    const path = address(route.path, language);

    test(`${path} stands still on a phone, with light pictures, and fits narrow and enlarged pages`, async ({ page }) => {
      await recordShifts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await firstViewBytes(page), "bytes of the pictures in view").toBeLessThan(FIRST_VIEW);
      await scrollThrough(page);
      expect(await shifts(page)).toEqual([]);
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page);
        expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

interface ShiftRecord {
  shifts?: string[];
}

/** Notes what moves on its own while the page loads and is scrolled. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = window as ShiftRecord;
    const seen: string[] = (record.shifts = []);
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // Two decimals, as the measure is given everywhere.
        if (entry.value >= 0.005) seen.push(`${entry.value.toFixed(3)}: ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 80)).join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as ShiftRecord).shifts ?? []);
}

/** Scrolls to the end a view at a time, and waits for the pictures that come into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
      const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility());
      await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    }
    await frame();
  });
}

/** Bytes of the pictures that are seen before anything is scrolled. */
function firstViewBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inView = new Set(
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        })
        .map(({ currentSrc }) => currentSrc),
    );
    for (const video of document.querySelectorAll("video")) if (video.getBoundingClientRect().top < innerHeight) inView.add(video.poster);
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return loaded.filter(({ name }) => inView.has(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

test("a product on paper has all that its tabs hold, and nothing to press", async ({ page }) => {
  await page.goto("/en/products/v3");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Application scenarios", "Specifications", "Downloads", "Purchase"]) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "85 × 42 × 14 mm" })).toBeVisible();
  await expect(page.getByRole("tab").first()).toBeHidden();
  await expect(page.locator("main").getByRole("link", { name: "Get a quote" }).first()).toBeHidden();
});
