import type { Payload, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { settings } from "../settings.ts";
import { isoDay } from "../time-zone.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds for which a link lets its owner in: over a weekend. */
const LIFETIME = 3 * DAY;

/** A link with which its owner sets a password, once. */
export interface OneTimeLink {
  url: string;
  /** Until when it can be used, as an ISO date. */
  until: string;
}

/** Makes a one-time link for the account with this address. Links that were made for it before are worth nothing any more. */
export async function oneTimeLink(email: string, req: PayloadRequest): Promise<OneTimeLink> {
  const token = await req.payload.forgotPassword({
    collection: "users",
    data: { email },
    disableEmail: true,
    expiration: LIFETIME,
    req,
  });
  return { url: `${settings.siteUrl}/admin/reset/${token}`, until: new Date(Date.now() + LIFETIME).toISOString() };
}

/** Mails a link to the owner of the account, in both languages; false where no mail is set up. */
export async function mailLink(email: string, { url, until }: OneTimeLink, req: PayloadRequest): Promise<boolean> {
  if (!settings.mail.smtpUrl) return false;
  const day = isoDay(new Date(until));
  await req.payload.sendEmail({
    to: email,
    subject: "设置密码 / Set your password",
    text: `请打开下面的链接设置密码，${day} 前有效，只能用一次：\n${url}\n\nSet your password with this link. It works once, until ${day}.\n`,
  });
  return true;
}

/** Whose a one-time link is; null when it is over, or was never made. */
export function ownerOfLink(token: string, { db }: Payload): Promise<Pick<User, "id" | "name"> | null> {
  const now = new Date().toISOString();
  return db.findOne<User>({
    collection: "users",
    where: { resetPasswordToken: { equals: token }, resetPasswordExpiration: { greater_than: now } },
  });
}
