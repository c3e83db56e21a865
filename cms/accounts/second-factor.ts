import { say } from "#shared/desk-texts/say.ts";
import { Secret, TOTP } from "otpauth";
import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from "payload";
import { renderSVG } from "uqr";
import type { Bilingual } from "../lib/i18n.ts";
import { refusal } from "../lib/refusal.ts";
import type { User } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { isRecoveryCode, takeRecoveryCode } from "./recovery-codes.ts";
import { forgiveTry } from "./sign-in.ts";
import { limitTries } from "./limit-tries.ts";

/** Also accepts codes of the steps before and after, because clocks differ. */
const WINDOW = 1;
/** The prefix of an unconfirmed secret. */
const PENDING = "pending ";
const CODE = "secondFactorCode";

const NEEDED = say("Type the 6 digits of your authenticator, or a recovery code.");
const WRONG = say("The code is wrong or was used before. Type the 6 digits that the authenticator shows now, or another recovery code.");

type Account = Pick<User, "id" | "email"> & Partial<Pick<User, "totpSecret" | "totpStep">>;

const tries = limitTries("second factor");

function accountWhere(where: Where, req: PayloadRequest): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: "users", where, req });
}

function generatorOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: new URL(settings.siteUrl).host, label: email, secret: Secret.fromBase32(secret) });
}

/** The step of the clock of a code; null for a wrong or used one. */
function stepOf(secret: string, { email, totpStep }: Account, code: string): number | null {
  const generator = generatorOf(secret, email);
  const delta = generator.validate({ token: code, window: WINDOW });
  if (delta === null) return null;
  const step = generator.counter() + delta;
  return step > (totpStep ?? 0) ? step : null;
}

/** Whether an account requires a code to sign in. */
function isOn({ totpSecret }: Account): boolean {
  return Boolean(totpSecret) && !totpSecret?.startsWith(PENDING);
}

async function write(id: number, data: object, req: PayloadRequest): Promise<void> {
  await req.payload.db.updateOne({ collection: "users", id, data: data as never, req, returning: false });
}

/** Sets up a second factor: the secret for an authenticator, as an address and as a QR code. It takes effect once a code confirms it. */
export async function beginSecondFactor(id: number, req: PayloadRequest): Promise<{ address: string; picture: string }> {
  const account = await accountWhere({ id: { equals: id } }, req);
  if (!account || isOn(account)) throw new APIError("Conflict", 409, null, true);
  const secret = new Secret().base32;
  await write(id, { totpSecret: PENDING + secret }, req);
  const address = generatorOf(secret, account.email).toString();
  return { address, picture: renderSVG(address) };
}

/** Confirms a second factor. False for a wrong code. */
export async function confirmSecondFactor(id: number, code: string, req: PayloadRequest): Promise<boolean> {
  const account = await accountWhere({ id: { equals: id } }, req);
  if (!account?.totpSecret?.startsWith(PENDING)) return false;
  const secret = account.totpSecret.slice(PENDING.length);
  const step = stepOf(secret, { ...account, totpStep: null }, code);
  if (step === null) return false;
  await write(id, { totpSecret: secret, totpStep: step }, req);
  return true;
}

/** Whether a code is the current, unused one of the account's authenticator, or one of its recovery codes, which it uses up. */
export async function isCodeOf(id: number, code: string, req: PayloadRequest): Promise<boolean> {
  const account = await accountWhere({ id: { equals: id } }, req);
  if (!account?.totpSecret || !isOn(account)) return false;
  return isRecoveryCode(code) ? takeRecoveryCode(id, code, req) : stepOf(account.totpSecret, account, code) !== null;
}

/** Removes the second factor of an account, with its recovery codes. */
export function removeSecondFactor(id: number, req: PayloadRequest): Promise<void> {
  return write(id, { totpSecret: null, totpStep: null, recoveryCodes: null }, req);
}

/** Whether an account has a second factor. */
export async function hasSecondFactor(id: number, req: PayloadRequest): Promise<boolean> {
  const account = await accountWhere({ id: { equals: id } }, req);
  return account !== null && isOn(account);
}

/** The code in a sign-in, or with a new password by a one-time link. */
export const takeCode: CollectionBeforeOperationHook = ({ args, context, operation, req }) => {
  const code: unknown = (req.data as { code?: unknown } | undefined)?.code;
  if ((operation === "login" || operation === "resetPassword") && code !== undefined) context[CODE] = code;
  return args;
};

/**
 * Refuses a correct password without the correct code, if the account has a second factor, with `data.secondFactor` set to true. Nobody
 * learns of it without the password. A missing code is no failed attempt. Codes have their own limit, which counts only with the correct
 * password, so that strangers cannot lock out anybody.
 * @throws APIError 401 for a missing or wrong code, 429 after too many wrong ones
 */
export const checkCode: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  const account = await accountWhere({ id: { equals: user.id } }, req);
  if (!account?.totpSecret || !isOn(account)) return user;
  const code = context[CODE];
  const secondFactorError = (message: Bilingual) => refusal(message, req, 401, { secondFactor: true });
  if (code === undefined) {
    await forgiveTry(req);
    throw secondFactorError(NEEDED);
  }
  await tries.count(account.id, req);
  if (!(await isAccepted(account, code, req))) throw secondFactorError(WRONG);
  await tries.forget(account.id, req);
  return user;
};

/** Accepts a code of the authenticator or a recovery code, and marks it as used. False for a wrong one. */
async function isAccepted(account: Account, code: unknown, req: PayloadRequest): Promise<boolean> {
  if (typeof code !== "string") return false;
  if (isRecoveryCode(code)) return takeRecoveryCode(account.id, code, req);
  const step = stepOf(account.totpSecret ?? "", account, code);
  if (step === null) return false;
  await write(account.id, { totpStep: step }, req);
  return true;
}

/** Resets the limit of an account's codes after an administrator has unlocked it. */
export const takeCodesAgain: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  if (operation !== "unlock") return result;
  const { email } = args.data as { email: string };
  const account = await accountWhere({ email: { equals: email.trim().toLowerCase() } }, req);
  if (account) await tries.forget(account.id, req);
  return result;
};
