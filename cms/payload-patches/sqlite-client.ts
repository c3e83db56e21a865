/**
 * Why: libsql's client takes one connection for all, waits for a lock inside SQLite with the whole process, and loses
 *   transactions (docs/decisions/0013-sqlite-by-node.md).
 * Upstream: none: Payload has no option for node:sqlite
 * For: @payloadcms/db-sqlite 3.90.1: connect() takes the client that it finds; cms/db/sqlite/ has the methods of @libsql/client
 *   0.14 that Drizzle calls.
 * Not needed when: Payload's adapter can be given node:sqlite.
 */
import type { DatabaseAdapterObj } from "payload";
import { SqliteClient } from "../db/sqlite/client.ts";
import { patchedAdapter } from "./patch-adapter.ts";

/** Gives the adapter the site's own client. */
export function onSqliteClient<Adapter extends object>(adapter: DatabaseAdapterObj<Adapter>, url: string): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const adapter = db as Adapter & { client?: SqliteClient; connect: (options?: object) => Promise<void> };
    const { connect } = adapter;
    Object.assign(adapter, {
      connect: async (options?: object) => {
        adapter.client ??= await SqliteClient.open(url);
        await connect.call(adapter, options);
      },
    });
  });
}
