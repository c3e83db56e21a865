import type { Payload, Where } from "payload";
import type { Journal } from "../intake/lead-journal.ts";
import type { NewLead } from "../intake/new-lead.ts";
import type { AuditLog, Lead, LeadNote, Notice } from "../../config/payload-types.ts";
import { isOf, spellingsOf, type Person } from "./person.ts";

/** Records of one query. */
const BATCH = 500;

/** All data about one person. */
export interface PersonalData {
  leads: Lead[];
  /** Colleagues' notes about them, and replies. */
  notes: LeadNote[];
  /** The notices about them, and their recipients. */
  notices: Notice[];
  /** Staff's actions on them, with the values written. */
  log: AuditLog[];
  /** The waiting leads in the journal, by their names there. */
  waiting: { name: string; lead: NewLead }[];
}

/** Finds all data about a person, including the trash and the journal. */
export async function findPerson(cms: Payload, journal: Journal, person: Person): Promise<PersonalData> {
  const belongsToPerson = (record: { email?: string | null; phone?: string | null }) => isOf(person, record);
  const leads = await pick<Lead>(cms, "leads", mightBe(person), belongsToPerson);
  const waiting: PersonalData["waiting"] = [];
  for (const name of await journal.all()) {
    const lead = await journal.read(name).catch(() => null);
    if (lead && belongsToPerson(lead.data)) waiting.push({ name, lead });
  }
  return { leads, waiting, ...(await aboutLeads(cms, leads, person)) };
}

/** Finds the related records of leads: notes, notices, and audit log entries. Reads nothing else. */
export async function aboutLeads(
  cms: Payload,
  leads: { id: number }[],
  person?: Person,
): Promise<Pick<PersonalData, "notes" | "notices" | "log">> {
  const ids = leads.map(({ id }) => id);
  const notices = await pick<Notice>(cms, "notices", { lead: { in: ids } });
  const notes = await pick<LeadNote>(cms, "lead-notes", { lead: { in: ids } });
  const log = await pick<AuditLog>(cms, "audit-log", { and: [{ record: { equals: "leads" } }, { recordId: { in: ids.map(String) } }] });
  // Only the audit log knows a record that was deleted for good, and it may contain the address.
  if (person && "email" in person) {
    const entries = new Set(log.map(({ id }) => id));
    const addresses = spellingsOf(person.email).map(wholly);
    const isTheirs = ({ id, title, changes }: AuditLog) =>
      !entries.has(id) && addresses.some((address) => address.test(JSON.stringify([title, changes])));
    log.push(...(await pick<AuditLog>(cms, "audit-log", { record: { equals: "leads" } }, isTheirs)));
  }
  return { notes, notices, log };
}

/** Matches an address in a text, but not within a longer one. */
function wholly(address: string): RegExp {
  return new RegExp(`(?<![\\w.+-])${address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "i");
}

/** The condition that the database can evaluate; the code checks the remaining records one by one. */
function mightBe(person: Person): Where {
  return "email" in person ? { or: spellingsOf(person.email).map((email) => ({ email: { like: email } })) } : { phone: { exists: true } };
}

async function pick<Doc>(
  cms: Payload,
  collection: "leads" | "lead-notes" | "notices" | "audit-log",
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
      overrideAccess: true,
    });
    matching.push(...(docs as Doc[]).filter(matches));
    page = nextPage;
  }
  return matching;
}
