import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

describe.skipIf(!postgresPrograms())("a limit on PostgreSQL", () => {
  let postgres: TestPostgres;
  let test: TestCms;
  beforeAll(async () => {
    postgres = await startPostgres();
    test = await openCms(await postgres.migrated());
  });
  afterAll(async () => {
    await test?.close();
    await postgres?.stop();
  });

  it("is counted by all processes together, from the first on", async () => {
    const { limiter } = await import("./rate-limiter.ts");
    const limit = { keyPrefix: "tried", points: 3, duration: 60 };
    // Two counters share nothing but the database, as two processes do.
    const counters = [limiter(test.cms, limit), limiter(test.cms, limit)];
    const granted: boolean[] = [];
    for (let number = 0; number < 6; number += 1) {
      const counted = counters[number % 2]?.consume("client");
      granted.push(
        (await counted?.then(
          () => true,
          () => false,
        )) ?? false,
      );
    }
    expect(granted).toEqual([true, true, true, false, false, false]);
  });
});
