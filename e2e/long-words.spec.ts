import { expect, test } from "@playwright/test";
import { SITE_ROUTES } from "./support/routes.ts";
import { SLOW } from "./support/slow.ts";

/** What staff may write without a blank: a compound, an address. */
const WORD = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen";
/** The interface's own words, and what scrolls by itself. */
const NOT_STAFFS = "script, style, svg, option, select, button, label, nav, .button, .visually-hidden, th, td, dt";

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

const SOME = ["/", "/products", "/products/a9", "/article/1", "/contact"];
for (const { name, paths, ...slow } of [
  { name: "some pages", paths: SOME },
  { name: "all pages", paths: SITE_ROUTES.map(({ path }) => path), ...SLOW },
]) {
  test(`words of sixty letters widen ${name} of a phone nowhere`, slow, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await page.goto(`/en${path}`, { waitUntil: "domcontentloaded" });
      const width = await page.evaluate(
        ([word, others]) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            if (/\p{L}{3}/u.test(text.data) && text.parentElement?.closest("main") && !text.parentElement.closest(others)) text.data = word;
          }
          return document.documentElement.scrollWidth;
        },
        [WORD, NOT_STAFFS] as const,
      );
      expect.soft([path, width]).toEqual([path, 390]);
    }
  });
}
