import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { openCms } from "../../test/cms.ts";
import { postgresPrograms, startPostgres } from "../../test/postgres.ts";

describe.skipIf(!postgresPrograms())("with PostgreSQL", () => {
  it("the counts of two processes add up, within the bounds of one", async () => {
    const postgres = await startPostgres();
    const address = await postgres.database();
    const test = await openCms(address);
    const other = new Client(address);
    await other.connect();
    const [{ storeCounts }, { KINDS }] = await Promise.all([import("./count-store.ts"), import("./kinds.ts")]);
    const day = "2026-11-27";
    const words = (begin: string) =>
      Array.from({ length: KINDS.search.most }, (_, index) => ({ day, kind: "search" as const, value: `${begin} ${index}`, count: 1 }));
    // Each call has a connection of its own, as another process has.
    await Promise.all([
      storeCounts(test.cms, [{ day, kind: "page", value: "/", count: 2 }, ...words("one")]),
      storeCounts(test.cms, [{ day, kind: "page", value: "/", count: 3 }, ...words("two")]),
    ]);
    const { rows } = await other.query(
      "select kind, count(*)::int as rows, sum(count)::int as total from insight_counts group by kind order by kind",
    );
    expect(rows).toEqual([
      { kind: "page", rows: 1, total: 5 },
      { kind: "search", rows: KINDS.search.most + 1, total: 2 * KINDS.search.most },
    ]);
    await other.end();
    await test.close();
    await postgres.stop();
  });
});
