import { expect, test, type Page } from "@playwright/test";
import { hold, isPageData, markDocument, open } from "./support/page.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const toMarks = (page: Page) => page.locator("footer").getByRole("link", { name: "Certifications and marks" });

test("a new page starts at its top, and the way back at the place that was left", async ({ page }) => {
  await open(page, "/en/services/faq");
  const same = await markDocument(page);
  await toMarks(page).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await toMarks(page).click();
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/services\/faq$/);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await same();
});

test("an address with a hash leads to its target, in a new document and within the page", async ({ page }) => {
  const top = () => page.locator("#wiring-power").evaluate((element) => element.getBoundingClientRect().top);
  await open(page, "/en/services/faq#wiring-power");
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(0);

  await open(page, "/en/services/about");
  const video = page.locator('main a[href*="/services/videos#"]').first();
  const slug = new URL((await video.getAttribute("href")) ?? "", page.url()).hash.slice(1);
  await video.click();
  await expect(page).toHaveURL(new RegExp(`/en/services/videos#${slug}$`));
  await expect.poll(() => page.locator(`[id="${slug}"]`).evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300);
});

test("the question that the address names is open, and the others are not", async ({ page }) => {
  await open(page, "/services/faq#wiring-power");
  await expect(page.locator("#wiring-power")).toHaveAttribute("open");
  await expect(page.locator("#wiring-power .accordion-content")).toBeInViewport();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.evaluate(() => (location.hash = "relay-r12"));
  await expect(page.locator("#relay-r12")).toHaveAttribute("open");
});

test("the progress bar starts at 30 per cent, creeps to at most 90, ends at 100 and is reset after 200 ms", async ({ page }) => {
  await open(page, "/en/services/faq");
  const bar = page.getByRole("progressbar", { includeHidden: true });
  await expect(bar).toBeHidden();
  const held = await hold(page, /\/en\/mark-index\.data/);
  await bar.evaluate((element) => {
    const shown: { value: number | null; at: number }[] = [];
    Object.assign(window, { shown });
    const note = () => shown.push({ value: element.hasAttribute("hidden") ? null : Number(element.getAttribute("aria-valuenow")), at: performance.now() });
    new MutationObserver(note).observe(element, { attributes: true });
  });
  await toMarks(page).click();
  await expect.poll(() => bar.getAttribute("aria-valuenow").then(Number)).toBeGreaterThan(85);
  held.release();
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect(bar).toBeHidden();

  const shown = await page.evaluate(() => (window as unknown as { shown: { value: number | null; at: number }[] }).shown);
  const values = shown.flatMap(({ value }) => (value === null ? [] : [value]));
  expect(values[0]).toBe(30);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(Math.max(...values.filter((value) => value < 100))).toBeLessThanOrEqual(90);
  const done = shown.find(({ value }) => value === 100);
  const reset = shown.findLast(({ value }) => value === null);
  expect(done).toBeDefined();
  expect((reset?.at ?? 0) - (done?.at ?? 0)).toBeGreaterThanOrEqual(195);
});

test("with twelve links in view, four pages are fetched ahead at a time and the next ones as these arrive", async ({ page }) => {
  const waiting: (() => void)[] = [];
  let most = 0;
  let asked = 0;
  let pending = 0;
  await page.route(/\.data(?:\?|$)/, async (route) => {
    asked += 1;
    pending += 1;
    most = Math.max(most, pending);
    await new Promise<void>((resolve) => waiting.push(resolve));
    pending -= 1;
    await route.continue().catch(() => {});
  });
  await open(page, "/en/solutions");
  expect(await page.locator("main a[href]").count()).toBeGreaterThan(4);
  await expect.poll(() => asked).toBe(4);
  waiting.shift()?.();
  waiting.shift()?.();
  await expect.poll(() => asked).toBe(6);
  expect(most).toBe(4);
});

for (const [what, connection] of [
  ["the visitor saves data", { saveData: true, effectiveType: "4g" }],
  ["the connection is 2G", { saveData: false, effectiveType: "2g" }],
  ["the connection is slower than 2G", { saveData: false, effectiveType: "slow-2g" }],
] as const) {
  test(`nothing is fetched ahead when ${what}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const asked: string[] = [];
    page.on("request", (request) => void (new URL(request.url()).pathname.endsWith(".data") && asked.push(request.url())));
    await open(page, "/en/brand");
    await toMarks(page).hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await toMarks(page).click();
    await expect(page).toHaveURL(/mark-index$/);
    expect(asked.length).toBeGreaterThan(0);
  });
}

test("leaving for another page gives up the one that is on its way", async ({ page }) => {
  await open(page, "/en/services/faq");
  const held = await hold(page, /\/en\/mark-index\.data/);
  await toMarks(page).click();
  await expect.poll(held.asked).toBeGreaterThan(0);
  const givenUp = page.waitForEvent("requestfailed", (request) => isPageData(request, "/en/mark-index"));
  await page.locator("footer").getByRole("link", { name: "Join us" }).click();
  await expect(page).toHaveURL(/\/en\/join$/);
  await givenUp;
  held.release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/join$/);
});
