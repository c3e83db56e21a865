import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { PayloadRequest } from "payload";
import { DAY, HOUR } from "#shared/lib/durations.ts";
import { accountAddress } from "#shared/lib/contact.ts";
import { execute } from "../../db/raw-sql.ts";
import { takeAdvisoryLock } from "../../db/advisory-lock.ts";

/** Acknowledgements that one mailbox gets in a day: anybody may name it in a form, and our mail would be the nuisance. */
const MAX_PER_MAILBOX = 3;
/** Acknowledgements that all mailboxes get in an hour: more are no day of a company's, but somebody who has the site mail strangers. */
const MAX_PER_HOUR = 200;
/** What a notice says that was not sent for that reason. */
export const TOO_MANY = `More than ${MAX_PER_HOUR} acknowledgements within an hour: this one was not sent`;

/**
 * Whether a mailbox has got its acknowledgements of this day. One mailbox has many spellings: large and small letters, what follows a `+`,
 * and dots, which the largest provider does not look at. It holds until the transaction ends, so that of many at once no more are made.
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

/** Whether as many acknowledgements were made in this hour as are for all. It holds until the transaction ends, too. */
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
