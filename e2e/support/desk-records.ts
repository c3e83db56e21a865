import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { publishing } from "./desk-form.ts";
import { enterDesk, makeStaff, test } from "./staff.ts";

/** Somebody at the desk, for the tests of one file after the other: an open page, and headers for REST. */
export interface Desk {
  page: Page;
  headers: { Authorization: string };
  account: { email: string; password: string };
}

/** Far from the company: the desk tells its times all the same. */
const FAR = { timezoneId: "America/New_York" };
/** A window in which all of the desk has its place. */
export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/**
 * Has an administrator enter the desk, in Chinese, before the tests of a file. The returned object is filled by then.
 * @param browserOptions of his browser
 */
export function sitDown(browserOptions: BrowserContextOptions = FAR): Desk {
  const desk = {} as Desk;
  test.beforeAll(async ({ browser, request }) => {
    Object.assign(desk, await makeStaff(request));
    const context = await browser.newContext(browserOptions);
    desk.page = await context.newPage();
    await enterDesk(desk.page, request, desk.account, "zh");
  });
  test.afterAll(() => desk.page?.context().close());
  return desk;
}

/** The button that saves a draft. */
export function savingDraft({ page }: Desk): Locator {
  return page.locator("#action-save-draft");
}

/** Opens a record's form, also one that only reads, and waits until it can be used. */
export async function openRecord({ page }: Desk, path: string): Promise<void> {
  await page.goto(path);
  await expect(publishing(page).or(page.locator(".doc-controls"))).not.toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator(".render-fields").first()).toBeVisible({ timeout: 60_000 });
}

/** The first record of a collection that REST finds. */
export async function firstRecord({ page, headers }: Desk, collection: string, where: string): Promise<{ id: number; slug: string }> {
  const response = await page.request.get(`/api/${collection}?${where}&limit=1&depth=0`, { headers });
  return ((await response.json()) as { docs: { id: number; slug: string }[] }).docs[0] as { id: number; slug: string };
}

/**
 * Makes a record over REST.
 * @param address of the collection, such as `faqs?locale=zh`
 */
export async function makeRecord({ page, headers }: Desk, address: string, data: object): Promise<{ id: number; updatedAt: string }> {
  const made = await page.request.post(`/api/${address}`, { headers, data });
  expect([made.status(), made.ok() ? "" : await made.text()]).toEqual([201, ""]);
  return ((await made.json()) as { doc: { id: number; updatedAt: string } }).doc;
}

/** A record as REST tells it. */
export async function storedRecord({ page, headers }: Desk, address: string): Promise<Record<string, unknown>> {
  return (await (await page.request.get(`/api/${address}`, { headers })).json()) as Record<string, unknown>;
}

/** Sends the form of the page for buyers, as a visitor does. @returns the number of the lead */
export async function sendLead({ page, headers }: Desk, request: APIRequestContext, name: string, message: string): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  expect((await request.post("/en/buy", { form: { name, email, message, consent: "on" } })).status()).toBe(200);
  const response = await page.request.get(`/api/leads?where[email][equals]=${email}&depth=0`, { headers });
  return ((await response.json()) as { docs: { id: number }[] }).docs[0]?.id ?? 0;
}

/** Puts a lead into the trash: it is nobody's of this desk, who would have it undone. */
export async function discardLead({ page, headers }: Desk, id: number): Promise<void> {
  await page.request.patch(`/api/leads/${id}`, { headers, data: { deletedAt: new Date().toISOString() } });
}
