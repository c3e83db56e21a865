import { say } from "#shared/desk-texts/say.ts";
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Payload, PayloadRequest } from "payload";
import { DESK_LANGUAGES, LANGUAGES } from "#shared/languages.ts";
import { DAY, HOUR } from "#shared/lib/durations.ts";
import type { User } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { deskAddress } from "../lib/desk-address.ts";
import { takeAdvisoryLock } from "../db/advisory-lock.ts";

/** Milliseconds until a link expires: over a weekend. */
const LIFETIME = 3 * DAY;
/** Milliseconds for which a mailed link for a forgotten password is valid: Payload's own. */
const FORGOTTEN_LIFETIME = HOUR;
/** Set on the context of a request for a mailed link, if the account has one that expires later. */
const RUNNING = "runningLink";

/** The languages of a new colleague's mail, whose preference is unknown: English, and those of the site that the desk has. */
const INVITED_IN = DESK_LANGUAGES.filter((language) => language === "en" || LANGUAGES.includes(language));

/** A link with which its owner sets a password, once. */
export interface OneTimeLink {
  url: string;
  /** The expiry, as an ISO date. */
  until: string;
}

/** Creates a one-time link for the account with this address. Earlier links for it become invalid. */
export async function oneTimeLink(email: string, req: PayloadRequest): Promise<OneTimeLink> {
  const token = await req.payload.forgotPassword({
    collection: "users",
    data: { email },
    disableEmail: true,
    expiration: LIFETIME,
    req,
    overrideAccess: true,
  });
  return { url: settings.siteUrl + deskAddress(`/reset/${token}`), until: new Date(Date.now() + LIFETIME).toISOString() };
}

/** Mails a link to the owner of the account; false without mail settings. */
export async function mailLink(email: string, { url, until }: OneTimeLink, req: PayloadRequest): Promise<boolean> {
  if (!settings.mail.smtpUrl) return false;
  const [{ host }, day] = [new URL(url), isoDay(new Date(until))];
  const subject = say("Set your password");
  const text = say("You have an account at {host}. Set its password with this link, which works once, until {day}.", { host, day });
  await req.payload.sendEmail({
    to: email,
    subject: INVITED_IN.map((language) => subject[language]).join(" / "),
    text: INVITED_IN.map((language) => `${text[language]}\n${url}\n`).join("\n"),
  });
  return true;
}

/** The account of a one-time link; null for an expired or unknown one. */
export function ownerOfLink(token: string, { db }: Payload): Promise<Pick<User, "id" | "name"> | null> {
  const now = new Date().toISOString();
  return db.findOne<User>({
    collection: "users",
    where: { resetPasswordToken: { equals: token }, resetPasswordExpiration: { greater_than: now } },
  });
}

/** The stored link of an account. */
type StoredLink = Pick<User, "resetPasswordToken" | "resetPasswordExpiration">;

/**
 * Remembers the account's link when somebody requests one by mail, if it expires later than the new one: an invitation, which a stranger
 * who knows the address must not invalidate.
 */
export const noteRunningLink: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  const { data, disableEmail } = args as { data?: { email?: unknown }; disableEmail?: boolean };
  if (operation !== "forgotPassword" || disableEmail || typeof data?.email !== "string") return args;
  const outlives = new Date(Date.now() + FORGOTTEN_LIFETIME).toISOString();
  const where = { email: { equals: data.email.toLowerCase().trim() }, resetPasswordExpiration: { greater_than: outlives } };
  const account = await req.payload.db.findOne<StoredLink & { id: number }>({ collection: "users", where, req });
  if (account?.resetPasswordToken) {
    const { resetPasswordToken, resetPasswordExpiration } = account;
    context[RUNNING] = { resetPasswordToken, resetPasswordExpiration };
  }
  return args;
};

/** Restores the remembered link instead of the new one. */
export const keepRunningLink: CollectionBeforeChangeHook = ({ context, data }) => {
  const running = context[RUNNING] as StoredLink | undefined;
  return running && data["resetPasswordToken"] ? { ...data, ...running } : data;
};

/** The token to mail: that of the remembered link, if any. */
export function mailedToken(token: string | undefined, req: PayloadRequest | undefined): string | undefined {
  return (req?.context[RUNNING] as StoredLink | undefined)?.resetPasswordToken ?? token;
}

/** Makes concurrent uses of the same link run one after the other, because Payload reads it first and marks it as used only later. */
export const useLinkInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "resetPassword") return args;
  const { token } = (args as { data?: { token?: unknown } }).data ?? {};
  await takeAdvisoryLock(`one-time link ${String(token)}`, req);
  return args;
};
