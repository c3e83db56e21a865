import { Secret, TOTP } from "otpauth";
import {
  APIError,
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

/** Codes of the step before and after are taken too: clocks differ. */
const WINDOW = 1;
const UNAUTHORIZED = 401;
/** Before the secret of a second factor that was begun and not yet confirmed by a code. */
const PENDING = "pending ";
/** Six digits at the end of what was typed as the password, after a space: Payload's form has no other place for them. */
const CODE_AFTER_PASSWORD = /^(.*) (\d{6})$/s;
const CODE = "secondFactorCode";
const WRONG_CODE_OF = "secondFactorFailed";

const NEEDED = {
  zh: "请在密码后面加一个空格和验证器里的 6 位数字。",
  en: "Type a space and the 6 digits of your authenticator after the password.",
};

type Account = Pick<User, "id" | "email"> & Partial<Pick<User, "totpSecret" | "totpStep" | "loginAttempts">>;

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

/** Takes the second factor of an account away. */
export function removeSecondFactor(id: number, req: PayloadRequest): Promise<void> {
  return write(id, { totpSecret: null, totpStep: null }, req);
}

/** Whether an account has a second factor. */
export async function hasSecondFactor(id: number, req: PayloadRequest): Promise<boolean> {
  const account = await accountWhere({ id: { equals: id } }, req);
  return account !== null && isOn(account);
}

/** Takes the code from behind the password, where the account has a second factor. */
export const splitCode: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  if (operation !== "login") return args;
  const { data } = args as { data: { email?: unknown; password?: unknown } };
  const given: unknown = (req.data as { code?: unknown } | undefined)?.code;
  if (typeof given === "string") context[CODE] = given;
  const [, password, code] = typeof data.password === "string" ? (CODE_AFTER_PASSWORD.exec(data.password) ?? []) : [];
  if (typeof data.email !== "string" || password === undefined) return args;
  const account = await accountWhere({ email: { equals: data.email.trim().toLowerCase() } }, req);
  if (!account || !isOn(account)) return args;
  context[CODE] = code;
  return { ...args, data: { ...data, password } };
};

/** Refuses a right password without the right code, where the account has a second factor. */
export const checkCode: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  const account = await accountWhere({ id: { equals: user.id } }, req);
  if (!account?.totpSecret || !isOn(account)) return user;
  const code = context[CODE];
  const step = typeof code === "string" ? stepOf(account.totpSecret, account, code) : null;
  if (step === null) {
    if (code !== undefined) context[WRONG_CODE_OF] = account.id;
    throw new APIError(inLanguage(NEEDED, req.i18n.language), UNAUTHORIZED, null, true);
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
