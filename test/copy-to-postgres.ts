import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { copySeeded } from "./seeded.ts";

/** What each database keeps for itself of how its schema was made. */
const OF_DATABASE = new Set(["payload_migrations", "sqlite_sequence"]);

interface Column {
  table: string;
  name: string;
  type: string;
}

/**
 * Gives a PostgreSQL that has been through all migrations the demonstration content as it lies on SQLite: to seed it there takes minutes.
 * @param url address of the database, whose user is its owner
 */
export async function copySeededTo(url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-copied-"));
  const client = new Client({ connectionString: url });
  try {
    await copySeeded(folder);
    await client.connect();
    await copyRows(new DatabaseSync(path.join(folder, "waymark.db"), { readOnly: true }), client);
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyRows(from: DatabaseSync, to: Client): Promise<void> {
  const { rows: columns } = await to.query<Column>(
    `select table_name as "table", column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  );
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !OF_DATABASE.has(table));
  // Rows come in the order of the tables' names, whatever they name.
  await to.query("set session_replication_role = replica");
  await to.query(`truncate ${tables.map((table) => `"${table}"`).join(", ")}`);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    const documents = own.filter(({ type }) => type === "jsonb").map(({ name }) => name);
    const rows = from.prepare(`select * from "${table}"`).all();
    for (const row of rows) for (const name of documents) if (typeof row[name] === "string") row[name] = JSON.parse(row[name]) as never;
    await to.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [JSON.stringify(rows)]);
    if (own.some(({ name, type }) => name === "id" && type === "integer"))
      await to.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select coalesce(max(id), 0) + 1 from "${table}"), false)`);
  }
  await to.query("set session_replication_role = origin");
}
