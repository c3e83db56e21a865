import { expect, test, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { open, openLaidOut } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

const shownScale = (page: Page) =>
  page.locator(".picture-zoom-frame img").evaluate((image: HTMLElement) => Number(image.style.getPropertyValue("--scale")));

test("a picture of a product is looked at closely, by keys alone, and the focus comes back", async ({ page }) => {
  await open(page, "/en/products/v3");
  const first = page.locator(".gallery-strip a").first();
  await first.focus();
  await page.keyboard.press("Enter");
  const zoom = page.getByRole("dialog");
  await expect(zoom).toBeVisible();
  await expect(zoom.getByRole("status")).toHaveText(/^Picture 1\sof\s\d/);
  await page.keyboard.press("ArrowRight");
  await expect(zoom.getByRole("status")).toHaveText(/^Picture 2\sof/);
  await page.keyboard.press("+");
  expect(await shownScale(page)).toBeCloseTo(1.5);
  await page.keyboard.press("ArrowRight");
  await expect(zoom.getByRole("status")).toHaveText(/^Picture 2\sof/);
  const readOffset = () =>
    page.locator(".picture-zoom-frame img").evaluate((image: HTMLElement) => Number(image.style.getPropertyValue("--x")));
  const before = await readOffset();
  await zoom.getByRole("button", { name: "Further left" }).click();
  expect(await readOffset()).toBeGreaterThan(before);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Home");
  expect(await shownScale(page)).toBe(1);
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(page.locator(".gallery-strip a").nth(1)).toBeFocused();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`a picture is shown whole before it is looked at closely in a window of ${size.width} × ${size.height}`, SLOW, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, "/en/products/v3");
    await page.locator(".gallery-strip a").first().click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeInViewport({ ratio: 1 });
    // Its box is the frame's, within which it keeps its proportions.
    const frame = await page.locator(".picture-zoom-frame").boundingBox();
    expect(await page.getByRole("dialog").getByRole("img").boundingBox()).toEqual(frame);
  });
}

test("a row of the specifications has an address, is copied with it, and stands out there", SLOW, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/en/products/v3");
  const row = page.getByRole("region", { name: "Specifications" }).getByRole("row", { name: /^Weight/ });
  await row.getByRole("link", { name: "Link to “Weight” and copy the row" }).click();
  await expect(page).toHaveURL(/\/v3#spec-weight$/);
  await expect(row.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^V3 Weight: 62.g\nhttp\S+\/en\/products\/v3#spec-weight$/);
  await expect(row).toHaveAttribute("data-marked", "true");
  const another = await context.newPage();
  await open(another, page.url());
  await expect(another.locator("#spec-weight")).toBeInViewport();
});

test("without script a row's address shows it, and the drawing is there", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await page.goto("/products/v3#spec-protection");
  await expect(page.locator("#spec-protection")).toBeInViewport();
  await expect(page.getByRole("img", { name: "V3 外形尺寸：85 × 42 × 14 毫米" })).toBeVisible();
  await page.context().close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the request for a price stays in sight", async ({ page }) => {
    await openLaidOut(page, "/en/products/v3");
    const bar = page.getByRole("complementary", { name: "V3" });
    await expect(bar.getByRole("link", { name: "Get a quote" })).toBeInViewport();
    await page.getByRole("region", { name: "Wired positioning" }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole("link", { name: "Get a quote" })).toBeInViewport();
    await bar.getByRole("link", { name: "Get a quote" }).click();
    await expect(page).toHaveURL(/\/en\/buy\?items=v3/);
  });
});

test("inches and ounces stand beside for whoever asks for them, on the next page as well", async ({ page }) => {
  await open(page, "/en/products/v3");
  const weight = page.locator("#spec-weight");
  await expect(weight).not.toContainText("2.2 oz", { useInnerText: true });
  await page.getByLabel("Show inches, ounces and °F").check();
  await expect(weight).toContainText("2.2 oz", { useInnerText: true });
  await open(page, "/en/products/compare?ids=v3,a9");
  await page.getByRole("button", { name: "Open all" }).click();
  await expect(page.getByRole("row", { name: /^Dimensions/ })).toContainText("3.35 × 1.65 × 0.55 in", { useInnerText: true });
  await open(page, "/products/v3");
  await expect(weight).not.toContainText("oz");
});

test("on a phone a row of a table of texts is a block, with each value beside the name of its column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLaidOut(page, "/en/services/oem-odm");
  const table = page.locator(".prose table");
  await expect(table.getByRole("columnheader").first()).toBeHidden();
  const [head, value] = [table.locator("tbody th").first(), table.locator("tbody td").first()];
  expect(await value.evaluate((cell) => getComputedStyle(cell, "::before").content)).toBe('"What changes"');
  const [headBox, valueBox] = [await head.boundingBox(), await value.boundingBox()];
  expect(valueBox?.y).toBeGreaterThanOrEqual((headBox?.y ?? 0) + (headBox?.height ?? 0) - 1);
  expect(valueBox?.width).toBeGreaterThan(300);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table.getByRole("columnheader").first()).toBeVisible();
});

test("no group of figures is divided between columns", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLaidOut(page, "/en/products/v3");
  const pieces = await page.locator(".spec-table").evaluateAll((tables) => tables.map((table) => table.getClientRects().length));
  expect(pieces.length).toBeGreaterThan(4);
  expect(new Set(pieces)).toEqual(new Set([1]));
});

for (const width of [390, 1440]) {
  test(`the labels of the standby curve stand apart at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLaidOut(page, "/en/products/wireless");
    const labels = page.locator(".standby-curve text").filter({ visible: true });
    expect(await labels.count()).toBeGreaterThan(5);
    const meeting = await labels.evaluateAll((texts) => {
      const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
      return boxes.flatMap(({ text, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box: b }) => b.left < box.right && box.left < b.right && b.top + 2 < box.bottom && box.top + 2 < b.bottom)
          .map((other) => `${text} and ${other.text}`),
      );
    });
    expect(meeting).toEqual([]);
  });
}
