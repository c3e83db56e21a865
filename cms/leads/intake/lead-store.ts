import { setTimeout as pause } from "node:timers/promises";
import { ValidationError, type Payload } from "payload";
import { withTimeout } from "../../db/health.ts";
import { isTransient } from "../../db/database-faults.ts";
import { log } from "../../lib/log/index.ts";
import { leadsTaken, replayed } from "../../lib/metrics.ts";
import { currentRequest } from "../../lib/log/request-context.ts";
import { idsOf, type NewLead } from "./new-lead.ts";
import { journal } from "./lead-journal.ts";

interface Times {
  /** Milliseconds that the database has to store a lead before the journal takes it. */
  patience: number;
  /** Milliseconds between two tries to bring the journal into the database. */
  replayPause: number;
}

/** Times that a database which answers refuses a lead of the journal before that is put aside. */
const MAX_REFUSALS = 5;

/** Stores leads in the database, by way of the journal where it must be. */
export class LeadStore {
  readonly #times: Times;
  #replaying: Promise<void> | undefined;

  constructor(times: Times) {
    this.#times = times;
  }

  /**
   * Stores what a visitor has sent, once. When it ends, the lead is on disk: in the database or, when that refuses or does not
   * answer, in the journal, from where it is brought into the database later.
   * @returns the id under which it is stored
   * @throws when neither takes it
   */
  async store(cms: Payload, lead: NewLead): Promise<string> {
    let [id] = idsOf(lead).ids;
    try {
      id = await this.#writeSoon(cms, lead);
      leadsTaken.inc({ form: lead.collection, kept: "database" });
    } catch (error) {
      await journal.append(lead);
      leadsTaken.inc({ form: lead.collection, kept: "journal" });
      log.warn({ err: error }, "A lead went to the journal");
      void this.replay(cms);
    }
    const request = currentRequest();
    if (request) request.taken = lead.collection;
    return id;
  }

  /** Brings the journal into the database, now and again until it is empty, and forgets what was cut off in it. */
  replay(cms: Payload): Promise<void> {
    this.#replaying ??= this.#replayAll(cms).finally(() => {
      this.#replaying = undefined;
    });
    return this.#replaying;
  }

  async #replayAll(cms: Payload): Promise<void> {
    const refusals = new Map<string, number>();
    for (;;) {
      const mayGrow = await journal.removeCutOff().catch((error: unknown) => {
        log.warn({ err: error }, "What was cut off in the journal could not be removed");
        return false;
      });
      const names = await journal.waiting();
      if (names.length === 0 && !mayGrow) return;
      for (const name of names) if (!(await this.#replayOne(cms, name, refusals))) break;
      await pause(this.#times.replayPause, undefined, { ref: false });
    }
  }

  /**
   * Brings one lead into the database. One that the database refuses does not hold back those behind it.
   * @param refusals how often each has been refused
   * @returns false when the database does not take any now
   */
  async #replayOne(cms: Payload, name: string, refusals: Map<string, number>): Promise<boolean> {
    try {
      const lead = await journal.read(name);
      if (!lead) return true;
      await this.#writeSoon(cms, lead);
      await journal.remove(name);
      replayed.inc();
    } catch (error) {
      const isNone = error instanceof ValidationError || error instanceof SyntaxError;
      if (!isNone && (isTransient(error) || !(await this.#answers(cms)))) return false;
      const refused = (refusals.get(name) ?? 0) + 1;
      refusals.set(name, refused);
      if (isNone || refused >= MAX_REFUSALS) await setAside(name, error);
    }
    return true;
  }

  /**
   * Whether the database answers. Not every error that comes of a lost connection can be told from a refusal, and a lead counts as
   * refused only by a database that is there.
   */
  async #answers(cms: Payload): Promise<boolean> {
    return withTimeout(cms.count({ collection: "messages" }), this.#times.patience).then(
      () => true,
      () => false,
    );
  }

  /**
   * Writes a lead into the database, or fails when that takes too long. Should the database take it late after all, the
   * lead is found to be stored at the next try.
   */
  #writeSoon(cms: Payload, lead: NewLead): Promise<string> {
    return withTimeout(write(cms, lead), this.#times.patience);
  }
}

/** Keeps a lead for a person to look at. Should the disk not let it be moved, it stays where it is, and the others go on. */
async function setAside(name: string, reason: unknown): Promise<void> {
  try {
    await journal.putAside(name);
    log.error({ err: reason }, `The lead ${name} of the journal can never be stored and was put aside`);
  } catch (error) {
    log.warn({ err: error }, `The lead ${name} of the journal could not be put aside`);
  }
}

/** Writes a lead into the database unless it is there. Sent twice at the same time, the second meets the unique id. */
async function write(cms: Payload, lead: NewLead): Promise<string> {
  const [submissionId] = idsOf(lead).ids;
  const added = { submissionId, createdAt: lead.receivedAt };
  const stored = await storedId(cms, lead);
  if (stored) return stored;
  try {
    if (lead.collection === "leads") await cms.create({ collection: "leads", data: { ...lead.data, ...added }, depth: 0 });
    else await cms.create({ collection: "messages", data: { ...lead.data, ...added }, depth: 0 });
  } catch (error) {
    const other = await storedId(cms, lead);
    if (!other) throw error;
    return other;
  }
  return submissionId;
}

/** The id under which a lead is stored; undefined when it is not. */
async function storedId(cms: Payload, lead: NewLead): Promise<string | undefined> {
  const { ids, since } = idsOf(lead);
  const { docs } = await cms.find({
    collection: lead.collection,
    where: { submissionId: { in: ids }, ...(since && { createdAt: { greater_than_equal: since } }) },
    select: { submissionId: true },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  });
  return docs[0]?.submissionId;
}

const leadStore = new LeadStore({ patience: 3000, replayPause: 5000 });

/** Stores what a visitor has sent, once, as `LeadStore` does. @returns the id under which it is stored @throws when nothing takes it */
export const storeLead = (cms: Payload, lead: NewLead): Promise<string> => leadStore.store(cms, lead);

/** Brings this process's journal into the database, now and again until it is empty. */
export const replay = (cms: Payload): Promise<void> => leadStore.replay(cms);
