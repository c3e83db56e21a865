import { expect, test } from "@playwright/test";
import { pressEachKind } from "./support/focus.ts";
import { slowUnless } from "./support/slow.ts";

/** Pages that have between them every kind of link, form and button. */
const PAGES = [
  "/en/products",
  "/products/v3",
  "/services/videos/v3-wiring",
  "/",
  "/en/products/compare?ids=a9,v3",
  "/en/services/downloads",
  "/en/article",
  "/search?q=v3",
  "/services/faq",
  "/en/solutions/logistics",
  "/services/platform",
  "/en/brand/invention",
  "/contact",
  "/en/buy",
];
const FEWER = new Set(PAGES.slice(0, 3));

for (const isOneOfEach of [true, false]) {
  const title = `a control of each kind keeps the focus, or leads it to the heading of the page it opens and back${isOneOfEach ? "" : ", on every other page"}`;
  test(title, slowUnless(isOneOfEach), async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => (window.print = () => undefined));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of PAGES.filter((one) => FEWER.has(one) === isOneOfEach)) {
      // Header and footer are the same everywhere.
      const walked = await pressEachKind(page, path, path === "/en/products" ? "body" : "main");
      expect(walked.pressed).toBeGreaterThan(2);
      faults.push(...walked.faults);
    }
    expect(faults).toEqual([]);
  });
}
