import { afterAll } from "vitest";
import { describeImpossibleQueries } from "../../test/impossible-queries.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeImpossibleQueries(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.migrated();
  },
  !postgresPrograms(),
);
