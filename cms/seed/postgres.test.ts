import { describe, it } from "vitest";
import { openCms } from "../../test/cms.ts";
import { postgresPrograms, startPostgres } from "../../test/postgres.ts";
import { describeSeeding } from "../../test/seeding.ts";

if (postgresPrograms()) {
  describeSeeding("PostgreSQL", async () => {
    const postgres = await startPostgres();
    const test = await openCms(await postgres.database());
    return {
      ...test,
      close: async () => {
        await test.close();
        await postgres.stop();
      },
    };
  });
} else {
  describe("the demonstration content in PostgreSQL", () => {
    it.skip("is tested where PostgreSQL is installed");
  });
}
