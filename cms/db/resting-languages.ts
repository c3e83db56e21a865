import type { Payload } from "payload";
import { RESTING_LANGUAGES, type Language } from "#shared/languages.ts";
import { execute } from "./raw-sql.ts";

/** The tables of both adapters. */
interface Tables {
  tables: Record<string, unknown>;
  localesSuffix?: string;
}

/**
 * The languages that the site no longer has but still stores texts in. Saves preserve these texts, so that they reappear when the language
 * comes back.
 */
export async function restingLanguages({ db }: Payload): Promise<Language[]> {
  const { tables, localesSuffix = "_locales" } = db as unknown as Tables;
  const localeTables = Object.keys(tables).filter((name) => name.endsWith(localesSuffix));
  const selects = localeTables.map((name) => `select _locale as code from "${name}"`);
  const rows = await execute<{ code: string }>(db, `select distinct code from (${selects.join(" union ")}) as texts`);
  const stored = new Set(rows.map(({ code }) => code));
  return RESTING_LANGUAGES.filter((language) => stored.has(language));
}
