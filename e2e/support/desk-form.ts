import { expect, type Locator, type Page, type Request } from "@playwright/test";
import type { Language } from "#shared/languages.ts";

/** Milliseconds that a form of the desk may take until it is drawn, on a busy machine. */
export const TIMEOUT_MS = 30_000;

/** The button that opens the panel in which a record is published, or saves one that has no drafts. */
export function publishing(desk: Page): Locator {
  return desk.locator("#action-save");
}

/** Opens a form and waits until it can be used. */
export async function openForm(desk: Page, path: string): Promise<void> {
  await desk.goto(path);
  await expect(publishing(desk)).toBeVisible({ timeout: TIMEOUT_MS });
  await expect(desk.locator(".render-fields").first()).toBeVisible({ timeout: TIMEOUT_MS });
}

/** Writes texts into the fields of these names. */
export async function fill(desk: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await desk.locator(`[name="${name}"]`).fill(value);
}

/** The panel that says what publishing will do. */
export function publishPanel(desk: Page): Locator {
  return desk.locator(".desk-publish");
}

/** What the desk asks before it does something. */
export function deskQuestion(desk: Page): Locator {
  return desk.locator(".desk-ask");
}

/** Presses a button; where that opens the panel, also the one in it that publishes. */
export async function press(desk: Page, button: Locator): Promise<void> {
  const opens = (await button.getAttribute("aria-haspopup")) === "dialog";
  await button.click();
  if (opens) await publishPanel(desk).locator("#publish-deed").click();
}

/** Presses a button that stores something, and waits until it is stored and the desk says so. */
export async function save(desk: Page, button: Locator): Promise<void> {
  const stored = desk.waitForResponse((response) => isStored(response.request()));
  await press(desk, button);
  expect((await stored).status()).toBeLessThan(300);
  await expect(desk.locator("[data-sonner-toast]").last()).toBeVisible();
}

/** Whether a request stores a record. Payload also asks for lists by POST, which says so, and keeps what is its own; the panel asks what would happen. */
function isStored(request: Request): boolean {
  const isWrite = /^(?:POST|PATCH)$/.test(request.method()) && !request.headers()["x-payload-http-method-override"];
  return isWrite && /\/api\/(?!payload-|publishing\/|upload-parts)/.test(request.url());
}

/** Switches the language of the content. */
export async function switchTo(desk: Page, language: Language): Promise<void> {
  await desk.locator(".localizer button").first().click();
  await desk.locator(`[data-locale="${language}"]`).last().click();
  await desk.waitForURL((url) => url.searchParams.get("locale") === language);
}
