import { afterAll } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { describeTakingJobs } from "../../test/taking-jobs.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeTakingJobs(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.database();
  },
  !postgresPrograms(),
);
