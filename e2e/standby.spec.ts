import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { open } from "./support/page.ts";
import { storedRows } from "./support/staff.ts";
import { SLOW } from "./support/slow.ts";

const days = (page: Page) => page.locator(".standby-days b");

test("the days follow the handles at once, and the result goes with the lead", async ({ page }) => {
  const requests: string[] = [];
  await open(page, "/products/a9");
  await page.waitForLoadState("networkidle");
  await expect(days(page)).toHaveText("365");
  page.on("request", (request) => requests.push(request.url()));
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
  expect(requests.filter((url) => url.includes("/products/a9"))).toEqual([]);

  await page.getByRole("link", { name: /以“每 6 小时，约 173 天”加入询价/ }).click();
  await expect(page).toHaveURL(/\/buy\?.*items=a9:1/);
  // The list reckons under the same conditions, and goes on doing so when the interval is changed, the page loaded again or the language
  // switched; what is sent says what the list shows.
  const chosen = page.locator(".quote-choice option:checked");
  const note = page.locator(".quote-choice");
  await expect(chosen).toHaveText("每 6 小时，约 173 天");
  await expect(note).toContainText(/按 \+25\s°C、信号较弱推算/);
  await expect(page).toHaveURL(/\/buy\?items=a9:1&use=a9:360:25:weak$/);
  await page.getByRole("combobox", { name: "上报间隔" }).selectOption({ label: "每 12 小时，约 243 天" });
  await expect(page).toHaveURL(/&use=a9:720:25:weak$/);
  await page.reload();
  await expect(chosen).toHaveText("每 12 小时，约 243 天");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(chosen).toHaveText("Every 12 h: about 243 days");
  await expect(note).toContainText(/At \+25\s°C, weak coverage/);
  const email = `${randomUUID()}@example.com`;
  await fillForm(page);
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("button", { name: /^Send 1 model/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
  const [lead] = await storedRows(page.request, "leads", "email", email);
  expect(lead?.["items"]).toMatchObject([
    {
      wish: expect.stringMatching(
        /^Report interval: Every 12 h; Average temperature: \+25\s°C; Network coverage: Weak; Calculated standby: about 243 days$/,
      ),
    },
  ]);
});

test("other conditions are chosen where the first ones were, and take their place on the list", SLOW, async ({ page }) => {
  await open(page, "/en/buy?interval=360&at=-10&coverage=fair&items=a9:3");
  await expect(page.locator(".quote-choice")).toContainText(/−10\s°C, fair coverage/);
  await page.getByRole("link", { name: "Other conditions" }).click();
  await expect(page.getByRole("slider", { name: "Average temperature" })).toHaveValue("-10");
  await page.getByRole("radio", { name: /Weak/ }).check();
  await page.getByRole("link", { name: /^Add “every 6 h, about/ }).click();
  await expect(page.locator(".quote-choice")).toContainText(/−10\s°C, weak coverage/);
  await expect(page).toHaveURL(/\/en\/buy\?items=a9:3&use=a9:360:-10:weak$/);
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
    await expect(page.locator(".standby-remark")).toContainText("Same as the standby time in the datasheet");
    await page.getByRole("radio", { name: /Weak/ }).check();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(days(page)).toHaveText("26");
    await page.getByRole("link", { name: /^Add “every 10 min, about 26 days”/ }).click();
    await expect(page.locator(".quote-choice option:checked")).toHaveText("Every 10 min: about 26 days");
    await expect(page.locator('[name="under-c4"]')).toHaveValue("at=25&coverage=weak");
  });
});
