import { afterAll, describe } from "vitest";
import { describeForms } from "../../test/forms.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

describe.skipIf(!postgresPrograms())("with PostgreSQL", () => {
  let postgres: TestPostgres | undefined;
  afterAll(() => postgres?.stop());
  describeForms("PostgreSQL", async () => {
    postgres = await startPostgres();
    return postgres.database();
  });
});
