import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, NotFound, type CollectionSlug, type Endpoint, type PayloadRequest, type TypedUser } from "payload";
import { record } from "../lib/audit-record.ts";
import { queuedFields } from "../jobs/job-queue.ts";
import { wake } from "../jobs/wake.ts";
import { deskLanguage, currentTime } from "../lib/time.ts";
import type { Import } from "../config/payload-types.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { fileAnswer, FORMATS, type Format } from "../lib/file-answer.ts";
import { refusal } from "../lib/refusal.ts";
import { UPLOAD_LIMIT } from "../media/upload-limit.ts";
import { columnIn } from "./column-language.ts";
import { cellsOf, inOrder, localesOf } from "./columns.ts";
import type { Cell } from "../schema/data.ts";
import { openTools } from "./cell-tools.ts";
import { STATUS } from "./column-names.ts";
import { badRows, readReport } from "./report.ts";
import { identityOf, fieldTree } from "../schema/field-tree.ts";
import { receiveUpload } from "./receive-upload.ts";
import { joinContents } from "./stored-content.ts";
import { latest } from "./stored-records.ts";
import { importableCollections } from "./importable-collections.ts";
import { claimForWriting, countChecking, forgetImport, forgetUnwritten } from "./claim.ts";
import { TEMPLATE_FORMATS, writeTemplate } from "./template.ts";
import { TooLongForWorkbook, writeTable } from "./write-file.ts";
import { idInAddress } from "../lib/id-in-address.ts";

/** Bytes of the largest file. */
export const MAX_FILE_BYTES = 40 * 1024 * 1024;
/** Records of a page of an export. */
const AT_ONCE = 200;
const KINDS = /\.(?:csv|xlsx|json|zip)$/i;

const ZIP = /\.zip$/i;

const NO_FILE = say("Choose a CSV, XLSX, JSON or ZIP file.");
const NO_ZIP = say("Pictures come in one ZIP file, beside the sheet.");
const LARGE = say("Too large: a sheet may have 40 MB, with its pictures 50 MB.");
const TOO_LONG = say("A text is longer than a cell of a workbook can be: use CSV or JSON.");
const NOT_NOW = say("This import cannot be written now.");
const UNDERWAY = say("This file is being checked or written: wait until that has ended.");

const ANOTHER = say("Other files of yours are being sent or checked: wait until that has ended.");

/** Concurrent validations of one user. A waiting or validated file does not count, because the next file replaces it. */
const MAX_CHECKING = 2;
/** The users whose file is being received, one at a time because that takes several times its size. */
const usersSending = new Set<number>();

type CollectionEndpoint = Omit<Endpoint, "root">;

/**
 * `POST /api/imports/check`, a form with `collection`, `file` and optional `pictures`: queues the validation of the file, and answers with
 * the import's number. Writes nothing.
 */
export const checkEndpoint: CollectionEndpoint = {
  path: "/check",
  method: "post",
  handler: async (req) => {
    const user = requireUser(req);
    if (usersSending.has(user.id)) throw refusal(ANOTHER, req, 409);
    usersSending.add(user.id);
    try {
      if ((await countChecking(req.payload, user.id)) >= MAX_CHECKING) throw refusal(ANOTHER, req, 409);
      return await receiveFile(req, user.id);
    } finally {
      usersSending.delete(user.id);
    }
  },
};

/** Receives a file and queues its validation. */
async function receiveFile(req: PayloadRequest, user: number): Promise<Response> {
  const upload = await receiveUpload(req);
  const target = importableCollections(req.payload).find((slug) => slug === upload?.fields.get("collection"));
  const file = upload?.files.get("file");
  if (!target || !file || !KINDS.test(file.name)) throw refusal(NO_FILE, req);
  const sent = upload?.files.get("pictures");
  const pictures = sent && sent.bytes > 0 ? sent : null;
  if (pictures && (!ZIP.test(pictures.name) || ZIP.test(file.name))) throw refusal(NO_ZIP, req);
  const isTooLarge = !ZIP.test(file.name) && file.bytes > MAX_FILE_BYTES;
  if (isTooLarge || file.bytes + (pictures?.bytes ?? 0) > UPLOAD_LIMIT) throw refusal(LARGE, req, 413);
  await requireWriteAccess(req, target);
  const data = {
    user,
    target,
    fileName: file.name.slice(-200),
    language: deskLanguage(req.i18n.language),
    bytes: file.bytes,
    state: "checking" as const,
    attempts: 0,
  };
  const content = joinContents([file, ...(pictures ? [pictures] : [])].map((each) => each.content));
  // A new file replaces the user's unwritten one.
  await forgetUnwritten(req.payload, user);
  const { id } = await req.payload.create({ collection: "imports", data, depth: 0, select: {}, overrideAccess: true });
  // Skips the hooks and the reading back of `create`, which hold a text of 50 MB several times.
  await req.payload.db.updateOne({ collection: "imports", id, data: { content, ...queuedFields() }, returning: false });
  wake();
  return Response.json({ id });
}

/**
 * `POST /api/imports/{number}/write` with `{ onlyGood }`: writes the validated file, once. With bad lines it writes only on request, and
 * only the good ones. For the file's user, in whose name it writes.
 */
export const writeEndpoint: CollectionEndpoint = {
  path: "/:id/write",
  method: "post",
  handler: async (req) => {
    const { id, target, report } = await ownImport(req);
    await requireWriteAccess(req, target as CollectionSlug);
    const body = (await req.json?.().catch(() => null)) as { onlyGood?: unknown } | null;
    const onlyGood = body?.onlyGood === true;
    const badCount = (report as { bad?: number } | null)?.bad ?? 0;
    if ((badCount > 0 && !onlyGood) || !(await claimForWriting(req.payload, id, onlyGood))) throw refusal(NOT_NOW, req, 409);
    wake();
    return Response.json({ id });
  },
};

/**
 * `GET /api/imports/{number}/bad-lines`: the bad lines of a validated file, as CSV in its own columns and one with the faults, so that its
 * user can correct and import them. For the file's user.
 */
export const badLinesEndpoint: CollectionEndpoint = {
  path: "/:id/bad-lines",
  method: "get",
  handler: async (req) => {
    const { fileName, report } = await ownImport(req);
    const { columns, records } = badRows(readReport(report));
    if (records.length === 0) throw new NotFound(req.t);
    return fileAnswer(await writeTable("csv", columns, records), "csv", `${fileName.replace(KINDS, "")}-${records.length}`);
  },
};

/** `POST /api/imports/{number}/give-up`: deletes a file unless it is being validated or written. For the file's user. */
export const giveUpEndpoint: CollectionEndpoint = {
  path: "/:id/give-up",
  method: "post",
  handler: async (req) => {
    const { id } = await ownImport(req);
    if (!(await forgetImport(req.payload, id))) throw refusal(UNDERWAY, req, 409);
    return Response.json({ id });
  },
};

/**
 * `GET /api/export/{collection}?format=csv|xlsx|json`: all records as a file, the latest version of each. With `decimals=comma` CSV has
 * commas before decimals and semicolons between cells. The audit log records the user.
 */
export const exportEndpoint: Endpoint = {
  path: "/export/:collection",
  method: "get",
  handler: async (req) => {
    const user = requireUser(req);
    const collection = importableCollections(req.payload).find((slug) => slug === req.routeParams?.["collection"]);
    const format = String(req.query["format"]) as Format;
    if (!collection || !Object.hasOwn(FORMATS, format)) throw new NotFound(req.t);
    await requireWriteAccess(req, collection);
    const { columns, records } = await readAll(req, user, collection);
    const body = await writeTable(format, columns, records, req.query["decimals"] === "comma").catch((error: unknown) => {
      throw error instanceof TooLongForWorkbook ? refusal(TOO_LONG, req) : error;
    });
    await record(req, { action: "export", record: collection, id: "-", title: `${format}, ${records.length}` });
    return fileAnswer(body, format, `${collection}-${isoDay(currentTime())}`);
  },
};

/** `GET /api/export/{collection}/template?format=csv|xlsx`: a template with every column and one sample line. */
export const templateEndpoint: Endpoint = {
  path: "/export/:collection/template",
  method: "get",
  handler: async (req) => {
    requireUser(req);
    const collection = importableCollections(req.payload).find((slug) => slug === req.routeParams?.["collection"]);
    const format = TEMPLATE_FORMATS.find((allowed) => allowed === req.query["format"]);
    if (!collection || !format) throw new NotFound(req.t);
    await requireWriteAccess(req, collection);
    return fileAnswer(await writeTemplate(format, req.payload.collections[collection].config), format, `${collection}-template`);
  },
};

/**
 * Every record of a collection as cells, with the required columns: those with one value always, those of lists as far as some record uses
 * them.
 */
async function readAll(
  req: PayloadRequest,
  user: TypedUser,
  collection: CollectionSlug,
): Promise<{ columns: string[]; records: Map<string, Cell>[] }> {
  const { payload } = req;
  const { config } = payload.collections[collection];
  const { tools } = await openTools(payload, collection, user, deskLanguage(req.i18n.language));
  const parts = fieldTree(config);
  const identity = identityOf(config);
  const hasStatus = Boolean(config.versions?.drafts);
  const used = new Set(parts.flatMap((part) => (part.kind === "leaf" ? localesOf(part).map((locale) => columnIn(part.name, locale)) : [])));
  const records: Map<string, Cell>[] = [];
  for (let page = 1; ; page += 1) {
    const docs = await latest(payload, collection, { deletedAt: { exists: false } }, { limit: AT_ONCE, page, sort: "id" });
    for (const { id, data } of docs) {
      const cells = cellsOf(parts, data, tools);
      for (const column of cells.keys()) used.add(column);
      if (identity === "id") cells.set("id", id);
      if (hasStatus) cells.set(STATUS, String(data["_status"]));
      records.push(cells);
    }
    if (docs.length < AT_ONCE) break;
  }
  const first = [identity, ...(hasStatus ? [STATUS] : [])];
  return { columns: [...first, ...inOrder(parts, used).filter((column) => !first.includes(column))], records };
}

function requireUser(req: PayloadRequest): TypedUser {
  if (!req.user) throw new Forbidden(req.t);
  return req.user;
}

/** @throws Forbidden for users who may not create and update records of the collection */
async function requireWriteAccess(req: PayloadRequest, collection: CollectionSlug): Promise<void> {
  const { access } = req.payload.collections[collection].config;
  if (!(await access.create({ req })) || !(await access.update({ req }))) throw new Forbidden(req.t);
}

/** The import of the address for its user, in whose name it is written. @throws NotFound for all others */
async function ownImport(req: PayloadRequest): Promise<Import> {
  const user = requireUser(req);
  const stored = await req.payload.findByID({ collection: "imports", id: idInAddress(req), depth: 0, overrideAccess: false, req });
  if (stored.user !== user.id) throw new NotFound(req.t);
  return stored;
}
