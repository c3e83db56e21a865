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
  await fillOwnFields(page);
  await page.locator('form [name="consent"]').check();
}

/** Fills in the fields that one form alone requires. */
export async function fillOwnFields(page: Page): Promise<void> {
  for (const [name, value] of [
    ["territory", "Paraná"],
    ["model", "A9"],
  ] as const) {
    const control = page.locator(`form [name="${name}"]`);
    if ((await control.count()) > 0) await control.fill(value);
  }
}
