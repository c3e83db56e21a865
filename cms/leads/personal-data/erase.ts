import type { Payload, PayloadRequest } from "payload";
import { record } from "../../lib/audit-record.ts";
import type { FieldChange } from "../../lib/audit-record.ts";
import { withinTransaction } from "../../payload-patches/transactions.ts";
import type { Journal } from "../intake/lead-journal.ts";
import { findPerson, type PersonalData } from "./find-person.ts";
import type { Person } from "./person.ts";

/** The numbers of records that an erasure has deleted or, for the audit log, emptied. */
export type Erased = Record<keyof PersonalData, number>;
/** The records to delete; notes go with their leads. */
type Records = Record<"leads" | "notices", { id: number }[]> & Pick<PersonalData, "log">;
/** The user of the request, if signed in. */
type Author = Pick<PayloadRequest, "user">;

/** All data about a person, with an entry in the audit log about the access. */
export async function exportPerson(cms: Payload, journal: Journal, person: Person, { user }: Author): Promise<PersonalData> {
  const data = await findPerson(cms, journal, person);
  await note(cms, "export", countErased(data), { user });
  return data;
}

/**
 * Deletes all data about a person. The audit log keeps who did what to which record and when, without the person's name and values, and
 * gets an entry about the erasure itself.
 */
export async function erasePerson(cms: Payload, journal: Journal, person: Person, author: Author): Promise<Erased> {
  // Deletes from the journal first, because its leads may move into the database at any moment.
  const { waiting } = await findPerson(cms, journal, person);
  for (const { name } of waiting) await journal.remove(name);
  // Deletes interrupted entries as well, because nobody can tell whose data they contain.
  await journal.removeCutOff();
  const data = await findPerson(cms, journal, person);
  const erased = { ...countErased(data), waiting: waiting.length };
  await eraseRecords(cms, data, (req) => note(cms, "delete", erased, { ...req, user: author.user }));
  return erased;
}

/** Deletes leads and their related records in one transaction, with the entry of the log. */
export async function eraseRecords(
  cms: Payload,
  { leads, notices, log }: Records,
  writeLog: (req: Pick<PayloadRequest, "transactionID">) => Promise<void>,
): Promise<void> {
  const req: Pick<PayloadRequest, "payload" | "transactionID"> = { payload: cms };
  // Payload modifies the request, so each call gets its own copy.
  const inTransaction = () => ({ ...req });
  await withinTransaction(req, async () => {
    // Without a user, so that the audit log gets no entry with the person's name for each of them.
    for (const { id } of notices) await cms.delete({ collection: "notices", id, depth: 0, req: inTransaction(), overrideAccess: true });
    for (const { id } of leads)
      await cms.delete({ collection: "leads", id, depth: 0, trash: true, req: inTransaction(), overrideAccess: true });
    for (const { id, changes } of log) {
      const fieldsOnly = Array.isArray(changes) ? (changes as unknown as FieldChange[]).map(({ field }) => ({ field })) : null;
      await cms.update({
        collection: "audit-log",
        id,
        depth: 0,
        data: { title: null, changes: fieldsOnly },
        req: inTransaction(),
        overrideAccess: true,
      });
    }
    await writeLog(inTransaction());
  });
}

function countErased(data: PersonalData): Erased {
  const { leads, notes, notices, log, waiting } = data;
  return {
    leads: leads.length,
    notes: notes.length,
    notices: notices.length,
    log: log.length,
    waiting: waiting.length,
  };
}

/** An audit log entry with the numbers, and without the person. */
export async function note(
  payload: Payload,
  action: "export" | "delete",
  { leads }: Pick<Erased, "leads">,
  { user = null, transactionID }: Partial<Author & Pick<PayloadRequest, "transactionID">>,
): Promise<void> {
  const req = { payload, user, ...(transactionID !== undefined && { transactionID }) } as PayloadRequest;
  await record(req, { action, record: "personal-data", id: "-", title: `leads: ${leads}` });
}
