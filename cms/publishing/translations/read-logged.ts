import type { Payload } from "payload";
import { byLanguage, DEFAULT_LANGUAGE, isLanguage, type Language } from "#shared/languages.ts";
import type { FieldChange } from "../../lib/audit-record.ts";

/** Entries of the log that are looked through, the newest first. */
const MAX_ENTRIES = 5000;

/** What the log says of a record's texts. */
export interface Logged {
  /** When each field was changed last, by language; times as ISO text. */
  fields: Record<Language, Map<string, string>>;
  /** When its Chinese was changed last, and by whom. */
  at: string;
  by: string;
}

/** What the log says of texts, by collection and number of the record: `faqs/7`. */
export async function readLogged(payload: Payload, collections: string[]): Promise<Map<string, Logged>> {
  const { docs } = await payload.find({
    collection: "audit-log",
    where: { record: { in: collections }, action: { in: ["create", "update", "publish", "draft"] } },
    select: { action: true, record: true, recordId: true, changes: true, createdAt: true, userName: true },
    sort: "-id",
    limit: MAX_ENTRIES,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const entries = new Map<string, Logged>();
  for (const { action, record, recordId, changes, createdAt, userName } of docs) {
    const name = `${record}/${recordId}`;
    const entry = entries.get(name) ?? { fields: byLanguage(() => new Map<string, string>()), at: "", by: "" };
    entries.set(name, entry);
    // A new record has no changed fields; every other entry about it is newer.
    if (action === "create" && entry.at === "") Object.assign(entry, { at: createdAt, by: userName ?? "" });
    for (const { field, language } of readFieldChanges(changes)) {
      const times = isLanguage(language) ? entry.fields[language] : null;
      if (times && !times.has(field)) times.set(field, createdAt);
      if (language === DEFAULT_LANGUAGE && createdAt > entry.at) Object.assign(entry, { at: createdAt, by: userName ?? "" });
    }
  }
  return entries;
}

function readFieldChanges(changes: unknown): { field: string; language: Language }[] {
  if (!Array.isArray(changes)) return [];
  return (changes as (FieldChange | null)[]).flatMap((change) =>
    change?.language ? [{ field: change.field, language: change.language }] : [],
  );
}
