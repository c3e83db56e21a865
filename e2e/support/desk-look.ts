import { expect, type Page } from "@playwright/test";
import { violations } from "./accessibility.ts";
import { setDeskLanguage } from "./staff.ts";

/**
 * Looks at a view in both languages, both themes and on a phone: nothing is wrong with it, and nothing sticks out. Leaves it loaded anew, in
 * the language that it had.
 */
export async function lookAround(desk: Page): Promise<void> {
  const { origin } = new URL(desk.url());
  const before = (await desk.locator("html").getAttribute("lang")) === "zh" ? "zh" : "en";
  for (const [language, theme, width] of [
    ["zh", "dark", 1440],
    ["en", "light", 390],
    ["zh", "light", 1440],
  ] as const) {
    await setDeskLanguage(desk, language);
    await desk.context().addCookies([{ name: "payload-theme", value: theme, url: origin }]);
    await desk.setViewportSize({ width, height: 900 });
    await desk.reload();
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(desk, ".desk")).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  if (before === "zh") return;
  await setDeskLanguage(desk, before);
  await desk.reload();
}

/** Goes on with the Tab key until something is reached. */
export async function tabTo(desk: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    await desk.keyboard.press("Tab");
    // In one go: the focus may move on at any time.
    const here = await desk.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLElement ? (activeElement.ariaLabel ?? activeElement.innerText) : "";
    });
    if (here === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}
