/** Waiting for what the browser draws. Now and then Chromium gives no more frames, or never says that a picture is decoded: no wait is endless. */
import type { Page } from "@playwright/test";

/** Milliseconds after which a page counts as drawn. */
const FRAMES = 3_000;
/** Milliseconds after which pictures count as decoded. */
const DECODING = 10_000;

/** Waits until the browser has drawn the page as it is now. */
export async function waitForDrawing(page: Page): Promise<void> {
  await page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, limit);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    FRAMES,
  );
}

/** Waits until the pictures are decoded that are in view, or anywhere on the page. */
export async function picturesDrawn(page: Page, where: "view" | "page"): Promise<void> {
  await page.evaluate(
    async ({ limit, isInViewOnly }) => {
      const awaited = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return (!isInViewOnly || (top < innerHeight && bottom > 0)) && image.checkVisibility();
      });
      const late = new Promise((resolve) => setTimeout(resolve, limit));
      await Promise.race([late, Promise.all(awaited.map((image) => image.decode().catch(() => undefined)))]);
    },
    { limit: DECODING, isInViewOnly: where === "view" },
  );
}
