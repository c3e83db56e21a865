import { setTimeout as pause } from "node:timers/promises";
import { ValidationError, type Payload } from "payload";
import { DatabaseAway } from "../database-watch.ts";
import { isPassing } from "../hooks/database-faults.ts";
import { getCms } from "../index.ts";
import { log } from "../log/index.ts";
import { replayed, submissions } from "../metrics.ts";
import { currentRequest } from "../request-context.ts";
import { traced } from "../tracing.ts";
import { idsOf, type Enquiry } from "./enquiry.ts";
import { journal } from "./journal.ts";

/** Milliseconds that the database has to store a submission before the journal takes it. */
const PATIENCE = 3000;
/** Milliseconds between two tries to bring the journal into the database. */
const REPLAY_PAUSE = 5000;
/** Times that a database which answers refuses a submission of the journal before that is put aside. */
const MOST_REFUSALS = 5;

let replaying: Promise<void> | undefined;

/**
 * Stores what a visitor has sent, once. When it ends, the submission is on disk: in the database or, when that refuses or does not
 * answer, in the journal, from where it is brought into the database later.
 * @throws when neither takes it
 */
export async function storeEnquiry(enquiry: Enquiry): Promise<void> {
  const cms = await getCms();
  try {
    await traced("store a submission", { "waymark.form": enquiry.collection }, () => writeSoon(cms, enquiry));
    submissions.inc({ form: enquiry.collection, kept: "database" });
  } catch (error) {
    await journal.append(enquiry);
    submissions.inc({ form: enquiry.collection, kept: "journal" });
    log.warn({ err: error }, "A submission went to the journal");
    void replay(cms);
  }
  const request = currentRequest();
  if (request) request.taken = enquiry.collection;
}

/** Brings the journal into the database, now and again until it is empty. */
export function replay(cms: Payload): Promise<void> {
  replaying ??= replayAll(cms).finally(() => {
    replaying = undefined;
  });
  return replaying;
}

async function replayAll(cms: Payload): Promise<void> {
  const refusals = new Map<string, number>();
  for (;;) {
    const names = await journal.waiting();
    if (names.length === 0) return;
    for (const name of names) if (!(await replayOne(cms, name, refusals))) break;
    await pause(REPLAY_PAUSE, undefined, { ref: false });
  }
}

/**
 * Brings one submission into the database. One that the database refuses does not hold back those behind it.
 * @param refusals how often each has been refused
 * @returns false when the database does not take any now
 */
async function replayOne(cms: Payload, name: string, refusals: Map<string, number>): Promise<boolean> {
  try {
    const enquiry = await journal.read(name);
    if (!enquiry) return true;
    await writeSoon(cms, enquiry);
    await journal.remove(name);
    replayed.inc();
  } catch (error) {
    const isNone = error instanceof ValidationError || error instanceof SyntaxError;
    if (!isNone && (isPassing(error) || !(await answers(cms)))) return false;
    const refused = (refusals.get(name) ?? 0) + 1;
    refusals.set(name, refused);
    if (isNone || refused >= MOST_REFUSALS) await putAside(name, error);
  }
  return true;
}

/** Keeps a submission for a person to look at. Should the disk not let it be moved, it stays where it is, and the others go on. */
async function putAside(name: string, reason: unknown): Promise<void> {
  try {
    await journal.putAside(name);
    log.error({ err: reason }, `The submission ${name} of the journal can never be stored and was put aside`);
  } catch (error) {
    log.warn({ err: error }, `The submission ${name} of the journal could not be put aside`);
  }
}

/**
 * Whether the database answers. Not every error that comes of a lost connection can be told from a refusal, and a submission counts as
 * refused only by a database that is there.
 */
async function answers(cms: Payload): Promise<boolean> {
  return inTime(cms.count({ collection: "messages" })).then(
    () => true,
    () => false,
  );
}

/**
 * Writes a submission into the database, or fails when that takes too long. Should the database take it late after all, the
 * submission is found to be stored at the next try.
 */
async function writeSoon(cms: Payload, enquiry: Enquiry): Promise<void> {
  await inTime(write(cms, enquiry));
}

/** Waits for the database, or fails when that takes too long. */
async function inTime(answer: Promise<unknown>): Promise<void> {
  answer.catch(() => undefined);
  const late = Symbol();
  const first = await Promise.race([answer, pause(PATIENCE, late, { ref: false })]);
  if (first === late) throw new Error(`The database has not answered within ${PATIENCE} ms`, { cause: new DatabaseAway() });
}

/** Writes a submission into the database unless it is there. Sent twice at the same time, the second meets the unique id. */
async function write(cms: Payload, enquiry: Enquiry): Promise<void> {
  if (await isStored(cms, enquiry)) return;
  const [submissionId] = idsOf(enquiry).ids;
  const added = { submissionId, createdAt: enquiry.receivedAt };
  try {
    if (enquiry.collection === "leads") await cms.create({ collection: "leads", data: { ...enquiry.data, ...added }, depth: 0 });
    else await cms.create({ collection: "messages", data: { ...enquiry.data, ...added }, depth: 0 });
  } catch (error) {
    if (!(await isStored(cms, enquiry))) throw error;
  }
}

async function isStored(cms: Payload, enquiry: Enquiry): Promise<boolean> {
  const { ids, since } = idsOf(enquiry);
  const { totalDocs } = await cms.count({
    collection: enquiry.collection,
    where: { submissionId: { in: ids }, ...(since && { createdAt: { greater_than_equal: since } }) },
    trash: true,
  });
  return totalDocs > 0;
}
