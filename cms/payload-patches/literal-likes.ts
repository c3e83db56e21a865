/**
 * Why: to Payload a “%” in what is searched for stands for anything, and a “_” for any character.
 * Upstream: https://github.com/payloadcms/payload/pull/17741 (query.operatorHandlers, in 4);
 *   https://github.com/drizzle-team/drizzle-orm/issues/444
 * For: @payloadcms/drizzle 3.90.1: operators.like, not_like, contains.
 * Not needed when: operatorHandlers are there, with which plain configuration does it; app/data/catalogue.integration.test.ts
 *   finds “%” and “_” as they are written.
 */
import { sql, type SQL, type SQLWrapper } from "@payloadcms/db-sqlite/drizzle";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { patchedAdapter } from "./patch-adapter.ts";

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
    const adapter = db as Adapter & { operators: Record<string, Comparison> };
    const changed = WITHIN.map((name) => {
      const compare = adapter.operators[name] as Comparison;
      return [name, (column: SQLWrapper, pattern: unknown) => sql`${compare(column, literal(pattern))} escape '\\'`] as const;
    });
    adapter.operators = { ...adapter.operators, ...Object.fromEntries(changed) };
  });
}
