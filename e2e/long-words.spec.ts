import { expect, test } from "@playwright/test";
import { SITE_ROUTES } from "./support/routes.ts";
import { SLOW } from "./support/slow.ts";

/** What staff may write without a blank: a compound, an address. */
const WORDS = ["Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen", `https://fair.example/${"trackers".repeat(9)}`];
/** The interface's own words that stand in one line, and the drawn console, which is a picture. */
const NOT_STAFFS =
  "script, style, svg, option, select, .visually-hidden, .skip-link, .console, .finder-search, .finder-tools, .standby-how, .article-data dt, .download-action, .related-content small, label small, .button-small, .compare-box, .standby-field output";

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

const SOME = ["/", "/products", "/products/a9", "/article/1", "/contact"];
for (const { name, paths, ...slow } of [
  { name: "some pages", paths: SOME },
  { name: "all pages", paths: SITE_ROUTES.map(({ path }) => path), ...SLOW },
]) {
  test(`words of sixty letters and addresses widen ${name} of a phone nowhere`, slow, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await page.goto(`/en${path}`, { waitUntil: "domcontentloaded" });
      const width = await page.evaluate(
        ([words, others]) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let written = 0; texts.nextNode();) {
            const text = texts.currentNode as Text;
            if (!/\p{L}{3}/u.test(text.data) || text.parentElement?.closest(others)) continue;
            text.data = words[written % words.length] ?? "";
            written += 1;
          }
          return document.documentElement.scrollWidth;
        },
        [WORDS, NOT_STAFFS] as const,
      );
      expect.soft([path, width]).toEqual([path, 390]);
    }
  });
}
