import { expect, test } from "@playwright/test";
import { SLOW } from "./support/slow.ts";

/** Pixels that a page may take at 1440: a product is seen whole in four screens, home in seven. */
const MAX_HEIGHT = { product: 3600, home: 6500 };

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of ["", "/en"]) {
  test(`home and every product of “${language}/” keep within their height`, SLOW, async ({ page, request }) => {
    test.setTimeout(300_000);
    const { items } = (await (await request.get(`${language}/products.json`)).json()) as { items: { slug: string }[] };
    expect(items.length).toBeGreaterThan(20);
    const limits = [
      [`${language}/`, MAX_HEIGHT.home] as const,
      ...items.map(({ slug }) => [`${language}/products/${slug}`, MAX_HEIGHT.product] as const),
    ];
    for (const [path, limit] of limits) {
      await page.goto(path, { waitUntil: "load" });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft([path, height, height <= limit]).toEqual([path, height, true]);
      expect.soft(height, path).toBeGreaterThan(1000);
    }
  });
}
