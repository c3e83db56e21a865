import type { Payload, Where } from "payload";
import type { Journal } from "../intake/lead-journal.ts";
import type { NewLead } from "../intake/new-lead.ts";
import type { AuditLog, Lead, LeadNote, Message, Notice } from "../../config/payload-types.ts";
import { isOf, spellingsOf, type Person } from "./person.ts";

/** Records that are looked through at a time. */
const BATCH = 500;

/** All that the site knows of one person. */
export interface PersonalData {
  leads: Lead[];
  messages: Message[];
  /** What colleagues noted of them, or answered. */
  notes: LeadNote[];
  /** The notices about them, and their recipients. */
  notices: Notice[];
  /** What staff did with them, and what was written into them meanwhile. */
  log: AuditLog[];
  /** What waits in the journal for the database, by its name there. */
  waiting: { name: string; lead: NewLead }[];
}

/** The collections in which visitors are. */
const LEAD_COLLECTIONS = ["leads", "messages"] as const;

/** Everything that is stored of a person: also what is in the trash, and what the database has not taken yet. */
export async function findPerson(cms: Payload, journal: Journal, person: Person): Promise<PersonalData> {
  const mine = (record: { email?: string | null; phone?: string | null }) => isOf(person, record);
  const leads = await pick<Lead>(cms, "leads", mightBe(person), mine);
  const messages = await pick<Message>(cms, "messages", mightBe(person), mine);
  const waiting: PersonalData["waiting"] = [];
  for (const name of await journal.all()) {
    const lead = await journal.read(name).catch(() => null);
    if (lead && mine(lead.data)) waiting.push({ name, lead });
  }
  return { leads, messages, waiting, ...(await aboutLeads(cms, { leads, messages }, person)) };
}

/** What belongs to leads and messages: what was noted of them, their notices, and what the log tells of them. Nothing else is read. */
export async function aboutLeads(
  cms: Payload,
  { leads, messages }: { leads: { id: number }[]; messages: { id: number }[] },
  person?: Person,
): Promise<Pick<PersonalData, "notes" | "notices" | "log">> {
  const ids = { leads: leads.map(({ id }) => id), messages: messages.map(({ id }) => id) };
  const notices = await pick<Notice>(cms, "notices", { or: [{ lead: { in: ids.leads } }, { message: { in: ids.messages } }] });
  const notes = await pick<LeadNote>(cms, "lead-notes", { or: [{ lead: { in: ids.leads } }, { message: { in: ids.messages } }] });
  const records = LEAD_COLLECTIONS.map((record): Where => ({
    and: [{ record: { equals: record } }, { recordId: { in: ids[record].map(String) } }],
  }));
  const log = await pick<AuditLog>(cms, "audit-log", { or: records });
  // A record that was deleted for good is known to the log alone, which may have kept the address.
  if (person && "email" in person) {
    const ids = new Set(log.map(({ id }) => id));
    const addresses = spellingsOf(person.email).map(wholly);
    const isTheirs = ({ id, title, changes }: AuditLog) =>
      !ids.has(id) && addresses.some((address) => address.test(JSON.stringify([title, changes])));
    log.push(...(await pick<AuditLog>(cms, "audit-log", { record: { in: [...LEAD_COLLECTIONS] } }, isTheirs)));
  }
  return { notes, notices, log };
}

/** Finds an address in a text, and no longer one that it is a part of. */
function wholly(address: string): RegExp {
  return new RegExp(`(?<![\\w.+-])${address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "i");
}

/** What narrows a search down that the database can do; the rest is looked at one by one. */
function mightBe(person: Person): Where {
  return "email" in person ? { or: spellingsOf(person.email).map((email) => ({ email: { like: email } })) } : { phone: { exists: true } };
}

async function pick<Doc>(
  cms: Payload,
  collection: "leads" | "messages" | "lead-notes" | "notices" | "audit-log",
  where: Where,
  matches: (doc: Doc) => boolean = () => true,
): Promise<Doc[]> {
  const matching: Doc[] = [];
  let page: number | null | undefined = 1;
  while (page) {
    const { docs, nextPage }: { docs: unknown[]; nextPage?: number | null | undefined } = await cms.find({
      collection,
      where,
      depth: 0,
      limit: BATCH,
      page,
      sort: "id",
      trash: true,
    });
    matching.push(...(docs as Doc[]).filter(matches));
    page = nextPage;
  }
  return matching;
}
