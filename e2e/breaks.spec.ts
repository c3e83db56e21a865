import { expect, test } from "@playwright/test";
import { brokenTexts } from "./support/breaks.ts";
import { address, LANGUAGES, PAGE_KINDS } from "./support/routes.ts";

/** Widths in pixels: the narrowest phone, phones, and where a desk's columns are narrowest and widest. */
const WIDTHS = [320, 390, 1000, 1024, 1440];
/** Pages whose kind stands there in another state. */
const MORE = ["/article/1", "/article/5", "/products/v7", "/products/c4", "/products?mount=magnetic", "/search?q=Brazil"];

// All panels of tabs are open without script, and nothing moves.
test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(`no line breaks within a word or between a number and its unit (${language})`, async ({ page }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    for (const path of [...PAGE_KINDS.map((route) => route.path), ...MORE]) {
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
