import { expect, test, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { consoleOf } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";

/** Stands in for the system's share sheet, which Chromium on a server lacks, and records its data. */
const withSheet = () => {
  const shared: ShareData[] = [];
  Object.assign(window, { shared });
  Object.defineProperty(navigator, "share", { value: (data: ShareData) => Promise.resolve(shared.push(data)) });
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: /^(?:Share|分享)$/ }).click();
  await expect(page.locator("#share")).toBeVisible();
}

for (const [path, width] of [
  ["/en/products/v3", 390],
  ["/article/1", 1440],
] as const)
  test(
    `ways to hand on ${path} open without a fault of accessibility at ${width} px, and load nothing from elsewhere`,
    slowUnless(width === 390),
    async ({ page }) => {
      const requests: string[] = [];
      const logged = consoleOf(page, "error");
      page.on("request", (request) => requests.push(request.url()));
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      await expect(page.locator("#share img")).toHaveJSProperty("complete", true);
      expect(await violations(page)).toEqual([]);
      const [panel, screen] = await Promise.all([page.locator("#share").boundingBox(), page.evaluate(() => window.innerWidth)]);
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(screen);
      const targets = await page
        .locator("#share a")
        .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)));
      expect(targets.length).toBeGreaterThan(2);
      for (const target of targets) expect(target).toContain(path);
      const { origin } = new URL(page.url());
      expect([requests.filter((address) => !address.startsWith(origin) && !address.startsWith("data:")), logged]).toEqual([[], []]);
    },
  );

test("the address of a page is copied, and handed to the system’s own sheet", SLOW, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(withSheet);
  await open(page, "/en/products/v3");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("#share output")).toHaveText("Link copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/en\/products\/v3$/);
  await page.locator("#share .share-actions button").nth(1).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([{ title: expect.stringContaining("V3"), url: expect.stringMatching(/\/en\/products\/v3$/) }]);
});
