import { afterAll, describe, vi } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { describeRestingLanguages } from "../../test/resting-languages.ts";

// Before anything else of the house is loaded.
vi.hoisted(() => (process.env["SITE_LANGUAGES"] = "en"));

describe.skipIf(!postgresPrograms())("PostgreSQL", () => {
  let postgres: TestPostgres | undefined;
  afterAll(() => postgres?.stop());

  describeRestingLanguages("PostgreSQL", async () => {
    postgres = await startPostgres();
    return postgres.migrated();
  });
});
