import { afterAll } from "vitest";
import { describeCollidingUploads } from "../../test/colliding-uploads.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeCollidingUploads(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.database();
  },
  "store",
  !postgresPrograms(),
);
