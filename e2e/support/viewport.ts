import type { CDPSession, Page } from "@playwright/test";

interface Device {
  width: number;
  height: number;
  /** Device pixels to one of CSS. */
  density: number;
  /** Scroll bars lie over the page, and the page follows its viewport tag. */
  mobile: boolean;
}

export const PHONE: Device = { width: 390, height: 844, density: 3, mobile: true };
export const DESK: Device = { width: 1440, height: 900, density: 1, mobile: false };

/** Turns the page that is open into one on another device; Playwright itself can change the size alone. */
export async function showOn(session: CDPSession, { width, height, density, mobile }: Device): Promise<void> {
  await session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: density, mobile });
}

/** The page's connection to the browser, which `showOn` needs. */
export function sessionOf(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

/**
 * Takes the hints of pictures to fetch ahead out of a page that is loaded. On another device the browser would choose another
 * size for them, and say a few seconds later that nobody used it.
 */
export async function forgetPreloads(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const hint of document.querySelectorAll("link[rel=preload]")) hint.remove();
  });
}

/** Addresses of pictures that the page had fetched ahead and shows nowhere. */
export function unusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc));
    for (const video of document.querySelectorAll("video")) shown.add(video.poster);
    return loaded
      .filter(({ initiatorType, name }) => initiatorType === "link" && name.includes("/media/") && !shown.has(name))
      .map(({ name }) => name);
  });
}
