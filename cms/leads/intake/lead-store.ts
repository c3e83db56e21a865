import { setTimeout as pause } from "node:timers/promises";
import { ValidationError, type Payload } from "payload";
import { kindOf } from "#shared/vocabulary/forms.ts";
import { withTimeout } from "../../db/health.ts";
import { isTransient } from "../../db/database-faults.ts";
import { log } from "../../lib/log/index.ts";
import { leadsTaken, replayed } from "../../lib/metrics.ts";
import { currentRequest } from "../../lib/log/request-context.ts";
import { idsOf, type NewLead } from "./new-lead.ts";
import { journal } from "./lead-journal.ts";

interface Times {
  /** Milliseconds for the database to store a lead, before the journal takes it. */
  patience: number;
  /** Milliseconds between two attempts to move the journal into the database. */
  replayPause: number;
}

/** Refusals of a lead by a working database, before the journal sets the lead aside. */
const MAX_REFUSALS = 5;

/** Stores leads in the database, through the journal if necessary. */
export class LeadStore {
  readonly #times: Times;
  #replaying: Promise<void> | undefined;

  constructor(times: Times) {
    this.#times = times;
  }

  /**
   * Stores a lead once. When it returns, the lead is on disk: in the database or, if that refuses or does not answer, in the journal, which
   * moves it into the database later.
   * @returns the stored id
   * @throws when neither stores it
   */
  async store(cms: Payload, lead: NewLead): Promise<string> {
    let [id] = idsOf(lead).ids;
    const kind = kindOf(lead.data.form);
    const kinds = `${kind}s`;
    try {
      id = await this.#writeSoon(cms, lead);
      leadsTaken.inc({ form: kinds, kept: "database" });
    } catch (error) {
      await journal.append(lead);
      leadsTaken.inc({ form: kinds, kept: "journal" });
      log.warn({ err: error }, "A lead went to the journal");
      void this.replay(cms);
    }
    const request = currentRequest();
    if (request) request.taken = kind;
    return id;
  }

  /** Moves the journal into the database, now and repeatedly until it is empty, and deletes interrupted entries. */
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
   * Moves a lead into the database. A refused one does not block those behind it.
   * @param refusals the number of refusals of each
   * @returns false if the database stores none now
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

  /** Whether the database answers. Some errors of a lost connection look like a refusal, and only a working database can refuse a lead. */
  async #answers(cms: Payload): Promise<boolean> {
    return withTimeout(cms.count({ collection: "leads", overrideAccess: true }), this.#times.patience).then(
      () => true,
      () => false,
    );
  }

  /**
   * Writes a lead into the database, or fails after the time limit. If the database stores it late after all, the next attempt finds it.
   */
  #writeSoon(cms: Payload, lead: NewLead): Promise<string> {
    return withTimeout(write(cms, lead), this.#times.patience);
  }
}

/** Sets a lead aside for a person to inspect. If the disk refuses to move it, it stays in place, and the others continue. */
async function setAside(name: string, reason: unknown): Promise<void> {
  try {
    await journal.putAside(name);
    log.error({ err: reason }, `The lead ${name} of the journal can never be stored and was put aside`);
  } catch (error) {
    log.warn({ err: error }, `The lead ${name} of the journal could not be put aside`);
  }
}

/** Writes a lead into the database unless it exists. Of two at the same time, the second violates the unique id. */
async function write(cms: Payload, lead: NewLead): Promise<string> {
  const [submissionId] = idsOf(lead).ids;
  const stored = await storedId(cms, lead);
  if (stored) return stored;
  try {
    const data = { ...lead.data, submissionId, createdAt: lead.receivedAt };
    await cms.create({ collection: "leads", data, depth: 0, overrideAccess: true });
  } catch (error) {
    const other = await storedId(cms, lead);
    if (!other) throw error;
    return other;
  }
  return submissionId;
}

/** The stored id of a lead; undefined for none. */
async function storedId(cms: Payload, lead: NewLead): Promise<string | undefined> {
  const { ids, since } = idsOf(lead);
  const { docs } = await cms.find({
    collection: "leads",
    where: { submissionId: { in: ids }, ...(since && { createdAt: { greater_than_equal: since } }) },
    select: { submissionId: true },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    overrideAccess: true,
  });
  return docs[0]?.submissionId;
}

const leadStore = new LeadStore({ patience: 3000, replayPause: 5000 });

/** Stores a lead once, as `LeadStore` does. @returns the stored id @throws when nothing stores it */
export const storeLead = (cms: Payload, lead: NewLead): Promise<string> => leadStore.store(cms, lead);

/** Moves this process's journal into the database, now and repeatedly until it is empty. */
export const replay = (cms: Payload): Promise<void> => leadStore.replay(cms);
