import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";

interface Account {
  email: string;
  password: string;
}

/** The tested server's first administrator; the server makes it at its start. */
export const FIRST_STAFF: Account = { email: "editor@example.com", password: "correct-horse-battery" };

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
export async function makeStaff(request: APIRequestContext) {
  const account = { email: `${randomUUID()}@example.com`, password: "correct-horse-battery" };
  await expect
    .poll(async () =>
      (
        await request.post("/api/users", {
          headers: await signIn(request, FIRST_STAFF),
          data: { ...account, name: "Editor", role: "administrator" },
        })
      ).status(),
    )
    .toBe(201);
  return { account, headers: await signIn(request, account) };
}

/** The headers of an account that signs in. */
export async function signIn(request: APIRequestContext, account: Account): Promise<{ Authorization: string }> {
  const response = await request.post("/api/users/login", { data: account });
  const { token } = (await response.json()) as { token?: string };
  return { Authorization: `JWT ${token}` };
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

/**
 * Opens the page at which staff signs in, once the admin is there.
 * @param language of the desk; the browser's unless it is named
 */
export async function openSignIn(page: Page, request: APIRequestContext, language?: "zh" | "en"): Promise<void> {
  await expect.poll(async () => (await request.get("/admin/login")).status(), { timeout: 120_000 }).toBe(200);
  await page.goto("/admin/login");
  if (!language) return;
  await setDeskLanguage(page, language);
  await page.reload();
}

/** Has the desk, of which a page is open, in a language from the next page on. */
export function setDeskLanguage(page: Page, language: "zh" | "en"): Promise<void> {
  return page.context().addCookies([{ name: "payload-lng", value: language, url: new URL(page.url()).origin }]);
}

/** Signs in at that page, and waits for the first view of the desk. */
export async function signInAtDesk(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === "/admin", { timeout: 60_000 });
}
