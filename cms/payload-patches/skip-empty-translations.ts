/**
 * Why: a row of a list that says nothing in any language is read with every language of the config, none of which has a value, and the next
 *   save stores an empty row for each: twelve for one specification without words.
 * Upstream: none found; to be sent: docs/upstream/payload-empty-translations.md; `transform/read/traverseFields.js` makes them up where `_locales` is empty
 * For: @payloadcms/drizzle 3.90.1: `insert` of both adapters, whose answer is not read for tables of translations
 * Not needed when: cms/db/resting-languages.*.integration.test.ts finds the resting languages alone without it.
 */
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { patchedAdapter } from "./patch-adapter.ts";

type Row = Record<string, unknown>;
type Insert = (args: { tableName: string; values: Row | Row[] }) => Promise<Row[]>;

/** The columns of a translation's row that are no texts: its record and its language. */
const OWN = new Set(["_locale", "_parentID"]);

/** Whether a row has any value, including a cleared one. */
function isSaying(row: Row): boolean {
  return Object.entries(row).some(([name, value]) => !OWN.has(name) && value !== undefined);
}

/** Makes the adapter skip rows of translations without a value. */
export function skipEmptyTranslations<Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const adapter = db as Adapter & { insert: Insert; localesSuffix: string };
    const { insert } = adapter;
    adapter.insert = async function insertSaying(this: typeof adapter, args) {
      if (!args.tableName.endsWith(adapter.localesSuffix)) return insert.call(this, args);
      const values = [args.values].flat().filter(isSaying);
      return values.length > 0 ? insert.call(this, { ...args, values }) : [];
    };
  });
}
