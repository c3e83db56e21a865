import type { Payload, TypedUser } from "payload";
import type { DeskLanguage } from "#shared/languages.ts";
import { leadCards, possibleOwners, type LeadCard } from "../../../leads/cards.ts";
import { companyHours } from "../../../leads/company-hours.ts";
import type { WorkingHours } from "../../../lib/working-time.ts";
import { fillTemplate } from "../../../leads/replies.ts";
import { referenceOf } from "../../../leads/intake/reference.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../../leads/statuses.ts";
import { dateOf, momentName } from "../../../lib/time.ts";
import type { AuditLog, Lead, LeadNote, Notice } from "../../../config/payload-types.ts";
import { isSameAddress } from "#shared/lib/contact.ts";
import { spellingsOf } from "../../../leads/personal-data/person.ts";
import type { FieldChange } from "../../../lib/audit-record.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import type { Opening } from "./reply.tsx";
import type { Texts } from "../../texts/index.ts";

/** Entries of the log, notes, notices and other letters of a sender that are read at most. */
const MOST = 200;

/** Something in the history of a lead. */
export interface Entry {
  key: string;
  /** `note` and `change` can be shown alone. */
  kind: "note" | "change" | "event" | "failure";
  title: string;
  detail: string;
  /** What a colleague noted. */
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

/** All that a lead's page shows besides the lead itself. */
export interface LeadPage {
  card: LeadCard;
  hours: WorkingHours;
  /** The newest first. */
  entries: Entry[];
  notices: Notice[];
  others: OtherLetter[];
  owners: { id: number; name: string }[];
  /** What a reply may begin with, in the language of the lead. */
  openings: Opening[];
}

interface Asked {
  payload: Payload;
  user: TypedUser;
  language: DeskLanguage;
  texts: Texts;
  now: number;
}

/** Reads what a lead's page shows. */
export async function readLeadPage(lead: Lead, asked: Asked): Promise<LeadPage> {
  const { payload, user, language, texts, now } = asked;
  const read = { depth: 0, limit: MOST, overrideAccess: false, user } as const;
  const [hours, cards, owners, notes, log, notices, others, openings] = await Promise.all([
    companyHours(payload),
    leadCards(payload, user, [lead], language, now),
    possibleOwners(payload, user),
    payload.find({ collection: "lead-notes", where: { lead: { equals: lead.id } }, sort: "-id", ...read }),
    // The log is the administrators'. What became of a lead is told to all who may read it.
    payload.find({
      collection: "audit-log",
      where: { record: { equals: "leads" }, recordId: { equals: String(lead.id) } },
      sort: "-id",
      depth: 0,
      limit: MOST,
    }),
    payload.find({ collection: "notices", where: { lead: { equals: lead.id } }, sort: "id", ...read }),
    lettersOf(lead, asked),
    openingsOf(lead, asked),
  ]);
  const time = (iso: string) => ({ at: Date.parse(iso), time: momentName(Date.parse(iso), now, language) });
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const entries = [
    ...notes.docs.map((note) => Object.assign(noteEntry(note, texts), time(note.createdAt))),
    ...log.docs.flatMap((entry) => changeEntries(entry, names, asked).map((made) => Object.assign(made, time(entry.createdAt)))),
    ...notices.docs.flatMap((notice) => {
      const made = noticeEntry(notice, texts);
      return made ? [{ ...made, ...time(notice.sentAt ?? notice.updatedAt) }] : [];
    }),
    { ...arrival(lead, texts), ...time(lead.createdAt) },
  ];
  return {
    card: cards[0] as LeadCard,
    hours,
    entries: entries.toSorted((a, b) => b.at - a.at),
    notices: notices.docs,
    others,
    owners,
    openings,
  };
}

/** The templates in the language of a lead, with what is known of it filled in. */
async function openingsOf(lead: Lead, { payload, user }: Asked): Promise<Opening[]> {
  const [{ docs }, site] = await Promise.all([
    payload.find({
      collection: "reply-templates",
      where: { language: { equals: lead.language } },
      sort: "name",
      limit: MOST,
      depth: 0,
      overrideAccess: false,
      user,
    }),
    payload.findGlobal({ slug: "site", locale: lead.language, depth: 0, select: { name: true } }),
  ]);
  const values = {
    name: lead.name ?? "",
    company: lead.company ?? "",
    products: wantedNames(lead),
    reference: referenceOf(lead.submissionId),
    me: user.name,
    us: site.name,
  };
  return docs.map(({ id, name, subject, text }) => ({
    id,
    name,
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

function noticeEntry({ id, channel, target, state, attempts }: Notice, { lead }: Texts): Untimed | null {
  if (state === "waiting") return null;
  const name = lead.channels[channel];
  if (state === "failed")
    return { key: `notice-${id}`, kind: "failure", title: lead.notSent(name), detail: lead.tried(attempts), text: "" };
  return { key: `notice-${id}`, kind: "change", title: "", detail: lead.sent(name, target ?? ""), text: "" };
}

/** One line per change that people care for; what else the log tells stays in the log. */
function changeEntries({ id, action, userName, changes }: AuditLog, names: Map<number, string>, asked: Asked): Untimed[] {
  const { lead } = asked.texts;
  const who = lead.by(userName || lead.somebody);
  const entry = (part: string, detail: string): Untimed => ({
    key: `log-${id}-${part}`,
    kind: "change",
    title: "",
    detail: who + detail,
    text: "",
  });
  if (action === "trash" || action === "restore") return [entry(action, action === "trash" ? lead.trashed : lead.restored)];
  const told = Array.isArray(changes) ? (changes as unknown as FieldChange[]) : [];
  return told.flatMap(({ field, before, after }) => {
    if (!(field in lead.fields)) return [];
    const name = field as keyof typeof lead.fields;
    const say = (value: unknown) => valueName(name, value, names, asked) || lead.nothing;
    return [entry(field, lead.changed(lead.fields[name], say(before), say(after)))];
  });
}

function valueName(field: keyof Texts["lead"]["fields"], value: unknown, names: Map<number, string>, { language, now }: Asked): string {
  if (value === null || value === undefined) return "";
  if (field === "owner") return names.get(Number(value)) ?? `#${String(value)}`;
  if (field === "followUpOn") return dateOf(Date.parse(String(value)), now, language);
  return inLanguage(LEAD_STATUSES[value as LeadStatus] ?? { zh: "", en: "" }, language);
}

/** What else came from the same e-mail address, however it is spelled. */
async function lettersOf({ id, email }: Lead, { payload, user, language, texts, now }: Asked): Promise<OtherLetter[]> {
  if (!email) return [];
  const read = {
    where: { or: spellingsOf(email).map((spelling) => ({ email: { like: spelling } })) },
    depth: 0,
    limit: MOST,
    overrideAccess: false,
    user,
    joins: false,
  } as const;
  const [leads, messages] = await Promise.all([
    payload.find({ collection: "leads", sort: "-createdAt", ...read }),
    payload.find({ collection: "messages", sort: "-createdAt", ...read }),
  ]);
  const address = payload.config.routes.admin;
  const isSame = (other: { email?: string | null }) => isSameAddress(other.email ?? "", email);
  const letter = (kind: "leads" | "messages", other: { id: number; createdAt: string }, about: string, status: string) => ({
    at: other.createdAt,
    href: `${address}/collections/${kind}/${other.id}`,
    title: `${texts.lead.kinds[kind]}${texts.colon}${about}`,
    detail: [dateOf(Date.parse(other.createdAt), now, language), status].filter(Boolean).join(texts.comma),
  });
  const found = [
    ...leads.docs
      .filter((other) => other.id !== id && isSame(other))
      .map((other) => letter("leads", other, aboutLead(other), inLanguage(LEAD_STATUSES[other.status], language))),
    ...messages.docs.filter(isSame).map((other) => letter("messages", other, other.subject || firstWords(other.message), "")),
  ];
  return found.toSorted((a, b) => (a.at < b.at ? 1 : -1)).map(({ href, title, detail }) => ({ href, title, detail }));
}

function wantedNames({ items }: Lead): string {
  return (items ?? []).map(({ name, quantity }) => `${name ?? ""} × ${quantity ?? 0}`).join(", ");
}

function aboutLead(lead: Lead): string {
  return wantedNames(lead) || firstWords(lead.message);
}

/** Characters of a letter that name it where it has no subject. */
const NAMING = 40;

function firstWords(text: string | null | undefined): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  return line.length > NAMING ? `${line.slice(0, NAMING)}…` : line;
}
