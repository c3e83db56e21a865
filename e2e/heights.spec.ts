import { expect, test, type Page } from "@playwright/test";
import { SLOW } from "./support/slow.ts";

/**
 * Pixels that a page may take at 1440: a product is seen whole in less than five screens, with its scene and its specifications in letters
 * of 15 px, home in seven. The letters of the tests are as wide as on phones (`playwright.config.ts`).
 */
const MAX_HEIGHT = { product: 4300, home: 6500 };

test.use({ viewport: { width: 1440, height: 900 } });

/** Scrolls through a page: until a part has been seen, its height is an estimate (`content-visibility`). */
async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await nextPaint();
    }
  });
}

for (const language of ["", "/en"]) {
  test(`home and every product of “${language}/” keep within their height`, SLOW, async ({ page, request }) => {
    test.setTimeout(900_000);
    const { items } = (await (await request.get(`${language}/products.json`)).json()) as { items: { slug: string }[] };
    expect(items.length).toBeGreaterThan(20);
    const limits = [
      [`${language}/`, MAX_HEIGHT.home] as const,
      ...items.map(({ slug }) => [`${language}/products/${slug}`, MAX_HEIGHT.product] as const),
    ];
    for (const [path, limit] of limits) {
      await page.goto(path, { waitUntil: "load" });
      await seeWhole(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft([path, height, height <= limit]).toEqual([path, height, true]);
      expect.soft(height, path).toBeGreaterThan(1000);
    }
  });
}
