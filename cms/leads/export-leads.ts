import { say } from "#shared/desk-texts/say.ts";
import { APIError, Forbidden, type Endpoint, type Payload, type TypedUser, type Where } from "payload";
import writeExcelFile, { type Cell } from "write-excel-file/node";
import type { DeskLanguage } from "#shared/languages.ts";
import { workbookProperties } from "#shared/lib/workbook-properties.ts";
import { can } from "../access/permissions.ts";
import { record } from "../lib/audit-record.ts";
import { referenceOf } from "./intake/lead-reference.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import type { Lead } from "../config/payload-types.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { offsetAt } from "../lib/time-zone.ts";
import { leadSourceName } from "./lead-source.ts";
import { idOf } from "../lib/id-of.ts";
import { FIELD_LABELS, FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { FIELD_NAMES } from "#shared/vocabulary/forms.ts";
import { filledValue } from "../lib/filled-values.ts";
import { csvInPortions, type Value } from "../lib/csv.ts";
import { fileAnswer } from "../lib/file-answer.ts";
import { readFilters, whereOf } from "./lead-filters.ts";
import { LEAD_STATUSES } from "#shared/vocabulary/lead-statuses.ts";
import { deskLanguage, currentTime } from "../lib/time.ts";
import { promiseOf, type WorkingHours } from "../lib/working-time.ts";
import { companyHours } from "./company-hours.ts";

/** Limits: leads of one query, and of one file. */
const AT_ONCE = 500;
const MAX_LEADS = 20_000;

interface ExportContext {
  hours: WorkingHours;
  language: DeskLanguage;
  owners: Map<number, string>;
  notes: Map<number, string[]>;
}

interface Column {
  label: Bilingual;
  value: (lead: Lead, context: ExportContext) => Value;
}

/** A line of the quote list with the buyer's wishes. */
function itemLine({ name, quantity, wish }: NonNullable<Lead["items"]>[number]): string {
  return `${name ?? ""} × ${quantity ?? 0}${wish ? ` (${wish})` : ""}`;
}

const COLUMNS: Column[] = [
  { label: say("Reference"), value: ({ submissionId }) => referenceOf(submissionId) },
  { label: say("Received"), value: ({ createdAt }) => new Date(createdAt) },
  { label: say("Form"), value: ({ form }, { language }) => inLanguage(FORM_LABELS[form], language) },
  { label: say("Status"), value: ({ status }, { language }) => inLanguage(LEAD_STATUSES[status], language) },
  ...FIELD_NAMES.filter((name) => name !== "message").map((name): Column => ({
    label: FIELD_LABELS[name],
    value: (lead, { language }) => filledValue(name, lead, language),
  })),
  { label: say("Products and quantities"), value: ({ items }) => (items ?? []).map(itemLine).join("; ") },
  { label: say("Quantity (in all)"), value: ({ items }) => (items ?? []).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) },
  { label: say("Message"), value: ({ message }) => message },
  { label: say("Owner"), value: ({ owner }, { owners }) => owners.get(idOf(owner) ?? 0) },
  { label: say("Follow-up"), value: ({ followUpOn }) => (followUpOn ? isoDay(Date.parse(followUpOn)) : null) },
  { label: say("First answered"), value: ({ answeredAt }) => (answeredAt ? new Date(answeredAt) : null) },
  { label: say("Answer due"), value: (lead, { hours }) => new Date(promiseOf(lead, currentTime(), hours).due) },
  { label: say("Came by"), value: (lead, { language }) => leadSourceName(lead, language) },
  { label: say("Page"), value: ({ page }) => page },
  { label: say("From page"), value: ({ origin }) => origin?.source },
  { label: say("From site"), value: ({ origin }) => origin?.referrer },
  { label: say("utm_source"), value: ({ origin }) => origin?.utmSource },
  { label: say("utm_medium"), value: ({ origin }) => origin?.utmMedium },
  { label: say("utm_campaign"), value: ({ origin }) => origin?.utmCampaign },
  { label: say("Language"), value: ({ language }) => language },
  {
    label: say("Further answers"),
    value: ({ answers }) => (answers ?? []).map(({ label, value }) => `${label ?? ""}: ${value ?? ""}`).join("\n"),
  },
  { label: say("Wording agreed to"), value: ({ consentText }) => consentText },
  { label: say("Privacy policy (version)"), value: ({ policyVersion }) => policyVersion },
  { label: say("Notes"), value: ({ id }, { notes }) => (notes.get(id) ?? []).join("\n") },
];

/**
 * `GET /api/leads/export?format=csv|xlsx` with the filters of the list, and `/api/messages/export`: leads as a file. The audit log records
 * the user. Leaves out spam, unless the filter asks for it.
 */
export const exportEndpoint: Omit<Endpoint, "root"> = {
  path: "/export",
  method: "get",
  handler: async (req) => {
    const { payload, user } = req;
    if (!user || !can(req, "leads.write")) throw new Forbidden(req.t);
    const params = new URL(req.url ?? "", "http://localhost").searchParams;
    const format = params.get("format");
    if (format !== "csv" && format !== "xlsx") throw new APIError("format must be csv or xlsx", 400, null, true);
    const language = deskLanguage(req.i18n.language);
    const where = whereOf(readFilters(params), user.id, currentTime());
    const [heads = [], ...rows] = await linesOf({ payload, user, language }, where);
    const body =
      format === "csv" ? await csvInPortions([heads, ...rows]) : await workbook(heads as string[], rows, SHEET[language], language);
    await record(req, { action: "export", record: "leads", id: "-", title: `${format}, ${rows.length}` });
    return fileAnswer(body, format, `leads-${isoDay(currentTime())}`);
  },
};

const SHEET = say("Leads");

interface ExportRequest {
  payload: Payload;
  user: TypedUser;
  language: DeskLanguage;
}

/** The headings, and a row for each record. */
async function linesOf({ payload, user, language }: ExportRequest, where: Where): Promise<Value[][]> {
  const all = { depth: 0, pagination: false, overrideAccess: false, user } as const;
  const users = await payload.find({ collection: "users", select: { name: true }, trash: true, ...all });
  const owners = new Map(users.docs.map(({ id, name }) => [id, name]));
  const hours = await companyHours(payload);
  const lines: Value[][] = [COLUMNS.map(({ label }) => inLanguage(label, language))];
  for (let page = 1; lines.length <= MAX_LEADS; page++) {
    const result = await payload.find({
      collection: "leads",
      where,
      // Sorts by id as well, because records of the same moment have no stable order across pages.
      sort: ["-createdAt", "-id"],
      limit: AT_ONCE,
      page,
      depth: 0,
      joins: false,
      overrideAccess: false,
      user,
    });
    const ids = result.docs.map(({ id }) => id);
    const context = { language, owners, hours, notes: await notesOf(payload, user, ids) };
    for (const lead of result.docs) lines.push(COLUMNS.map(({ value }) => value(lead, context)));
    if (!result.hasNextPage) break;
  }
  return lines;
}

/** The notes of some leads, the oldest first, each with its author. */
async function notesOf(payload: Payload, user: TypedUser, ids: number[]): Promise<Map<number, string[]>> {
  const notes = new Map<number, string[]>();
  if (ids.length === 0) return notes;
  const { docs } = await payload.find({
    collection: "lead-notes",
    where: { lead: { in: ids } },
    sort: "id",
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  for (const { lead, text, authorName, createdAt } of docs) {
    const id = idOf(lead) ?? 0;
    notes.set(id, [...(notes.get(id) ?? []), `${isoDay(Date.parse(createdAt))} ${authorName ?? ""}: ${text}`]);
  }
  return notes;
}

/** Writes dates and numbers as such, everything else as text, so that no cell is a formula. */
async function workbook(heads: string[], rows: Value[][], sheet: string, language: DeskLanguage): Promise<Uint8Array<ArrayBuffer>> {
  const head = heads.map((value): Cell => ({ value, type: String, fontWeight: "bold" }));
  const body = rows.map((row) => row.map(cell));
  const columns = heads.map((title) => ({ width: Math.max(12, title.length * 2) }));
  const file = writeExcelFile([head, ...body], { sheet, columns, stickyRowsCount: 1 }, { features: [workbookProperties(sheet, language)] });
  return new Uint8Array(await file.toBuffer());
}

function cell(value: Value): Cell {
  if (value === null || value === undefined || value === "") return null;
  // Spreadsheets have no time zones.
  if (value instanceof Date)
    return { value: new Date(value.getTime() + offsetAt(value.getTime())), type: Date, format: "yyyy-mm-dd hh:mm" };
  return typeof value === "number" ? { value, type: Number } : { value, type: String };
}
