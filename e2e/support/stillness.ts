/** What moves on a page by itself, and what its first view weighs; measured in the browser. */
import type { Page } from "@playwright/test";

interface ShiftRecord {
  shifts?: string[];
}

/** Notes what moves on its own while the page loads and is scrolled. */
export async function recordShifts(page: Page): Promise<void> {
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
        if (entry.value >= 0.005)
          seen.push(
            `${entry.value.toFixed(3)}: ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 80)).join(", ")}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved until now, a line each. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as ShiftRecord).shifts ?? []);
}

/** Milliseconds that a picture is waited for: now and then Chromium never says that one is decoded. */
const DECODING = 10_000;

/** Waits until the page is loaded, with the pictures of its first view. */
export async function firstViewLoaded(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await picturesInView(page);
}

/** Waits until the pictures in view are drawn. */
async function picturesInView(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && image.checkVisibility();
    });
    const late = new Promise((resolve) => setTimeout(resolve, limit));
    await Promise.race([late, Promise.all(inView.map((image) => image.decode().catch(() => undefined)))]);
  }, DECODING);
}

/** Scrolls to the end a view at a time, and waits for the pictures that come into view. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let views = 0, isEnd = false; !isEnd; views += 1) {
    isEnd = await page.evaluate(async (before) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      scrollTo({ top: before * innerHeight, behavior: "instant" });
      await frame();
      await frame();
      return (before + 1) * innerHeight >= document.documentElement.scrollHeight;
    }, views);
    await picturesInView(page);
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
