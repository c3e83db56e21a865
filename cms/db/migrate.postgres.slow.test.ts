import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

/** Milliseconds that statements of this test may take, and what takes longer. */
const LIMIT = 200;
const SLOW_STATEMENT = "select pg_sleep(0.5)";

describe.skipIf(!postgresPrograms())("on PostgreSQL", () => {
  let postgres: TestPostgres;
  let test: TestCms;
  beforeAll(async () => {
    postgres = await startPostgres();
    test = await openCms(await postgres.database());
  });
  afterAll(async () => {
    await test?.close();
    await postgres?.stop();
  });

  it("a migration may take as long as it needs, and nothing else", async () => {
    const { migrate } = await import("./database.ts");
    const { pool } = test.cms.db as unknown as PostgresAdapter;
    pool.options.query_timeout = LIMIT;
    test.cms.db.migrate = async () => void (await pool.query(SLOW_STATEMENT));
    await migrate(test.cms);
    await expect(pool.query(SLOW_STATEMENT)).rejects.toThrow("Query read timeout");
  });
});
