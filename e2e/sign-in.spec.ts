import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { URI } from "otpauth";
import { ACCOUNT_TEXTS } from "../cms/admin/views/account/account-texts.ts";
import { CURRENT_PASSWORD_LABEL } from "../cms/accounts/current-password.ts";
import { deskTexts } from "../cms/admin/texts/index.ts";
import { copyEmpty } from "../test/seeded.ts";
import { siteProcess } from "../test/site-process.ts";
import { violations, WCAG } from "./support/accessibility.ts";
import { TIMEOUT_MS } from "./support/desk-form.ts";
import { SLOW } from "./support/slow.ts";
import { makeStaff, openSignIn, setDeskLanguage, signInAtDesk, staffHeaders, test } from "./support/staff.ts";

test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

/** Milliseconds for which a code of the second factor holds. */
const STEP = 30_000;

/** Turns the second factor of an account on. @returns the code of so many steps from now */
async function withSecondFactor(request: APIRequestContext, { account, headers }: Awaited<ReturnType<typeof makeStaff>>) {
  const { user } = (await (await request.get("/api/users/me", { headers })).json()) as { user: { id: number } };
  const address = `/api/users/${user.id}/second-factor`;
  const enrolment = (await (await request.post(address, { headers, data: { currentPassword: account.password } })).json()) as {
    address: string;
  };
  const codeAt = (steps: number) => URI.parse(enrolment.address).generate({ timestamp: Date.now() + steps * STEP } as never);
  // An earlier step is used up with this, and the present one is not.
  expect((await request.post(address, { headers, data: { code: codeAt(-1) } })).status()).toBe(200);
  return { id: user.id, codeAt };
}

/** The code with which the first administrator of a site is made. */
function setupCode(folder: string): string {
  const database = new DatabaseSync(path.join(folder, "waymark.db"), { readOnly: true });
  const row = database.prepare("select data from payload_kv where key = 'setup-code'").get() as { data: string };
  database.close();
  return (JSON.parse(row.data) as { code: string }).code;
}

/** What a form says is wrong; Next has an alert of its own on every page. */
const alertOf = (page: Page): Locator => page.locator("form").getByRole("alert");

/** Nothing sticks out on a phone, and axe has nothing to say. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // The menu may still be on its way to its place.
  await expect.poll(() => violations(page, "html", WCAG)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("the first administrator is made with the setup code and a password, and is at the desk then", SLOW, async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-first-"));
  await copyEmpty(folder);
  const site = await siteProcess(folder, { ADMIN: "on", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  try {
    await site.start();
    await expect.poll(async () => (await fetch(`${site.url}/admin/login`)).status, { timeout: 120_000 }).toBe(200);
    await page.goto(`${site.url}/admin`);
    await page.locator('[name="email"]').fill("first@example.com");
    await page.locator('[name="password"]').fill("correct-horse-battery");
    await page.locator('[name="confirm-password"]').fill("correct-horse-battery");
    await page.locator('[name="name"]').fill("The first");
    await page.locator('[name="setupCode"]').fill(setupCode(folder));
    await expect(page.locator('[name="currentPassword"]')).toHaveCount(0);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname === "/admin", { timeout: TIMEOUT_MS });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    await site.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

test("the second factor is asked for after a right password alone, by keyboard, and a wrong code is told of", async ({ page, request }) => {
  const { sign } = deskTexts("zh");
  const staff = await makeStaff(request);
  const { codeAt } = await withSecondFactor(request, staff);
  await openSignIn(page, request, "zh");
  const code = page.getByLabel(sign.code.field);
  await page.getByLabel(sign.email).fill(staff.account.email);
  await page.getByLabel(sign.password, { exact: true }).fill("a wrong password");
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toBeFocused();
  await expect(code).toHaveCount(0);
  await page.getByLabel(sign.password, { exact: true }).fill(staff.account.password);
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(page);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toContainText("验证码不正确");
  await expect(code).toBeFocused();
  await page.keyboard.type(codeAt(0));
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/admin", { timeout: TIMEOUT_MS });
  // The keyboard goes on past the menu.
  await expect(page.locator(".template-default__wrap")).toBeFocused({ timeout: TIMEOUT_MS });
});

test("a one-time link asks for it after the new password, and is told of once it is used", SLOW, async ({ page, request }) => {
  const { sign } = deskTexts("en");
  const staff = await makeStaff(request);
  const { id, codeAt } = await withSecondFactor(request, staff);
  const made = await request.post(`/api/users/${id}/link`, {
    headers: await staffHeaders(request),
    data: { currentPassword: staff.account.password },
  });
  const { pathname } = new URL(((await made.json()) as { url: string }).url);
  await openSignIn(page, request, "en");
  await page.goto(pathname);
  await expectAccessible(page);
  await page.getByLabel(sign.newPassword.field).fill("another horse battery");
  await page.getByLabel(sign.newPassword.again).fill("another house battery");
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toHaveText(sign.newPassword.differ);
  for (const field of [sign.newPassword.field, sign.newPassword.again]) await page.getByLabel(field).fill("aaaaaaaaaaaaaa");
  await page.keyboard.press("Enter");
  await expect(alertOf(page)).toHaveText("This password is too common: choose another one.");
  for (const field of [sign.newPassword.field, sign.newPassword.again]) await page.getByLabel(field).fill("another horse battery");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(sign.code.field)).toBeFocused();
  await page.keyboard.type(codeAt(0));
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/admin", { timeout: TIMEOUT_MS });
  await page.goto(pathname);
  await expect(page.getByRole("heading", { level: 1, name: sign.newPassword.expiredTitle })).toBeVisible();
  await expectAccessible(page);
});

test("an invitation is sent once however it is pressed, and one that is refused is in words", SLOW, async ({ page, request }) => {
  const { account } = await makeStaff(request);
  await openSignIn(page, request, "zh");
  await signInAtDesk(page, account);
  await page.goto("/admin/collections/users");
  const sent: string[] = [];
  page.on("request", (call) => call.url().endsWith("/users/invite") && sent.push(call.method()));
  await page.locator("summary", { hasText: ACCOUNT_TEXTS.invite.zh }).click();
  const form = page.locator(".desk-invite__form");
  const invite = async (email: string, clicks: number) => {
    await form.getByLabel(ACCOUNT_TEXTS.name.zh).fill("同事");
    await form.getByLabel(ACCOUNT_TEXTS.email.zh).fill(email);
    await form.getByRole("button").click({ clickCount: clicks });
  };
  const link = page.locator(".desk-made-link");
  const refused = page.locator(".toast-error");
  const email = `${randomUUID()}@example.com`;
  await invite(email, 2);
  await expect(link).toContainText("/admin/reset/", { timeout: TIMEOUT_MS });
  await expect(form.getByLabel(ACCOUNT_TEXTS.email.zh)).toHaveValue("");
  expect(sent).toEqual(["POST"]);
  await expect(refused).toHaveCount(0);
  await invite(email, 1);
  await expect(refused).toContainText("这个邮箱已有账号", { timeout: TIMEOUT_MS });
  await expect(link).toHaveCount(0);
  await expectAccessible(page);
});

test("a second factor is turned off with a code of its authenticator alone", SLOW, async ({ page, request }) => {
  const staff = await makeStaff(request);
  const { codeAt } = await withSecondFactor(request, staff);
  await openSignIn(page, request, "zh");
  // The session of a program, so that no code is used up.
  const [, token = ""] = staff.headers.Authorization.split(" ");
  await page.context().addCookies([{ name: "payload-token", value: token, url: new URL(page.url()).origin }]);
  await page.goto("/admin/account");
  const access = page.locator(".desk-access");
  const off = access.getByRole("button", { name: ACCOUNT_TEXTS.factorRemove.zh });
  await expect(access.getByText(ACCOUNT_TEXTS.factorOn.zh)).toBeVisible({ timeout: TIMEOUT_MS });
  await off.click();
  await expect(access.getByText(ACCOUNT_TEXTS.factorProve.zh)).toBeVisible();
  const code = access.getByLabel(ACCOUNT_TEXTS.proof.zh);
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.locator(".toast-error")).toContainText("验证码不正确", { timeout: TIMEOUT_MS });
  await expectAccessible(page);
  await code.fill(codeAt(0));
  await off.click();
  // The pressed button is gone: its result has the focus, and screen readers announce it.
  await expect(access.getByText(ACCOUNT_TEXTS.factorOff.zh)).toBeFocused({ timeout: TIMEOUT_MS });
  await expect(code).toHaveCount(0);
});

test("one's own password is changed on the account's page by whoever gives the present one", SLOW, async ({ page, request }) => {
  const staff = await makeStaff(request);
  await openSignIn(page, request, "en");
  await signInAtDesk(page, staff.account);
  await page.goto("/admin/account");
  const current = page.getByLabel(CURRENT_PASSWORD_LABEL.en);
  const save = page.locator("#action-save");
  const next = "another horse battery";
  const change = async () => {
    await page.locator("#change-password").click({ timeout: TIMEOUT_MS });
    await page.locator("#field-password").fill(next);
    await page.locator("#field-confirm-password").fill(next);
  };
  await expect(page.locator("#change-password")).toBeVisible({ timeout: TIMEOUT_MS });
  await expect(current).toHaveCount(0);
  await change();
  await expect(current).toHaveAttribute("autocomplete", "current-password");
  await page.locator("#cancel-change-password").click();
  await expect(current).toHaveCount(0);
  await change();
  await expectAccessible(page);
  // Payload has the form checked a moment after it is changed.
  const check = page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/admin/account"));
  await current.fill("not my password at all");
  await (await check).response();
  await save.click();
  await expect(page.locator(".field-error, .tooltip").getByText("The current password is wrong.")).toBeVisible({ timeout: TIMEOUT_MS });
  await current.fill(staff.account.password);
  await save.click();
  await expect(page.locator(".toast-success")).toBeVisible({ timeout: TIMEOUT_MS });
  await expect(current).toHaveCount(0);
  const signIn = (password: string) => request.post("/api/users/login", { data: { email: staff.account.email, password } });
  expect([(await signIn(staff.account.password)).status(), (await signIn(next)).status()]).toEqual([401, 200]);
});

test("without mail the page for a forgotten password says what to do", SLOW, async ({ page, request }) => {
  await openSignIn(page, request, "zh");
  await page.goto("/admin/forgot");
  await expect(page.getByText("一次性链接")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: deskTexts("zh").sign.back }).click();
  await expect(page.getByLabel(deskTexts("zh").sign.email)).toBeVisible();
});

test(
  "an unknown address of the desk leads strangers to the sign-in, and says to staff what is missing",
  SLOW,
  async ({ page, request }) => {
    const { account } = await makeStaff(request);
    await openSignIn(page, request, "zh");
    await page.goto("/admin/nowhere/at-all");
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    await page.goto("/admin/login");
    await signInAtDesk(page, account);
    for (const language of ["zh", "en"] as const) {
      await setDeskLanguage(page, language);
      for (const path of ["/admin/nowhere/at-all", "/admin/collections/nothing"]) {
        const answer = await page.goto(path);
        expect([path, answer?.status()]).toEqual([path, 404]);
        const { notFound, nav } = deskTexts(language);
        await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
        await expect(page.getByText(notFound.words(path))).toBeVisible();
        await expect(page.getByRole("navigation", { name: nav.main })).toBeVisible();
      }
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: deskTexts("en").notFound.search, exact: true }).click();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: deskTexts("en").notFound.toDesk }).click();
    await page.waitForURL((url) => url.pathname === "/admin", { timeout: TIMEOUT_MS });
  },
);
