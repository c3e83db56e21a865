/** A catalogue far larger than the demonstration's: its records many times over, each with an address of its own. */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copySeeded } from "../../test/seeded.ts";

/** Records of each collection that a large maker may have after years. */
export const GROWN = { products: 2_000, articles: 10_000, downloads: 2_000 };
/** Ids of copies are this far apart; the demonstration has fewer records of a collection. */
const APART = 1000;

interface Column {
  name: string;
  type: string;
  pk: number;
}

/** Fills a data folder with the demonstration content, the records of some collections copied until there are at least so many. */
export async function copyGrown(folder: string, amounts: Record<string, number> = GROWN): Promise<void> {
  await copySeeded(folder);
  const database = new DatabaseSync(path.join(folder, "waymark.db"), { enableForeignKeyConstraints: false });
  database.exec("pragma synchronous = off");
  for (const [collection, amount] of Object.entries(amounts)) {
    const { known } = database.prepare(`select count(*) as known from ${collection}`).get() as { known: number };
    const copies = Math.ceil(amount / known) - 1;
    database.exec("begin");
    copyRows(database, collection, null, copies);
    database.exec("commit");
  }
  database.close();
}

/** Copies the rows of a table, and of those that belong to it. */
function copyRows(database: DatabaseSync, table: string, parent: string | null, copies: number): void {
  const columns = database.prepare("select name, type, pk from pragma_table_info(?)").all(table) as unknown as Column[];
  // Numbers of rows that nothing refers to are given by the database.
  const copied = columns.filter(({ pk, type }) => !(parent && pk && type === "INTEGER"));
  const names = copied.map(({ name }) => `"${name}"`).join(", ");
  const values = copied.map((column) => valueOf(column, parent)).join(", ");
  database.exec(
    `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${copies})
     insert into ${table} (${names}) select ${values} from ${table} as source, copies`,
  );
  for (const { name, column } of belongingTo(database, table)) copyRows(database, name, column, copies);
}

function valueOf({ name, type, pk }: Column, parent: string | null): string {
  const refers = pk > 0 || name === parent;
  if (refers && type === "INTEGER") return `source."${name}" + n * ${APART}`;
  if (refers || (!parent && name === "slug")) return `source."${name}" || '-' || n`;
  if (!parent && name === "code") return `source."${name}" || n`;
  return `source."${name}"`;
}

/** The tables whose rows are parts of a table's rows, without its versions and what merely refers to it. */
function belongingTo(database: DatabaseSync, table: string): { name: string; column: string }[] {
  return database
    .prepare(
      `select tables.name, keys."from" as column from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
       where tables.type = 'table' and substr(tables.name, 1, 1) <> '_' and keys."table" = ? and keys."from" in ('_parent_id', 'parent_id')`,
    )
    .all(table) as { name: string; column: string }[];
}
