import type { Payload, TypedUser } from "payload";
import type { DeskLanguage } from "#shared/languages.ts";
import { FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";
import { fillTemplate } from "../../../leads/reply-placeholders.ts";
import { referenceOf } from "../../../leads/intake/lead-reference.ts";
import { isLeadStatus, LEAD_STATUSES } from "#shared/vocabulary/lead-statuses.ts";
import { dateOf, momentName } from "../../../lib/time.ts";
import type { AuditLog, Lead, LeadNote, Notice } from "../../../config/payload-types.ts";
import { isSameAddress } from "#shared/lib/contact.ts";
import { spellingsOf } from "../../../leads/personal-data/person.ts";
import type { FieldChange } from "../../../lib/audit-record.ts";
import { channels } from "../../../leads/notifications/channels.ts";
import { LANGUAGE_LABELS } from "../../../lib/language-labels.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import type { Opening } from "./reply.tsx";
import type { Texts } from "../../texts/index.ts";

/** Entries of the log, notes, notices and other letters of a sender, at most. */
const MAX_ENTRIES = 200;

/** An entry in the history of a lead. */
export interface Entry {
  key: string;
  /** A filter can show only `note` or only `change`. */
  kind: "note" | "change" | "event" | "failure";
  title: string;
  detail: string;
  /** A colleague's note. */
  text: string;
  at: number;
  time: string;
}

/** Another letter of the same sender. */
export interface OtherLetter {
  href: string;
  title: string;
  detail: string;
}

/** The context of the visitor's message. */
interface LeadHistory {
  /** The newest first. */
  entries: Entry[];
  notices: Notice[];
  others: OtherLetter[];
  /** The templates of replies, in the language of the visitor. */
  openings: Opening[];
}

interface HistoryContext {
  payload: Payload;
  user: TypedUser;
  language: DeskLanguage;
  texts: Texts;
  now: number;
  /** Names of possible owners of a lead. */
  names?: ReadonlyMap<number, string>;
}

/** Reads the parts of a lead's page besides the record itself. */
export async function readHistory(record: Lead, context: HistoryContext): Promise<LeadHistory> {
  const { payload, user, language, texts, now } = context;
  const about = { lead: { equals: record.id } };
  const read = { depth: 0, limit: MAX_ENTRIES, overrideAccess: false, user } as const;
  const [notes, log, notices, others, openings] = await Promise.all([
    payload.find({ collection: "lead-notes", where: about, sort: "-id", ...read }),
    // Only administrators see the log. Everybody who may read the record sees its history.
    payload.find({
      collection: "audit-log",
      where: { record: { equals: "leads" }, recordId: { equals: String(record.id) } },
      sort: "-id",
      depth: 0,
      limit: MAX_ENTRIES,
      overrideAccess: true,
    }),
    payload.find({ collection: "notices", where: about, sort: "id", ...read }),
    lettersOf(record, context),
    openingsOf(record, context),
  ]);
  const time = (iso: string) => ({ at: Date.parse(iso), time: momentName(Date.parse(iso), now, language) });
  const entries = [
    ...notes.docs.map((note) => Object.assign(noteEntry(note, texts), time(note.createdAt))),
    ...log.docs.flatMap((entry) => changeEntries(entry, context).map((item) => Object.assign(item, time(entry.createdAt)))),
    ...notices.docs.flatMap((notice) => {
      const item = noticeEntry(notice, texts, language);
      return item ? [{ ...item, ...time(notice.sentAt ?? notice.updatedAt) }] : [];
    }),
    { ...arrival(record, texts), ...time(record.createdAt) },
  ];
  return { entries: entries.toSorted((a, b) => b.at - a.at), notices: notices.docs, others, openings };
}

/** The templates with their placeholders filled in, those in the visitor's language first. */
async function openingsOf(record: Lead, { payload, user, texts, language }: HistoryContext): Promise<Opening[]> {
  const [{ docs }, site] = await Promise.all([
    payload.find({
      collection: "reply-templates",
      sort: "name",
      limit: MAX_ENTRIES,
      depth: 0,
      overrideAccess: false,
      user,
    }),
    payload.findGlobal({ slug: "site", locale: record.language, depth: 0, select: { name: true }, overrideAccess: true }),
  ]);
  const values = {
    name: record.name ?? "",
    company: record.company ?? "",
    products: productNames(record),
    reference: referenceOf(record.submissionId),
    me: user.name,
    us: site.name,
  };
  const isOwn = ({ language: of }: { language: string }) => of === record.language;
  // A template in another language says so in its name.
  return [...docs.filter(isOwn), ...docs.filter((template) => !isOwn(template))].map(({ id, name, subject, text, language: of }) => ({
    id,
    name: of === record.language ? name : texts.lead.templateIn(name, inLanguage(LANGUAGE_LABELS[of], language)),
    subject: fillTemplate(subject, values),
    text: fillTemplate(text, values),
  }));
}

type Untimed = Omit<Entry, "at" | "time">;

function noteEntry({ id, text, authorName, subject, mailedTo }: LeadNote, { lead }: Texts): Untimed {
  const author = authorName || lead.somebody;
  if (mailedTo)
    return { key: `note-${id}`, kind: "note", title: lead.replyBy(author), detail: lead.mailedTo(subject ?? "", mailedTo), text };
  return { key: `note-${id}`, kind: "note", title: lead.noteBy(author), detail: "", text };
}

function arrival({ name, page }: Lead, { lead }: Texts): Untimed {
  return { key: "arrival", kind: "event", title: lead.arrived(name || lead.somebodyWrote), detail: page ?? "", text: "" };
}

function noticeEntry({ id, channel, target, state, attempts }: Notice, { lead }: Texts, language: DeskLanguage): Untimed | null {
  if (state === "waiting") return null;
  const name = inLanguage(channels[channel].label, language);
  if (state === "failed")
    return { key: `notice-${id}`, kind: "failure", title: lead.notSent(name), detail: lead.tried(attempts), text: "" };
  return { key: `notice-${id}`, kind: "change", title: "", detail: lead.sent(name, target ?? ""), text: "" };
}

/** A line for each interesting change; other entries stay in the log. */
function changeEntries({ id, action, userName, changes }: AuditLog, context: HistoryContext): Untimed[] {
  const { lead } = context.texts;
  const author = lead.by(userName || lead.somebody);
  const entry = (part: string, detail: string): Untimed => ({
    key: `log-${id}-${part}`,
    kind: "change",
    title: "",
    detail: author + detail,
    text: "",
  });
  if (action === "trash" || action === "restore") return [entry(action, action === "trash" ? lead.trashed : lead.restored)];
  const fieldChanges = Array.isArray(changes) ? (changes as unknown as FieldChange[]) : [];
  return fieldChanges.flatMap(({ field, before, after }) => {
    if (!(field in lead.fields)) return [];
    const name = field as keyof typeof lead.fields;
    const format = (value: unknown) => valueName(name, value, context) || lead.nothing;
    return [entry(field, lead.changed(lead.fields[name], format(before), format(after)))];
  });
}

function valueName(field: keyof Texts["lead"]["fields"], value: unknown, { language, now, names }: HistoryContext): string {
  if (value === null || value === undefined) return "";
  if (field === "owner") return names?.get(Number(value)) ?? `#${String(value)}`;
  if (field === "followUpOn") return dateOf(Date.parse(String(value)), now, language);
  const status = String(value);
  return isLeadStatus(status) ? inLanguage(LEAD_STATUSES[status], language) : "";
}

/** Other letters from the same e-mail address, in any spelling. */
async function lettersOf({ id, email }: Lead, { payload, user, language, texts, now }: HistoryContext): Promise<OtherLetter[]> {
  if (!email) return [];
  const { docs } = await payload.find({
    collection: "leads",
    where: { and: [{ id: { not_equals: id } }, { or: spellingsOf(email).map((spelling) => ({ email: { like: spelling } })) }] },
    sort: "-createdAt",
    depth: 0,
    limit: MAX_ENTRIES,
    overrideAccess: false,
    user,
    joins: false,
  });
  return docs
    .filter((other) => isSameAddress(other.email ?? "", email))
    .map((other) => ({
      href: collectionAddress("leads", other.id),
      title: `${inLanguage(FORM_LABELS[other.form], language)}${texts.colon}${productNames(other) || other.subject || firstWords(other.message)}`,
      detail: [dateOf(Date.parse(other.createdAt), now, language), inLanguage(LEAD_STATUSES[other.status], language)].join(texts.comma),
    }));
}

function productNames({ items }: Lead): string {
  return (items ?? []).map(({ name, quantity }) => `${name ?? ""} × ${quantity ?? 0}`).join(", ");
}

/** Characters of a message that serve as its title without a subject. */
const NAMING = 40;

function firstWords(text: string | null | undefined): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  return line.length > NAMING ? `${line.slice(0, NAMING)}…` : line;
}
