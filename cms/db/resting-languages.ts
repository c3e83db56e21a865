import type { Payload } from "payload";
import { RESTING_LANGUAGES, type Language } from "#shared/languages.ts";
import { execute } from "./raw-sql.ts";

/** What both adapters know of their tables. */
interface Tables {
  tables: Record<string, unknown>;
  localesSuffix?: string;
}

/**
 * The languages that the site is not in, in which something is stored all the same, from when it was: saves write them with the others,
 * and they are there again when they come back.
 */
export async function restingLanguages({ db }: Payload): Promise<Language[]> {
  const { tables, localesSuffix = "_locales" } = db as unknown as Tables;
  const ofTexts = Object.keys(tables).filter((name) => name.endsWith(localesSuffix));
  const selects = ofTexts.map((name) => `select _locale as code from "${name}"`);
  const rows = await execute<{ code: string }>(db, `select distinct code from (${selects.join(" union ")}) as texts`);
  const stored = new Set(rows.map(({ code }) => code));
  return RESTING_LANGUAGES.filter((language) => stored.has(language));
}
