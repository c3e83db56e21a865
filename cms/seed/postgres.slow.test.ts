import { openCms, type TestCms } from "../../test/cms.ts";
import { postgresPrograms, startPostgres } from "../../test/postgres.ts";
import { describeSeeding } from "../../test/seeding.ts";

async function openPostgres(): Promise<TestCms> {
  const postgres = await startPostgres();
  const test = await openCms(await postgres.database());
  return {
    ...test,
    close: async () => {
      await test.close();
      await postgres.stop();
    },
  };
}

describeSeeding("PostgreSQL", openPostgres, { skipped: !postgresPrograms() });
