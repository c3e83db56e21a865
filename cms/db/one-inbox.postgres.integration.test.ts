import { afterAll, describe } from "vitest";
import { describeOneInbox } from "../../test/one-inbox.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

describe.skipIf(!postgresPrograms())("a database of before", () => {
  let postgres: TestPostgres | undefined;
  afterAll(() => postgres?.stop());

  describeOneInbox("PostgreSQL", async () => {
    postgres = await startPostgres();
    return postgres.database();
  });
});
