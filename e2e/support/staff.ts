import { randomUUID } from "node:crypto";
import { expect, test as base, type APIRequestContext, type Page } from "@playwright/test";
import type { Role } from "#cms/access/permissions.ts";
import type { Language } from "#shared/languages.ts";

interface Account {
  email: string;
  password: string;
}

/** The tested server's first administrator; the server makes it at its start. */
export const FIRST_STAFF: Account = { email: "editor@example.com", password: "correct-horse-battery" };

/** The numbers of the administrators that this worker has made. */
const made: number[] = [];
/** The newest entry of the log about their records, up to which those are undone. */
let undone = 0;

/** Keeps what puts something back that a test is about to change, until the test ends. */
export type Undo = (task: () => Promise<unknown>) => void;

/**
 * Tests that write as staff. What one does is undone when it ends, however it ends: what `undo` was given, the last of it first, and all
 * that its administrators have made, at the desk, over REST or by an import, goes into the trash. So other tests, and the same one at its
 * second try, find the demonstration's content.
 */
export const test = base.extend<{ undo: Undo }>({
  undo: [
    async ({ request }, use) => {
      const tasks: (() => Promise<unknown>)[] = [];
      await use((task) => void tasks.unshift(task));
      for (const task of tasks) await task();
      if (made.length > 0) await discardMade(request);
    },
    { auto: true },
  ],
});

/** Puts the records made by this worker's administrators into the trash, the newest first: a used record cannot be deleted. */
async function discardMade(request: APIRequestContext): Promise<void> {
  const headers = await staffHeaders(request);
  const query = new URLSearchParams({
    "where[user][in]": made.join(","),
    "where[action][equals]": "create",
    "where[id][greater_than]": String(undone),
    limit: "100",
    depth: "0",
  });
  const log = await request.get(`/api/audit-log?${query}`, { headers });
  const { docs } = (await log.json()) as { docs: { id: number; record: string; recordId: string }[] };
  const trash = (collection: string) => {
    const ids = docs.filter(({ record }) => record === collection).map(({ recordId }) => recordId);
    const address = `/api/${collection}?where[id][in]=${ids.join(",")}&limit=100&overrideLock=true`;
    return request.patch(address, { headers, data: { deletedAt: new Date().toISOString() } });
  };
  let remaining = [...new Set(docs.map(({ record }) => record))];
  // What holds another, such as older files in a new folder, is gone the next time; so is another test that was just writing.
  await expect(async () => {
    const refused: string[] = [];
    const why: string[] = [];
    for (const collection of remaining) {
      const answer = await trash(collection);
      if (answer.ok()) continue;
      refused.push(collection);
      why.push(await answer.text());
    }
    remaining = refused;
    expect(why).toEqual([]);
  }).toPass({ timeout: 30_000 });
  undone = docs[0]?.id ?? undone;
}

let own: Promise<{ account: Account; headers: { Authorization: string } }> | undefined;

/**
 * An administrator of this worker alone. Two sign-ins of one account at the same moment can cost one of them its session, so that
 * tests which run side by side must not share one.
 */
function ownStaff(request: APIRequestContext): Promise<{ account: Account; headers: { Authorization: string } }> {
  own ??= makeStaff(request);
  return own;
}

/** The headers of a signed-in administrator, for REST. */
export async function staffHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
  return (await ownStaff(request)).headers;
}

/** Makes an administrator that nobody else uses. */
export async function makeStaff(request: APIRequestContext, role: Role = "administrator") {
  const account = { email: `${randomUUID()}@example.com`, password: "correct-horse-battery" };
  let user = 0;
  await expect(async () => {
    const answer = await request.post("/api/users", {
      headers: await signIn(request, FIRST_STAFF),
      data: { ...account, name: "Editor", role, currentPassword: FIRST_STAFF.password },
    });
    expect(answer.status()).toBe(201);
    user = ((await answer.json()) as { doc: { id: number } }).doc.id;
  }).toPass();
  made.push(user);
  return { account, headers: await signIn(request, account) };
}

/** The headers of an account that signs in; as long as its site has only just begun, once there is the account. */
export async function signIn(request: APIRequestContext, account: Account): Promise<{ Authorization: string }> {
  let token: string | undefined;
  await expect(async () => {
    const response = await request.post("/api/users/login", { data: account });
    expect(response.status()).toBe(200);
    ({ token } = (await response.json()) as { token?: string });
  }).toPass();
  return { Authorization: `JWT ${token}` };
}

/** Has an editor write an English text of the interface in the place of the built-in one; "" puts that back, in both languages. */
export async function writeText(request: APIRequestContext, key: string, en: string): Promise<void> {
  const data = { key, zh: "", en };
  const answer = await request.post("/api/globals/interface-texts/text", { headers: await staffHeaders(request), data });
  expect(answer.status()).toBe(200);
}

/** The stored rows of a collection whose field has this value. */
export async function storedRows(
  request: APIRequestContext,
  collection: string,
  field: string,
  value: string,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, limit: "100", depth: "0" });
  const response = await request.get(`/api/${collection}?${query}`, { headers: await staffHeaders(request) });
  return ((await response.json()) as { docs: Record<string, unknown>[] }).docs;
}

/** Waits until the admin's process answers. */
export async function deskIsThere(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get("/admin/login")).status(), { timeout: 120_000 }).toBe(200);
}

/**
 * Opens the page at which staff signs in, once the admin is there.
 * @param language of the desk; the browser's unless it is named
 */
export async function openSignIn(page: Page, request: APIRequestContext, language?: Language): Promise<void> {
  await deskIsThere(request);
  await page.goto("/admin/login");
  if (!language) return;
  await setDeskLanguage(page, language);
  await page.reload();
}

/** Has the desk, of which a page is open, in a language from the next page on. */
export function setDeskLanguage(page: Page, language: Language): Promise<void> {
  return page.context().addCookies([{ name: "payload-lng", value: language, url: new URL(page.url()).origin }]);
}

/**
 * Signs somebody in past the form at which staff does, which has tests of its own: it and the first view take seconds. The page is at none
 * of the desk's yet.
 */
export async function enterDesk(page: Page, request: APIRequestContext, account: Account, language: Language): Promise<void> {
  await deskIsThere(request);
  await signIn(page.context().request, account);
  await page.goto("/healthz");
  await setDeskLanguage(page, language);
}

/** Signs in at that page, and waits for the first view of the desk. */
export async function signInAtDesk(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === "/admin", { timeout: 60_000 });
}
