/** What moves on a page by itself, and what its first view weighs; measured in the browser. */
import type { Page } from "@playwright/test";
import { waitForDrawing, picturesDrawn } from "./drawing.ts";

interface ShiftRecord {
  shifts?: string[];
}

/** Notes what moves on its own while the page loads and is scrolled. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = window as ShiftRecord;
    const entries: string[] = (record.shifts = []);
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // Two decimals are the usual precision of this measure.
        if (entry.value >= 0.005)
          entries.push(
            `${entry.value.toFixed(3)}: ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 80)).join(", ")}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shifts so far, a line each. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as ShiftRecord).shifts ?? []);
}

/** Waits until the page is loaded, with the pictures of its first view. */
export async function firstViewLoaded(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await picturesDrawn(page, "view");
}

/** Scrolls to the end a view at a time, and waits for the pictures that come into view. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let views = 0, isEnd = false; !isEnd; views += 1) {
    await page.evaluate((before) => scrollTo({ top: before * innerHeight, behavior: "instant" }), views);
    await waitForDrawing(page);
    isEnd = await page.evaluate((before) => (before + 1) * innerHeight >= document.documentElement.scrollHeight, views);
    await picturesDrawn(page, "view");
  }
}

/** Bytes of the pictures that are seen before anything is scrolled. */
export function firstViewBytes(page: Page): Promise<number> {
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
