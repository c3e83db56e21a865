import { expect, test } from "@playwright/test";
import { consoleOf, markDocument, open, stepTo } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

test("an unknown address says so and leads back, from the page of a missing paper as well", async ({ page }) => {
  const logged = consoleOf(page, "error");
  await open(page, "/brand");
  await open(page, "/products/x99/datasheet.pdf");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面未找到");
  // The browser itself says that the page was answered with 404.
  expect(logged.filter((line) => !line.includes("404"))).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: "返回上一页" }).click();
  await expect(page).toHaveURL(/\/brand$/);
});

test("a page that fails on the way shows the general error", async ({ page }) => {
  await open(page, "/services/faq");
  const same = await markDocument(page);
  await page.route(/\/services\/privacy\.data/, (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.locator('footer a[href="/services/privacy"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发生错误");
  await expect(page.getByText("抱歉，发生了意外错误。")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "返回上一页" }).click();
  await expect(page).toHaveURL(/\/services\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("发生错误");
  await same();
});

test("a page's own check fails in the browser as it does on the server", SLOW, async ({ page }) => {
  await open(page, "/en/brand");
  const same = await markDocument(page);
  for (const path of ["/en/article/abc", "/en/products/x99", "/en/services/none", "/en/article?page=0"]) {
    await stepTo(page, path);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("banner")).toBeVisible();
  }
  await same();
});

test("where there is no page to go back to, the button leads home", SLOW, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(history, "length", { value: 1 }));
  await open(page, "/en/nothing-here");
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
});
