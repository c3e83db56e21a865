import type { CollectionSlug, Payload, TypedUser } from "payload";
import { inLanguage } from "../lib/i18n.ts";
import { deskLanguage } from "../lib/time.ts";
import type { Import } from "../config/payload-types.ts";
import type { Line } from "../schema/data.ts";
import { openImportArchive, type ImportArchive } from "./import-archive.ts";
import { isWrite, Plan, spellingOf, type Step } from "./plan.ts";
import { readTable, type Table } from "./read-file.ts";
import { count, emptyReport, readReport, refusedReport, type Report } from "./report.ts";
import { unpackContents } from "./stored-content.ts";
import { storeRecords } from "./store-records.ts";
import { UnreadableFile } from "./unreadable.ts";
import { MAX_RECORDS } from "./workbook.ts";
import { tooMany, words } from "./import-messages.ts";

/** Lines of a batch, between which other transactions can write. */
const BATCH_SIZE = 25;
/** Milliseconds between two updates of the progress. */
const PROGRESS_INTERVAL_MS = 500;

/**
 * Runs an import: validates its file, or writes it.
 * @param onProgress called after each step, first when the file is read
 * @returns the records that visitors may see changed
 */
export async function doImport(payload: Payload, id: number, onProgress: () => void = () => undefined): Promise<number[]> {
  const started = performance.now();
  const record = await payload.findByID({ collection: "imports", id, depth: 1, overrideAccess: true });
  const update = (data: Partial<Import>) =>
    payload.db.updateOne({ collection: "imports", id, data: { ...data, updatedAt: new Date().toISOString() }, returning: false });
  const finish = (state: Import["state"], report: Report, data: Partial<Import> = {}) =>
    update({ state, report: report as unknown as Import["report"], seconds: Math.ceil((performance.now() - started) / 1000), ...data });
  const refuse = (refusal: string) => finish("failed", refusedReport(refusal), { content: null });
  const { user } = record;
  if (!user || typeof user === "number" || (record.state !== "checking" && record.state !== "writing")) return [];
  const language = deskLanguage(record.language);
  let table: Table;
  let pictures: ImportArchive["pictures"];
  const target = record.target as CollectionSlug;
  try {
    const spelling = spellingOf(payload.collections[target].config);
    const [file = Buffer.of(), sent] = await unpackContents(record.content ?? "");
    const archive = await openImportArchive(record.fileName, file, { sent });
    record.content = null;
    ({ pictures } = archive);
    table = await readTable(archive.sheet.name, archive.sheet.bytes, spelling);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await refuse(inLanguage(error.reason, language));
    return [];
  }
  onProgress();
  const { columns, lines } = table;
  const total = lines.length;
  if (lines.length === 0 || lines.length > MAX_RECORDS) {
    await refuse(inLanguage(lines.length === 0 ? words.empty : tooMany(MAX_RECORDS), language));
    return [];
  }
  const plan = await Plan.open(payload, target, table, user as TypedUser, language, pictures);
  const fault = plan.faultOfColumns(columns);
  if (fault) {
    await refuse(fault);
    return [];
  }
  const { report, visible } = await processLines(
    plan,
    table,
    table.notes.map((note) => inLanguage(note, language)),
    onProgress,
    (done) => update({ done, total }),
    record,
    (steps, validate) => storeRecords(payload, plan.collection, user as TypedUser, steps, validate),
  );
  const isWritten = record.state === "writing";
  await finish(isWritten ? "written" : "checked", report, { done: total, total, ...(isWritten && { content: null }) });
  return visible;
}

/** Validates lines again by their numbers, as `storeRecords` needs it. */
type Validate = Parameters<typeof storeRecords>[4];

/** Processes the lines in batches: counts their effects, and writes them if the import is to be written. */
async function processLines(
  plan: Plan,
  { columns, lines }: Pick<Table, "columns" | "lines">,
  notes: string[],
  onProgress: () => void,
  saveProgress: (done: number) => Promise<unknown>,
  { state, onlyGood, report: earlier }: Import,
  write: (steps: Step[], validate: Validate) => ReturnType<typeof storeRecords>,
): Promise<{ report: Report; visible: number[] }> {
  const report: Report = { ...emptyReport(columns), notes: [...notes] };
  const mayWrite = state === "writing" && (onlyGood === true || readReport(earlier).bad === 0);
  const defaulted = new Map<string, number>();
  const visible: number[] = [];
  let savedAt = 0;
  let done = 0;
  while (lines.length > 0) {
    const batch = lines.splice(0, BATCH_SIZE);
    let steps = await plan.steps(batch);
    if (mayWrite) {
      const validate: Validate = (numbers, req) =>
        plan.stepsAgain(
          batch.filter(({ number }) => numbers.has(number)),
          req,
        );
      const result = await write(await plan.storePictures(steps, batch), validate);
      steps = result.steps;
      visible.push(...result.visible);
      report.written += steps.filter(isWrite).length;
    }
    for (const [index, step] of steps.entries()) {
      count(report, step, batch[index] as Line);
      if (isWrite(step)) for (const column of step.defaulted) defaulted.set(column, (defaulted.get(column) ?? 0) + 1);
    }
    onProgress();
    done += steps.length;
    if (performance.now() - savedAt > PROGRESS_INTERVAL_MS) {
      await saveProgress(done);
      savedAt = performance.now();
    }
  }
  report.notes.push(...[plan.picturesMessage(), plan.defaultsMessage(defaulted)].filter((note) => note !== null));
  return { report, visible };
}
