import { say } from "#shared/desk-texts/say.ts";
import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from "payload";
import { roleCan } from "../access/permissions.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { log } from "../lib/log/index.ts";
import { refusal } from "../lib/refusal.ts";
import { isPasswordOf } from "../payload-patches/password-hash.ts";
import { limitTries } from "./limit-tries.ts";

/** The field for the current password of an account's owner. Never stored. */
export const CURRENT_PASSWORD = "currentPassword";
export const CURRENT_PASSWORD_LABEL = say("Current password");

const NEEDED = say("To change your own password or e-mail address, give your current password.");
const NEEDED_FOR_ADMINISTRATOR = say(
  "To make somebody an administrator, or to change another administrator’s password or e-mail address, give your own current password.",
);
const WRONG = say("The current password is wrong.");

/** Set on the context of a request whose sender has proved to know the password. */
const PROVED = "ownPasswordProved";

const tries = limitTries("own password");

interface Account {
  id?: number;
  role?: string | null;
  email?: string | null;
  password?: unknown;
  currentPassword?: unknown;
}

/** Whether a change lets somebody else in: by the password, or by the address for links to a new one. */
function changesTheWayIn({ password, email }: Account, before: Account): boolean {
  return Boolean(password) || (typeof email === "string" && email.trim().toLowerCase() !== before.email?.toLowerCase());
}

/** The reason to require the password for a change: access to one's own account, or to an administrator's; null for none. */
function messageFor(change: Account, before: Account, isOwn: boolean): Bilingual | null {
  if (isOwn) return changesTheWayIn(change, before) ? NEEDED : null;
  const isAdministrator = roleCan(before.role, "accounts.write");
  const becomesAdministrator = roleCan(change.role, "accounts.write") && !isAdministrator;
  return becomesAdministrator || (isAdministrator && changesTheWayIn(change, before)) ? NEEDED_FOR_ADMINISTRATOR : null;
}

/**
 * The fault of the sender's own password; null for none.
 * @throws APIError 429 after too many attempts
 */
async function faultOf(password: unknown, needed: Bilingual, id: number, req: PayloadRequest): Promise<Bilingual | null> {
  if (typeof password !== "string" || password === "") return needed;
  await tries.count(id, req);
  if (await isPasswordOf(id, password, req)) {
    await tries.forget(id, req);
    return null;
  }
  log.warn({ account: id }, "A session gave a wrong password for its own account");
  return WRONG;
}

/**
 * Requires the password of the sender's own account, because a session alone is not enough.
 * @param password the sent password
 * @param needed the message for a missing password
 * @throws APIError 400 for a missing or wrong password, 429 after too many attempts
 */
export async function proveOwnPassword(password: unknown, needed: Bilingual, req: PayloadRequest): Promise<void> {
  const fault = req.user ? await faultOf(password, needed, req.user.id, req) : needed;
  if (fault) throw refusal(fault, req);
  req.context[PROVED] = true;
}

/** The same, for changes that create an administrator or give access to one's account. */
export function proveForAdministrator(password: unknown, req: PayloadRequest): Promise<void> {
  return proveOwnPassword(password, NEEDED_FOR_ADMINISTRATOR, req);
}

/**
 * Requires the sender's own password for changes of the access to their account, for creating an administrator, and for changes of the
 * access to an administrator's account, because a session alone is not enough. For other accounts administrators need none.
 * @throws ValidationError for a missing or wrong password, APIError 429 after too many attempts
 */
export const proveByPassword: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data;
  const { [CURRENT_PASSWORD]: password, ...change } = data as Account;
  // A password set with a one-time link needs no current one; the link is the proof.
  if (!req.user || (operation === "update" && !originalDoc) || req.context[PROVED]) return change;
  const before = (originalDoc ?? {}) as Account;
  const needed = messageFor(change, before, req.user.id === before.id);
  const fault = needed && (await faultOf(password, needed, req.user.id, req));
  if (!fault) return change;
  const { language } = req.i18n;
  const label = inLanguage(CURRENT_PASSWORD_LABEL, language);
  const errors = [{ path: CURRENT_PASSWORD, label, message: inLanguage(fault, language) }];
  throw new ValidationError({ collection: "users", errors }, req.t);
};
