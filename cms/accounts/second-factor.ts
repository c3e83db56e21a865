import { Secret, TOTP } from "otpauth";
import {
  APIError,
  LockedAuth,
  type CollectionAfterErrorHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type RequestContext,
} from "payload";
import { renderSVG } from "uqr";
import { inLanguage } from "../fields/bilingual.ts";
import type { User } from "../payload-types.ts";
import { settings } from "../settings.ts";
import { forgiveTry } from "./sign-in.ts";

/** Codes of the step before and after are taken too: clocks differ. */
const WINDOW = 1;
const UNAUTHORIZED = 401;
/** Before the secret of a second factor that was begun and not yet confirmed by a code. */
const PENDING = "pending ";
const CODE = "secondFactorCode";
const WRONG_CODE_OF = "secondFactorFailed";

const NEEDED = { zh: "请输入验证器里的 6 位数字。", en: "Type the 6 digits of your authenticator." };
const WRONG = {
  zh: "验证码不正确，或者已经用过。请输入验证器现在显示的 6 位数字。",
  en: "The code is wrong or was used before. Type the 6 digits that the authenticator shows now.",
};

type Account = Pick<User, "id" | "email"> & Partial<Pick<User, "totpSecret" | "totpStep" | "loginAttempts" | "lockUntil">>;

async function accountWhere(where: object, req?: PayloadRequest, payload = req?.payload): Promise<Account | null> {
  return (await payload?.db.findOne<Account>({ collection: "users", where: where as never, ...(req && { req }) })) ?? null;
}

function generatorOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: new URL(settings.siteUrl).host, label: email, secret: Secret.fromBase32(secret) });
}

/** The step of the clock that a code belongs to; null for a wrong one, or one that was used before. */
function stepOf(secret: string, { email, totpStep }: Account, code: string): number | null {
  const generator = generatorOf(secret, email);
  const delta = generator.validate({ token: code, window: WINDOW });
  if (delta === null) return null;
  const step = generator.counter() + delta;
  return step > (totpStep ?? 0) ? step : null;
}

/** Whether an account asks for a code at its sign-in. */
function isOn({ totpSecret }: Account): boolean {
  return Boolean(totpSecret) && !totpSecret?.startsWith(PENDING);
}

async function write(id: number, data: object, req: PayloadRequest): Promise<void> {
  await req.payload.db.updateOne({ collection: "users", id, data: data as never, req, returning: false });
}

/** Begins a second factor: what an authenticator needs, as an address and as a picture of it. It counts once a code confirms it. */
export async function beginSecondFactor(id: number, req: PayloadRequest): Promise<{ address: string; picture: string }> {
  const account = await accountWhere({ id: { equals: id } }, req);
  if (!account || isOn(account)) throw new APIError("Conflict", 409, null, true);
  const secret = new Secret().base32;
  await write(id, { totpSecret: PENDING + secret }, req);
  const address = generatorOf(secret, account.email).toString();
  return { address, picture: renderSVG(address) };
}

/** Confirms a second factor that was begun. False for a wrong code. */
export async function confirmSecondFactor(id: number, code: string, req: PayloadRequest): Promise<boolean> {
  const account = await accountWhere({ id: { equals: id } }, req);
  if (!account?.totpSecret?.startsWith(PENDING)) return false;
  const secret = account.totpSecret.slice(PENDING.length);
  const step = stepOf(secret, { ...account, totpStep: null }, code);
  if (step === null) return false;
  await write(id, { totpSecret: secret, totpStep: step }, req);
  return true;
}

/** Whether a code is one that the account's authenticator shows now, and that has not been used. */
export async function isCodeOf(id: number, code: string, req: PayloadRequest): Promise<boolean> {
  const account = await accountWhere({ id: { equals: id } }, req);
  return account?.totpSecret != null && isOn(account) && stepOf(account.totpSecret, account, code) !== null;
}

/** Takes the second factor of an account away. */
export function removeSecondFactor(id: number, req: PayloadRequest): Promise<void> {
  return write(id, { totpSecret: null, totpStep: null }, req);
}

/** Whether an account has a second factor. */
export async function hasSecondFactor(id: number, req: PayloadRequest): Promise<boolean> {
  const account = await accountWhere({ id: { equals: id } }, req);
  return account !== null && isOn(account);
}

/**
 * Takes the code that comes with a sign-in, or with a new password by a one-time link. The latter counts its wrong codes as well:
 * Payload looks for a locked account at the sign-in alone.
 */
export const takeCode: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  if (operation !== "login" && operation !== "resetPassword") return args;
  const given: unknown = (req.data as { code?: unknown } | undefined)?.code;
  if (given !== undefined) context[CODE] = given;
  const { token } = args.data as { token?: unknown };
  if (operation !== "resetPassword" || typeof token !== "string") return args;
  const account = await accountWhere({ resetPasswordToken: { equals: token } }, req);
  if (account?.lockUntil && new Date(account.lockUntil).getTime() > Date.now()) throw new LockedAuth(req.t);
  return args;
};

/**
 * Refuses a right password without the right code, where the account has a second factor, and says so: `data.secondFactor` is true
 * then. Nobody learns of it without the password. To be asked for the code is no failed try.
 */
export const checkCode: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  const account = await accountWhere({ id: { equals: user.id } }, req);
  if (!account?.totpSecret || !isOn(account)) return user;
  const code = context[CODE];
  const step = typeof code === "string" ? stepOf(account.totpSecret, account, code) : null;
  if (step === null) {
    if (code === undefined) await forgiveTry(req);
    else context[WRONG_CODE_OF] = account.id;
    const message = inLanguage(code === undefined ? NEEDED : WRONG, req.i18n.language);
    throw new APIError(message, UNAUTHORIZED, { secondFactor: true }, true);
  }
  await write(account.id, { totpStep: step }, req);
  return user;
};

/**
 * Counts wrong codes as wrong passwords, so that nobody tries them all. The sign-in itself was rolled back by then.
 * @param attempts wrong ones in a row until the account is locked, for `lockTime` milliseconds
 */
export function countWrongCodes(attempts: number, lockTime: number): CollectionAfterErrorHook {
  return async ({ context, req }: { context: RequestContext; req: PayloadRequest }) => {
    const id = context[WRONG_CODE_OF];
    if (typeof id !== "number") return;
    delete context[WRONG_CODE_OF];
    const account = await accountWhere({ id: { equals: id } }, undefined, req.payload);
    const loginAttempts = (account?.loginAttempts ?? 0) + 1;
    const lockUntil = loginAttempts >= attempts ? new Date(Date.now() + lockTime).toISOString() : null;
    await req.payload.db.updateOne({ collection: "users", id, data: { loginAttempts, lockUntil } as never, returning: false });
  };
}
