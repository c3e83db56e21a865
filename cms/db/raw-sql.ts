import type { BaseDatabaseAdapter, PayloadRequest } from "payload";

/** What both database adapters have for a statement of our own. */
interface Executing {
  drizzle: unknown;
  sessions: Record<string | number, { db: unknown } | undefined>;
  execute: (statement: { db: unknown; drizzle: unknown; raw?: string; sql?: object }) => Promise<{ rows: unknown[] }>;
}

/**
 * Runs a statement that Payload has no words for.
 * @param statement SQL in which nothing stands that somebody has typed, or, with parameters, what Drizzle's `sql` makes
 * @param req within whose transaction it runs, if it has one
 * @returns its rows
 */
export async function execute<Row = Record<string, unknown>>(
  db: BaseDatabaseAdapter,
  statement: string | object,
  req?: Partial<Pick<PayloadRequest, "transactionID">>,
): Promise<Row[]> {
  const adapter = db as unknown as Executing;
  const { drizzle, sessions } = adapter;
  const transaction = await req?.transactionID;
  const session = transaction === undefined || transaction === null ? undefined : sessions[transaction];
  const query = typeof statement === "string" ? { raw: statement } : { sql: statement };
  return (await adapter.execute({ db: session?.db ?? drizzle, drizzle, ...query })).rows as Row[];
}
