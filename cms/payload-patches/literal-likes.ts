/**
 * Why: to Payload a “%” in what is searched for stands for anything, and a “_” for any character.
 * Upstream: https://github.com/payloadcms/payload/pull/17741 (query.operatorHandlers, in 4);
 *   https://github.com/drizzle-team/drizzle-orm/issues/444
 * For: @payloadcms/drizzle 3.90.1: operators.like, not_like, contains.
 * Not needed when: operatorHandlers are there, with which plain configuration does it; patches.integration.test.ts finds “%” and “_” as
 *   they are written.
 */
import { sql, type SQL, type SQLWrapper } from "@payloadcms/db-sqlite/drizzle";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { patchedAdapter } from "./patch-adapter.ts";

/** Payload's comparison of a column with a pattern. */
type Comparison = (column: SQLWrapper, pattern: unknown) => SQL;

/** The operators for substrings, whose value Payload puts between two “%”. Other patterns begin or end differently. */
const WITHIN = ["like", "not_like", "contains"] as const;
const ASKED = /^%(.*)%$/s;

/** The pattern for a literal text, including its “%” and “_”. */
function literal(pattern: unknown): unknown {
  return typeof pattern === "string" ? pattern.replace(ASKED, (_, text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`) : pattern;
}

/** Makes the adapter search for literal text; in Payload a “%” in it matches anything, and a “_” any character. */
export function searchLiterally<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const adapter = db as Adapter & { operators: Record<string, Comparison> };
    const changed = WITHIN.map((name) => {
      const compare = adapter.operators[name] as Comparison;
      return [name, (column: SQLWrapper, pattern: unknown) => sql`${compare(column, literal(pattern))} escape '\\'`] as const;
    });
    adapter.operators = { ...adapter.operators, ...Object.fromEntries(changed) };
  });
}
