import type { BaseDatabaseAdapter, PayloadRequest } from "payload";

/** The parts of both database adapters that run raw SQL. */
interface SqlAdapter {
  drizzle: unknown;
  sessions: Record<string | number, { db: unknown } | undefined>;
  execute: (statement: { db: unknown; drizzle: unknown; raw?: string; sql?: object }) => Promise<{ rows: unknown[] }>;
}

/**
 * Runs a statement that Payload's API cannot express.
 * @param statement SQL without any input of users, or, with parameters, a result of Drizzle's `sql`
 * @param req runs the statement within its transaction, if it has one
 * @returns its rows
 */
export async function execute<Row = Record<string, unknown>>(
  db: BaseDatabaseAdapter,
  statement: string | object,
  req?: Partial<Pick<PayloadRequest, "transactionID">>,
): Promise<Row[]> {
  const adapter = db as unknown as SqlAdapter;
  const { drizzle, sessions } = adapter;
  const transaction = await req?.transactionID;
  const session = transaction === undefined || transaction === null ? undefined : sessions[transaction];
  const query = typeof statement === "string" ? { raw: statement } : { sql: statement };
  return (await adapter.execute({ db: session?.db ?? drizzle, drizzle, ...query })).rows as Row[];
}
