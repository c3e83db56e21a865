import type { Payload } from "payload";

/** What both database adapters have for a statement of our own. */
interface Executing {
  drizzle: unknown;
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Runs a statement that Payload has no words for, outside of transactions.
 * @param raw SQL that both databases know; nothing that somebody has typed may be a part of it
 */
export async function execute({ db }: Payload, raw: string): Promise<Record<string, unknown>[]> {
  const adapter = db as unknown as Executing;
  return (await adapter.execute({ drizzle: adapter.drizzle, raw })).rows;
}
