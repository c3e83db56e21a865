import { expect, test } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { hold, open, saveData, takenOver } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";

test("the search opens by a key, and is walked, followed and closed by keys", async ({ page }) => {
  await open(page, "/brand");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "搜索全站" });
  await expect(field).toBeFocused();
  await field.fill("leng l");
  const options = page.getByRole("option");
  await expect(options.first().locator("mark").first()).toHaveText("冷链");
  await expect(page.getByRole("group", { name: "产品" }).locator("img").first()).toBeVisible();
  await expect(page.locator(".search-panel output")).toHaveText(/^\d+ 条建议$/);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await options.first().getAttribute("id"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^搜索/ })).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("A9S");
  await expect(options.first()).toContainText("A9S");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/a9s$/);
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("a phone shows why a product was found", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/search?q=48V");
  const hit = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^E1 / }) });
  await expect(hit.getByText("Input voltage", { exact: true })).toBeVisible();
});

test("a mark does not pass to a suggestion that comes in the place of another", SLOW, async ({ page }) => {
  await open(page, "/en");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox");
  const options = page.getByRole("option");
  await field.fill("A9S");
  await expect(options.first()).toContainText("A9S");
  const later = await hold(page, /search\.json\?q=v3/);
  await field.fill("v3");
  await expect.poll(later.requests).toBe(1);
  // Those of before are still there to be walked.
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  later.release();
  await expect(options.first()).toContainText("V3");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/search\?q=v3$/);
});

test("whoever opens the search before the client is there types at once, and what is typed stays", async ({ page }) => {
  const heldRequests = await hold(page, /\/assets\/[^/]+\.js$/);
  await page.goto("/en/search", { waitUntil: "domcontentloaded" });
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("cattle");
  heldRequests.release();
  await takenOver(page);
  await expect(field).toHaveValue("cattle");
  await expect(field).toBeFocused();
});

test("suggestions that find nothing say so, and lead to where one asks", async ({ page }) => {
  await open(page, "/en");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("qqqqqqxx");
  const output = page.locator(".search-panel output");
  await expect(output).toBeVisible();
  await expect(output).toContainText("Nothing was found for “qqqqqqxx”. Try other words.");
  expect(await violations(page)).toEqual([]);
  await output.getByRole("link", { name: "Ask us a question" }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=qqqqqqxx#ask$/);
  await expect(page.getByRole("heading", { name: "Ask us a question" })).toBeInViewport();
});

test("what is found nowhere leads on, and failed suggestions leave the field alone", async ({ page }) => {
  await page.route("**/search.json*", (route) => route.fulfill({ status: 500 }));
  await open(page, "/en");
  await page.getByRole("link", { name: "Search, shortcut Ctrl K" }).click();
  await page.getByRole("combobox").fill("qqqqqqxx");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/search\?q=qqqqqqxx$/);
  await expect(page.locator("output.search-summary")).toContainText("Nothing was found for “qqqqqqxx”.");
  expect(await violations(page)).toEqual([]);
});

for (const saves of [true, false]) {
  test(
    `the code of the search panel is ${saves ? "not " : ""}fetched ahead ${saves ? "to save data" : "otherwise"}`,
    slowUnless(saves),
    async ({ page }) => {
      const fetched: string[] = [];
      page.on("request", (request) => void (request.url().includes("/assets/search-panel-") && fetched.push(request.url())));
      if (saves) await saveData(page);
      await open(page, "/en/services/faq");
      if (saves) {
        await page.waitForLoadState("networkidle");
        expect(fetched).toEqual([]);
        await page.getByRole("link", { name: "Search" }).click();
        await expect(page.getByRole("combobox")).toBeFocused();
      }
      await expect.poll(() => fetched.length).toBe(1);
    },
  );
}
