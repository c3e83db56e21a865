import { expect } from "@playwright/test";
import { URI } from "otpauth";
import { deskTexts } from "../cms/admin/texts/index.ts";
import { ACCOUNT_TEXTS } from "../cms/admin/views/account/account-texts.ts";
import { violations, WCAG } from "./support/accessibility.ts";
import { TIMEOUT_MS } from "./support/desk-form.ts";
import { SLOW } from "./support/slow.ts";
import { makeStaff, openSignIn, signInAtDesk, test } from "./support/staff.ts";

test(
  "whoever turns a second factor on is shown ten recovery codes once; one signs in in the place of the authenticator, and never again",
  SLOW,
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const { sign } = deskTexts("en");
    const { account } = await makeStaff(request);
    await openSignIn(page, request, "en");
    await signInAtDesk(page, account);
    await page.goto("/admin/account");
    const access = page.locator(".desk-access");
    await access.getByRole("button", { name: ACCOUNT_TEXTS.factorBegin.en }).click({ timeout: TIMEOUT_MS });
    const password = access.getByLabel(ACCOUNT_TEXTS.password.en);
    await expect(password).toBeFocused();
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(page.locator(".toast-error")).toContainText("The current password is wrong", { timeout: TIMEOUT_MS });
    await password.fill(account.password);
    await page.keyboard.press("Enter");
    const secret = await access.locator(".desk-note-text code").textContent({ timeout: TIMEOUT_MS });
    await access.getByLabel(ACCOUNT_TEXTS.factorCode.en).fill(URI.parse(`otpauth://totp/x?secret=${secret}`).generate());
    await page.keyboard.press("Enter");
    const shown = access.locator(".desk-codes code");
    await expect(shown).toHaveCount(10, { timeout: TIMEOUT_MS });
    const [first = "", second = ""] = await shown.allTextContents();
    await expect(access.locator("b")).toHaveText("10");
    await expect.poll(() => violations(page, "html", WCAG)).toEqual([]);
    await page.reload();
    await expect(access.getByText(ACCOUNT_TEXTS.codesLeft.en)).toBeVisible({ timeout: TIMEOUT_MS });
    await expect(shown).toHaveCount(0);

    const signInWith = async (code: string) => {
      await page.context().clearCookies({ name: "payload-token" });
      await openSignIn(page, request, "en");
      await page.getByLabel(sign.email).fill(account.email);
      await page.getByLabel(sign.password, { exact: true }).fill(account.password);
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(sign.code.field)).toBeFocused();
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
    };
    const isAtDesk = () => page.waitForURL((url) => url.pathname === "/admin", { timeout: TIMEOUT_MS });
    await signInWith(first);
    await isAtDesk();
    await signInWith(first);
    await expect(page.locator("form").getByRole("alert")).toContainText("The code is wrong or was used before");
    // However it is spelled.
    await page.getByLabel(sign.code.field).fill(` ${second.toLowerCase()} `);
    await page.keyboard.press("Enter");
    await isAtDesk();
    await page.goto("/admin/account");
    await expect(access.locator("b")).toHaveText("8", { timeout: TIMEOUT_MS });
  },
);
