import { describe } from "vitest";
import { openCms } from "../../test/cms.ts";
import { postgresPrograms, startPostgres } from "../../test/postgres.ts";
import { describeTerms } from "../../test/terms.ts";

async function open() {
  const postgres = await startPostgres();
  const test = await openCms(await postgres.database());
  const close = async () => {
    await test.close();
    await postgres.stop();
  };
  return { ...test, close };
}

describe.skipIf(!postgresPrograms())("with PostgreSQL", () => {
  describeTerms("PostgreSQL", open);
});
