import { afterAll } from "vitest";
import { describeAttack } from "../fuzz/describe.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../postgres.ts";

let postgres: TestPostgres | undefined;
afterAll(() => postgres?.stop());

describeAttack(
  "PostgreSQL",
  async () => {
    postgres = await startPostgres();
    return postgres.database();
  },
  !postgresPrograms(),
);
