import { afterAll } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { describeJobs } from "../../test/jobs.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeJobs(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.database();
  },
  !postgresPrograms(),
);
