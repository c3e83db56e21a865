import { expect, test } from "@playwright/test";
import { brokenTexts } from "./support/breaks.ts";
import { address, PAGE_KINDS } from "./support/routes.ts";
import { slowUnless } from "./support/slow.ts";

/** Widths in pixels: the narrowest phone, phones, and where a desk's columns are narrowest and widest. */
const WIDTHS = [320, 390, 1000, 1024, 1440];
/** Where lines are shortest, on a phone and at a desk. */
const NARROWEST = [320, 1000];
/** Pages whose kind stands there in another state. */
const MORE = [
  "/article/1",
  "/article/5",
  "/products/v7",
  "/products/a9",
  "/products/c40",
  "/products/c4",
  "/services/privacy",
  "/products?mount=magnetic",
  "/search?q=Brazil",
];

// All panels of tabs are open without script, and nothing moves.
test.use({ javaScriptEnabled: false });

const PATHS = [...PAGE_KINDS.map((route) => route.path), ...MORE];
/** Those with the most figures, and with the narrowest columns. */
const FEWER = ["/", "/products/v3", "/article/1", "/services/oem-odm"];

for (const [language, paths, widths, isFew] of [
  ["zh", FEWER, NARROWEST, true],
  ["en", FEWER, NARROWEST, true],
  ["zh", PATHS, WIDTHS, false],
  ["en", PATHS, WIDTHS, false],
] as const) {
  const title = `no line breaks within a word or a code, between a number and its unit, or before a last character (${language}${isFew ? "" : ", all pages and widths"})`;
  test(title, slowUnless(isFew), async ({ page }) => {
    test.setTimeout(isFew ? 180_000 : 600_000);
    const faults: string[] = [];
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address(path, language));
      // The browser lays out content far below only as it comes near.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { content-visibility: visible !important; }");
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await brokenTexts(page)) faults.push(`${address(path, language)} at ${width} px: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test("breaks are found where they are", async ({ page }) => {
  await page.goto("/en/test-ssr");
  await page.locator("main").evaluate((main) => {
    const broken = [
      ["4em", "in 10 business"],
      ["3.2em", "test 50 of 50"],
      ["3.4em", "the Wi-Fi"],
      ["6.5em", "after IEC 60068-2-14"],
      ["4.2em", "一二三四五"],
      ["6.5em", "in GSM 900\u00a0/\u00a01800"],
      ["5.2em", "take an e-\u2060bike"],
    ].map(([width = "", text = ""]) => {
      const paragraph = document.createElement("p");
      // Joined words break wherever a letter may.
      const wordBreak = /[\u00a0\u2060]/.test(text) ? "break-all" : "normal";
      Object.assign(paragraph.style, { width, textWrap: "wrap", overflowWrap: "normal", wordBreak });
      paragraph.textContent = text;
      return paragraph;
    });
    main.replaceChildren(...broken);
  });
  const faults = (await brokenTexts(page)).join("\n");
  for (const text of ["10 business", "50 of 50", "Wi-Fi", "IEC 60068-2-14", "一二三四五", "900\u00a0/\u00a01800", "e-\u2060bike"])
    expect(faults).toContain(text);
});
