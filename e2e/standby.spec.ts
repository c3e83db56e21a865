import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page.ts";

const days = (page: Page) => page.locator(".standby-days b");

test("the days follow the handles at once, and the result goes with the enquiry", async ({ page }) => {
  const asked: string[] = [];
  await open(page, "/products/a9");
  await page.waitForLoadState("networkidle");
  await expect(days(page)).toHaveText("365");
  page.on("request", (request) => asked.push(request.url()));
  const interval = page.getByRole("slider", { name: "上报间隔" });
  await interval.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(interval).toHaveAttribute("aria-valuetext", "每 6 小时");
  await expect(days(page)).toHaveText("275");
  await page.getByRole("radio", { name: /较弱/ }).check();
  await expect(days(page)).toHaveText("173");
  await expect(page).toHaveURL(/\/products\/a9\?interval=360&at=25&coverage=weak$/);
  // The browser reckons by itself.
  expect(asked.filter((url) => url.includes("/products/a9"))).toEqual([]);

  await page.getByRole("link", { name: /以“每 6 小时，约 173 天”加入询价/ }).click();
  await expect(page).toHaveURL(/\/buy\?.*items=a9:1/);
  await expect(page.locator("textarea")).toHaveValue(/A9[^]*每 6 小时，\+25\s°C，信号较弱，推算可用约 173 天（标称 365 天）/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form with a button gives the days of any battery product of the series", async ({ page }) => {
    await page.goto("/en/products/wireless");
    await page.getByLabel("Product", { exact: true }).selectOption({ value: "c4" });
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/product=c4.*#calculator$/);
    // The form still stood at the interval of the product before: C4 states ten minutes, the first of the series a day.
    await expect(page.getByText("Stated: 60 days")).toBeVisible();
    await page.getByRole("link", { name: /Back to the stated condition/ }).click();
    await expect(days(page)).toHaveText("60");
    await expect(page.locator(".standby-remark")).toContainText("Equals the standby of the datasheet");
    await page.getByRole("radio", { name: /Weak/ }).check();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(days(page)).toHaveText("26");
  });
});
