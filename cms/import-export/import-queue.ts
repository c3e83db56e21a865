import type { CollectionSlug, Payload } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { emitChange, type Change } from "../cache/event-bus.ts";
import { notifyOthers } from "../cache/postgres-notifications.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { inLanguage } from "../lib/i18n.ts";
import { log } from "../lib/log/index.ts";
import { deskLanguage } from "../lib/time.ts";
import { DiskFull, Halted, runInOwnProcess, TooHeavy } from "./run-import.ts";
import { refusedReport } from "./report.ts";
import { words } from "./import-messages.ts";

/** The reasons of failed imports by their errors; all others were interrupted. */
const REASONS = [
  [Halted, words.halted],
  [TooHeavy, words.tooHeavy],
  [DiskFull, words.diskFull],
] as const;

/** Records of an import up to which change events name each one. */
const MAX_NAMED = 500;

/** Validates or writes files of records, one at a time because each takes up to 500 MB, and without retries: the user sees the outcome and can go on. */
export const importQueue: JobQueue = {
  collection: "imports",
  pauses: [],
  run: async (cms, { id, attempts }, signal) => {
    if (attempts > 1) throw new Error("The process that was at it has ended");
    await emitImportChange(cms, id, await runInOwnProcess(id, { signal }));
    return {};
  },
  failed: async (cms, { id }, error) => {
    log.error({ err: error }, "An import failed");
    const select = { language: true, state: true } as const;
    const { language, state } = await cms.findByID({ collection: "imports", id, depth: 0, select, overrideAccess: true });
    const [, why = words.interrupted] = REASONS.find(([kind]) => error instanceof kind) ?? [];
    const refusal = inLanguage(why, deskLanguage(language));
    // An aborted import may have written a part. An aborted validation has changed nothing, and an event would make the next reader wait for a full reload.
    if (state === "writing") await emitImportChange(cms, id, null);
    return { state: "failed", report: refusedReport(refusal) };
  },
};

/**
 * Emits the changes of an import: of each record, so that what is in memory is not read anew as a whole, or of the collection where they
 * are many.
 * @param changed the records that visitors may see changed; null for any
 */
async function emitImportChange(payload: Payload, id: number, changed: number[] | null): Promise<void> {
  if (changed?.length === 0) return;
  const { target } = await payload.findByID({ collection: "imports", id, depth: 0, select: { target: true }, overrideAccess: true });
  for (const record of changed && changed.length <= MAX_NAMED ? changed : [null]) {
    const change: Change = { collection: target as CollectionSlug, id: record, slug: null, languages: LANGUAGES, kind: "changed" };
    await notifyOthers(change, { payload });
    emitChange(change);
  }
}
