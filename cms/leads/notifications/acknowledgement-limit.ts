import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { PayloadRequest } from "payload";
import { DAY, HOUR } from "#shared/lib/durations.ts";
import { accountAddress } from "#shared/lib/contact.ts";
import { execute } from "../../db/raw-sql.ts";
import { takeAdvisoryLock } from "../../db/advisory-lock.ts";

/** Acknowledgements to one mailbox per day, because anybody may enter its address in a form, and our mail would be the nuisance. */
const MAX_PER_MAILBOX = 3;
/** Acknowledgements to all mailboxes per hour: a company's day has fewer, so more are an abuse of the form to mail strangers. */
const MAX_PER_HOUR = 200;
/** The fault of a notice beyond that limit. */
export const TOO_MANY = `More than ${MAX_PER_HOUR} acknowledgements within an hour: this one was not sent`;

/**
 * Whether a mailbox has reached its daily limit. One mailbox has many spellings: upper and lower case, a suffix after `+`, and dots, which
 * the largest provider ignores. Locks until the transaction ends, so that concurrent requests cannot exceed the limit.
 */
export async function hasEnoughAcknowledgements(email: string, req: PayloadRequest): Promise<boolean> {
  const address = accountAddress(email).replaceAll(".", "");
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at)];
  const name = local.split("+")[0] || local;
  await takeAdvisoryLock(`acknowledgements ${name}${domain}`, req);
  const tagged = `${name.replace(/[!%_]/g, "!$&")}+%${domain.replace(/[!%_]/g, "!$&")}`;
  const since = new Date(Date.now() - DAY).toISOString();
  const mailbox = sql`replace(lower(target), '.', '')`;
  const [row] = await execute<{ made: unknown }>(
    req.payload.db,
    sql`select count(*) as made from notices where channel = 'sender' and created_at > ${since}
        and (${mailbox} = ${name + domain} or ${mailbox} like ${tagged} escape '!')`,
    req,
  );
  return Number(row?.made) >= MAX_PER_MAILBOX;
}

/** Whether all mailboxes together have reached the hourly limit. Locks until the transaction ends, too. */
export async function areTooManyAcknowledgements(req: PayloadRequest): Promise<boolean> {
  await takeAdvisoryLock("acknowledgements", req);
  const since = new Date(Date.now() - HOUR).toISOString();
  const [row] = await execute<{ made: unknown }>(
    req.payload.db,
    sql`select count(*) as made from notices where channel = 'sender' and created_at > ${since} and last_fault is distinct from ${TOO_MANY}`,
    req,
  );
  return Number(row?.made) >= MAX_PER_HOUR;
}
