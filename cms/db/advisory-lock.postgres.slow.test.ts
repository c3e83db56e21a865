import { afterAll } from "vitest";
import { describeAtOnce } from "../../test/at-once.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeAtOnce(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.database();
  },
  !postgresPrograms(),
);
