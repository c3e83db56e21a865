import { expect, test } from "@playwright/test";
import { brokenTexts } from "./support/breaks.ts";
import { address, LANGUAGES, PAGE_KINDS } from "./support/routes.ts";
import { slowUnless } from "./support/slow.ts";

/** Widths in pixels: the narrowest phone, phones, and where a desk's columns are narrowest and widest. */
const WIDTHS = [320, 390, 1000, 1024, 1440];
/** Pages whose kind stands there in another state. */
const MORE = ["/article/1", "/article/5", "/products/v7", "/products/c4", "/products?mount=magnetic", "/search?q=Brazil"];

// All panels of tabs are open without script, and nothing moves.
test.use({ javaScriptEnabled: false });

/** Each page in one of its languages, in turn. @param turn 0 for the first page in the first language */
function pagesIn(language: (typeof LANGUAGES)[number], turn: 0 | 1): string[] {
  const paths = [...PAGE_KINDS.map((route) => route.path), ...MORE];
  return paths.filter((_, index) => (index + LANGUAGES.indexOf(language) + turn) % LANGUAGES.length === 0);
}

for (const [language, turn] of [
  ["zh", 0],
  ["en", 0],
  ["zh", 1],
  ["en", 1],
] as const) {
  const title = `no line breaks within a word or between a number and its unit (${language}${turn ? ", the other pages" : ""})`;
  test(title, slowUnless(turn === 0), async ({ page }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    for (const path of pagesIn(language, turn)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address(path, language));
      // Until it comes near, what is far below is not laid out.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { content-visibility: visible !important; }");
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await brokenTexts(page)) faults.push(`${address(path, language)} at ${width} px: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
