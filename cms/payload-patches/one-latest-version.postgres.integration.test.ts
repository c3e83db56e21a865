import { afterAll } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { describeLatestVersion } from "../../test/latest-version.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeLatestVersion(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.migrated();
  },
  !postgresPrograms(),
);
