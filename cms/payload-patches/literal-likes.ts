import { sql, type SQL, type SQLWrapper } from "@payloadcms/db-sqlite/drizzle";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { patchedAdapter } from "../db/patch-adapter.ts";

/** How Payload compares a column with a pattern. */
type Comparison = (column: SQLWrapper, pattern: unknown) => SQL;

/** The operators that look for a text within another; Payload asks for it between two “%”. A pattern of its own begins or ends otherwise. */
const WITHIN = ["like", "not_like", "contains"] as const;
const ASKED = /^%(.*)%$/s;

/** The pattern by which a text is found as it is written, its “%” and “_” too. */
function literal(pattern: unknown): unknown {
  return typeof pattern === "string" ? pattern.replace(ASKED, (_, text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`) : pattern;
}

/** The adapter that finds what is searched for as it is written; to Payload a “%” in it stands for anything, and a “_” for any character. */
export function searchLiterally<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const made = db as Adapter & { operators: Record<string, Comparison> };
    const changed = WITHIN.map((name) => {
      const compare = made.operators[name] as Comparison;
      return [name, (column: SQLWrapper, pattern: unknown) => sql`${compare(column, literal(pattern))} escape '\\'`] as const;
    });
    made.operators = { ...made.operators, ...Object.fromEntries(changed) };
  });
}
