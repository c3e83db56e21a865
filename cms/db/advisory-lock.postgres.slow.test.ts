import { afterAll } from "vitest";
import { describeConcurrency } from "../../test/concurrency.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeConcurrency(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.database();
  },
  !postgresPrograms(),
);
