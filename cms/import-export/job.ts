import type { CollectionSlug, Payload, PayloadRequest, TaskConfig } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import { emitChange, type Change } from "../cache/event-bus.ts";
import { notifyOthers } from "../cache/postgres.ts";
import { inLanguage } from "../lib/i18n.ts";
import { log } from "../lib/log/index.ts";
import { Halted, runApart } from "./process.ts";
import { refusedReport } from "./report.ts";
import { withLease } from "./lease.ts";
import { words } from "./words.ts";

/** The job that judges or writes a file of records. It is tried once: whoever brought the file sees how it went, and may go on. */
export const importTask: TaskConfig<{ input: { import: number }; output: object }> = {
  slug: "import",
  inputSchema: [{ type: "number", name: "import", required: true }],
  retries: 0,
  handler: async ({ input, req }) => {
    const { payload } = req;
    const { target, language } = await payload.findByID({ collection: "imports", id: input.import, depth: 0 });
    try {
      if (await withLease(payload, input.import, runApart(input.import))) await tellOf(target as CollectionSlug, req);
    } catch (error) {
      log.error({ err: error }, "An import failed");
      const report = refusedReport(inLanguage(error instanceof Halted ? words.halted : words.interrupted, language));
      await payload.update({ collection: "imports", id: input.import, data: { state: "failed", report: { ...report } } });
      // Some of it may have been written.
      await tellOf(target as CollectionSlug, req);
    }
    return { output: {} };
  },
};

/** Any record of the collection may have changed. */
async function tellOf(collection: CollectionSlug, req: PayloadRequest): Promise<void> {
  const change: Change = { collection, id: null, slug: null, languages: LANGUAGES, kind: "changed" };
  await notifyOthers(change, req);
  emitChange(change);
}

/** Has an import begin now, whatever else waits. */
export async function beginImport(payload: Payload, id: number): Promise<void> {
  const job = await payload.jobs.queue({ task: "import", input: { import: id } });
  void payload.jobs.runByID({ id: job.id }).catch((error: unknown) => log.error({ err: error }, "An import could not begin"));
}
