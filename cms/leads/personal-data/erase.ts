import type { Payload, PayloadRequest } from "payload";
import { record } from "../../lib/audit-record.ts";
import type { FieldChange } from "../../lib/audit-record.ts";
import { withinTransaction } from "../../payload-patches/transactions.ts";
import type { Journal } from "../intake/lead-journal.ts";
import { findPerson, type PersonalData } from "./find-person.ts";
import type { Person } from "./person.ts";

/** How many records of each kind an erasure has taken away, or in the log's case has emptied. */
export type Erased = Record<keyof PersonalData, number>;
/** What is taken away, as far as that asks for it; notes go with what they are about. */
type Records = Record<"leads" | "messages" | "notices", { id: number }[]> & Pick<PersonalData, "log">;
/** Whoever asked, as far as somebody is signed in. */
type Author = Pick<PayloadRequest, "user">;

/** All that is stored of a person, and an entry in the log that somebody has had it. */
export async function exportPerson(cms: Payload, journal: Journal, person: Person, { user }: Author): Promise<PersonalData> {
  const data = await findPerson(cms, journal, person);
  await note(cms, "export", countErased(data), { user });
  return data;
}

/**
 * Takes everything away that is stored of a person. The log keeps who did what to which record and when, without the person's name and
 * values, and an entry of the erasure itself.
 */
export async function erasePerson(cms: Payload, journal: Journal, person: Person, author: Author): Promise<Erased> {
  // Out of the journal first: what waits there may come into the database at any moment.
  const { waiting } = await findPerson(cms, journal, person);
  for (const { name } of waiting) await journal.remove(name);
  // Whose words these are cannot be told.
  await journal.removeCutOff();
  const data = await findPerson(cms, journal, person);
  const erased = { ...countErased(data), waiting: waiting.length };
  await eraseRecords(cms, data, (req) => note(cms, "delete", erased, { ...req, user: author.user }));
  return erased;
}

/** Takes leads, messages and what belongs to them away, all or nothing. `then` belongs to the same transaction. */
export async function eraseRecords(
  cms: Payload,
  { leads, messages, notices, log }: Records,
  erase: (req: Pick<PayloadRequest, "transactionID">) => Promise<void>,
): Promise<void> {
  const req: Pick<PayloadRequest, "payload" | "transactionID"> = { payload: cms };
  // Payload writes into the request that it is given, so each call gets its own.
  const inTransaction = () => ({ ...req });
  await withinTransaction(req, async () => {
    // Without an author the log has no entry of its own for each of them, which would have their names.
    for (const { id } of notices) await cms.delete({ collection: "notices", id, depth: 0, req: inTransaction() });
    for (const { id } of leads) await cms.delete({ collection: "leads", id, depth: 0, trash: true, req: inTransaction() });
    for (const { id } of messages) await cms.delete({ collection: "messages", id, depth: 0, trash: true, req: inTransaction() });
    for (const { id, changes } of log) {
      const fieldsOnly = Array.isArray(changes) ? (changes as unknown as FieldChange[]).map(({ field }) => ({ field })) : null;
      await cms.update({ collection: "audit-log", id, depth: 0, data: { title: null, changes: fieldsOnly }, req: inTransaction() });
    }
    await erase(inTransaction());
  });
}

function countErased(data: PersonalData): Erased {
  const { leads, messages, notes, notices, log, waiting } = data;
  return {
    leads: leads.length,
    messages: messages.length,
    notes: notes.length,
    notices: notices.length,
    log: log.length,
    waiting: waiting.length,
  };
}

/** An entry that says how much it was, and nothing of whom. */
export async function note(
  payload: Payload,
  action: "export" | "delete",
  { leads, messages }: Pick<Erased, "leads" | "messages">,
  { user = null, transactionID }: Partial<Author & Pick<PayloadRequest, "transactionID">>,
): Promise<void> {
  const req = { payload, user, ...(transactionID !== undefined && { transactionID }) } as PayloadRequest;
  await record(req, { action, record: "personal-data", id: "-", title: `leads: ${leads}, messages: ${messages}` });
}
