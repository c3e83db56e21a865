import { Client } from "pg";
import { afterAll } from "vitest";
import { describeCrashes } from "../crashes.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../postgres.ts";

let postgres: TestPostgres | undefined;
let client: Client | undefined;
let url = "";
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
});

describeCrashes(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return (url = await postgres.database());
  },
  async () => {
    const opened = (client = new Client({ connectionString: url }));
    await opened.connect();
    const rows = async (sql: string) => (await opened.query<Record<string, unknown>>(sql)).rows;
    await rows("create extension amcheck");
    const broken = await rows(
      "select bt_index_check(indexrelid, true) from pg_index join pg_class on oid = indexrelid where relam = (select oid from pg_am where amname = 'btree')",
    ).then(
      () => [],
      (error: Error) => [error.message],
    );
    return { rows, faults: broken };
  },
  !postgresPrograms(),
);
