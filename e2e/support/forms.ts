import type { Page } from "@playwright/test";

/** Fills in what every form of the site requires. */
export async function fillForm(page: Page): Promise<void> {
  for (const [name, value] of [
    ["name", "Ana Souza"],
    ["email", "ana@example.com"],
    ["message", "200 trackers"],
  ] as const) {
    await page.locator(`form [name="${name}"]`).fill(value);
  }
  await page.locator('form [name="consent"]').check();
}
