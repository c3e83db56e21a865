import { expect, test } from "@playwright/test";
import { consoleOf, open } from "./support/page.ts";
import { slowUnless } from "./support/slow.ts";

for (const path of ["/admin/nope", "/admin/collections/nope"]) {
  test(`${path} is answered with 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const [path, title] of [
  ["/products/x99/datasheet.pdf", "页面未找到"],
  ["/en/products/x99/documents.zip", "Page not found"],
  ["/en/products/compare.xlsx?ids=x99", "Page not found"],
  ["/api/media/file/old-manual.pdf", "Page not found"],
] as const) {
  test(`${path} is answered with a page from which one can go on`, slowUnless(path.endsWith(".pdf")), async ({ page }) => {
    const said = consoleOf(page, "error");
    await open(page, path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    // The browser itself says that the page was answered with 404.
    expect(said.filter((line) => !line.includes("404"))).toEqual([]);
    await page.getByRole("main").locator("a").first().click();
    await expect(page.getByRole("heading", { name: title })).toBeHidden();
  });
}
