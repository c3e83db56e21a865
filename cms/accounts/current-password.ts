import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from "payload";
import { inLanguage } from "../fields/bilingual.ts";
import { log } from "../log/index.ts";
import { isPasswordOf } from "./password-of.ts";
import { boundTries } from "./tries.ts";

/** The field in which the owner of an account gives its password. It is never stored. */
export const CURRENT_PASSWORD = "currentPassword";
export const CURRENT_PASSWORD_LABEL = { zh: "现在的密码", en: "Current password" };

const NEEDED = {
  zh: "更改自己的密码或邮箱，请填写现在的密码。",
  en: "To change your own password or e-mail address, give your current password.",
};
const WRONG = { zh: "现在的密码不正确。", en: "The current password is wrong." };

const tries = boundTries("own password");

interface Account {
  id?: number;
  email?: string | null;
  password?: unknown;
  currentPassword?: unknown;
}

/** Whether a change lets another in: by the password, or by the address to which links for a new one are mailed. */
function changesTheWayIn({ password, email }: Account, before: Account): boolean {
  return Boolean(password) || (typeof email === "string" && email.trim().toLowerCase() !== before.email?.toLowerCase());
}

function refused(message: typeof WRONG, req: PayloadRequest): ValidationError {
  const { language } = req.i18n;
  const label = inLanguage(CURRENT_PASSWORD_LABEL, language);
  return new ValidationError(
    { collection: "users", errors: [{ path: CURRENT_PASSWORD, label, message: inLanguage(message, language) }] },
    req.t,
  );
}

/**
 * Whoever changes the way into their own account proves to know its password, so that a session alone is not enough. Of others'
 * accounts administrators have the say.
 * @throws APIError 429 after too many tries
 */
export const proveByPassword: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data;
  const { [CURRENT_PASSWORD]: given, ...change } = data as Account;
  const before = (originalDoc ?? {}) as Account;
  const id = req.user?.id;
  if (operation !== "update" || id === undefined || id !== before.id || !changesTheWayIn(change, before)) return change;
  if (typeof given !== "string" || given === "") throw refused(NEEDED, req);
  await tries.count(id, req);
  if (await isPasswordOf(id, given, req)) return change;
  log.warn({ account: id }, "A session gave a wrong password for its own account");
  throw refused(WRONG, req);
};
