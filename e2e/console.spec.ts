import { expect, test, type Page } from "@playwright/test";
import { open, openLaidOut } from "./support/page.ts";
import { SIZES } from "./support/tab-walk.ts";

const CONSOLE = "/en/services/platform/console";

/** Opens the console and waits until its code is there. */
async function openConsole(page: Page): Promise<void> {
  await open(page, CONSOLE);
  await ready(page);
}
const ready = (page: Page) => expect(page.locator(".console")).toHaveAttribute("data-ready");

const time = (page: Page) => page.getByRole("slider", { name: "Time of day" });
const part = (page: Page, name: string) => page.locator(".console-part").filter({ has: page.getByRole("heading", { name }) });
/** The minute of the day at which the console is. */
const minute = async (page: Page) => Number(await time(page).inputValue());
/** The code of the console, as the browser fetches it. */
const CODE = /\/assets\/console-[^/]+\.js$/;

test("a vehicle is followed, its day played back, a fence drawn that tells, and the report read, by keyboard alone", async ({ page }) => {
  await openConsole(page);
  const fleet = part(page, "Real-time positioning");
  const vehicle = fleet.getByRole("button", { name: /^D-0341/ });
  await vehicle.press("Enter");
  await expect(vehicle).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Follow D-0341" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => minute(page)).toBeGreaterThan(571);
  await page.getByRole("button", { name: "Pause" }).press("Enter");

  await page.getByRole("button", { name: "Play the day" }).press("Enter");
  await expect.poll(() => minute(page)).toBeLessThan(540);
  await expect.poll(() => minute(page)).toBeGreaterThan(360);
  await page.getByRole("button", { name: "Pause" }).press("Enter");
  await time(page).fill("572");
  await expect(
    part(page, "Monitoring alarm")
      .getByRole("listitem")
      .filter({ hasText: /D-\u20600341 Speeding:/ }),
  ).toHaveCount(1);

  // By the cross of the map, and in one press around the vehicle, in a window that shows the page four times as large.
  await page.setViewportSize(SIZES[0] ?? { width: 320, height: 256 });
  await page.getByRole("button", { name: "Draw a geofence" }).press("Enter");
  const map = page.getByRole("application", { name: /Arrow keys move the cross/ });
  await expect(map).toBeFocused();
  await expect(map).toBeInViewport();
  for (const key of ["Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowDown", "ArrowDown", "Enter"]) await map.press(key);
  await expect(page.locator(".console-told")).toHaveText("Corners set: 3.");
  await page.getByRole("button", { name: "Close the geofence (3)" }).press("Enter");
  await expect(map).toHaveCount(0);
  await page.getByRole("button", { name: "Geofence around D-0341" }).press("Enter");
  await time(page).press("End");
  await expect(time(page)).toHaveAttribute("aria-valuetext", /^20:00, D-0341/);
  await expect(
    part(page, "Monitoring alarm")
      .getByRole("listitem")
      .filter({ hasText: /D-\u20600341 (Entered|Left) Geofence 1/ }),
  ).not.toHaveCount(0);

  const report = part(page, "Report statistics");
  await expect(report).toContainText("D-0341, today until 20:00");
  await expect(report).toContainText(/Distance2\d\d\skm/);
  await expect(report).toContainText(/By the hour: 06:00 \d+ km/);
});

test("a fence is drawn by hand, and an alarm is closed", async ({ page }) => {
  await openConsole(page);
  await page.getByRole("button", { name: "Draw a geofence" }).click();
  const map = page.getByRole("application");
  const box = await map.boundingBox();
  if (!box) throw new Error("There is nothing to draw on");
  for (const [x, y] of [
    [0.1, 0.3],
    [0.9, 0.3],
    [0.9, 0.9],
    [0.1, 0.9],
  ] as const)
    await map.click({ position: { x: box.width * x, y: box.height * y } });
  await page.getByRole("button", { name: "Close the geofence (4)" }).click();
  await time(page).fill("1200");
  const alarm = part(page, "Monitoring alarm").getByRole("listitem").filter({ hasText: "Geofence 1" }).first();
  await expect(alarm).toBeVisible();
  const close = page.getByRole("button", { name: /^Close: / });
  const alarms = await close.count();
  await close.first().click();
  await expect(close).toHaveCount(alarms - 1);
});

test("the immobiliser wants a second person and a slow vehicle, and the account decides who may command", async ({ page }) => {
  await openConsole(page);
  const control = part(page, "Remote control");
  await control.getByRole("button", { name: "Immobilise" }).press("Enter");
  await expect(control).toContainText("A second person must confirm.");
  // What takes the place of a control takes its focus.
  await expect(control.getByRole("button", { name: "Confirm as second person" })).toBeFocused();
  await control.getByRole("button", { name: "Confirm as second person" }).click();
  await expect(control).toContainText(/Waits until it is slower than 20\skm\/h/);
  await time(page).fill("1200");
  await expect(control).toContainText("cannot be started again");
  await expect(page.locator(".console-map .plate")).toContainText(/0\skm\/h/);
  await page.getByLabel("Multi-account management").selectOption("Customer");
  await expect(part(page, "Real-time positioning").getByRole("listitem")).toHaveCount(1);
  await expect(control).toContainText("may look, not command");
});

test("its code comes when the visitor is near, and it is idle out of sight", async ({ page }) => {
  const code: string[] = [];
  page.on("request", (request) => CODE.test(request.url()) && code.push(request.url()));
  await openLaidOut(page, "/en");
  await page.waitForLoadState("networkidle");
  expect(code).toEqual([]);
  await page.locator(".console").scrollIntoViewIfNeeded();
  await expect.poll(() => code.length).toBe(1);
  await ready(page);
  await page.getByRole("button", { name: /^D-0322/ }).click();
  await expect.poll(() => minute(page)).toBeGreaterThan(571);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(".console")).not.toBeInViewport();
  const frames = () => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  await frames();
  const pausedAt = await minute(page);
  for (let times = 0; times < 60; times += 1) await frames();
  expect(await minute(page)).toBe(pausedAt);
});

for (const width of [390, 1440]) {
  test(`no name on the map is cut by its frame, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openConsole(page);
    const names = await page.locator(".console-frame").evaluate((frame) => {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      const boxes = [...frame.querySelectorAll(".fleet-mark > text")].map(
        (text) => [text.textContent, text.getBoundingClientRect()] as const,
      );
      const shown = boxes.filter(
        ([, box]) => box.width > 0 && box.right > left && box.left < right && box.bottom > top && box.top < bottom,
      );
      const isWhole = (box: DOMRect) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      return { shown: shown.length, cut: shown.flatMap(([name, box]) => (isWhole(box) ? [] : [name])) };
    });
    expect(names.cut).toEqual([]);
    expect(names.shown).toBeGreaterThan(3);
  });
}

test("with less motion nothing plays, and the slider shows the day", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openConsole(page);
  await expect(page.getByRole("button", { name: "Play the day" })).toHaveCount(0);
  await page.getByRole("button", { name: /^D-0322/ }).click();
  await time(page).fill("720");
  await expect(time(page)).toHaveAttribute("aria-valuetext", /^12:00, D-0322/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the fleet, its alarms and the report are there to be read", async ({ page }) => {
    await page.goto("/en/services/platform");
    await expect(part(page, "Real-time positioning")).toContainText(/D-0317\s*4\d\skm\/h/);
    await expect(part(page, "Monitoring alarm")).toContainText(/09:30 D-\u20600341 Speeding: \d\d\skm\/h/);
    await expect(part(page, "Report statistics")).toContainText("D-0317, today until 09:31");
    await expect(page.getByRole("slider")).toHaveCount(0);
  });
});
