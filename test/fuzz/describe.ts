import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type TestServer } from "../server.ts";
import { attack } from "./attack.ts";

/** Requests sent to each database. `HOSTILE_REQUESTS=20000` goes the long way, `HOSTILE_SEED` another one. */
const COUNT = Number(process.env["HOSTILE_REQUESTS"] ?? 800);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_122);
/** Milliseconds for each request, at the worst. */
const EACH = 150;
/** Bytes of memory that may have come to stay; a leak of a kilobyte for each request shows in the long way. */
const GROWTH = 200 * 1024 * 1024;

/** What holds under attack, whichever the database. `skipped`: where there is no such database. */
export function describeAttack(database: string, databaseUrl: () => Promise<string | undefined>, skipped = false): void {
  describe.skipIf(skipped)(`the server on ${database}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      const url = await databaseUrl();
      server = await openServer(url ? { databaseUrl: url } : {});
      for (const slug of ["a", "b"]) {
        const data = { slug, topic: "choosing", question: `${slug}?`, answer: "!", order: 1, _status: "published" } as const;
        await server.cms.create({ collection: "faqs", data });
      }
    });
    afterAll(() => server?.close());

    it(`answers ${COUNT} hostile requests below 500 and in time, and keeps none of them`, { timeout: 60_000 + COUNT * EACH }, async () => {
      const before = process.memoryUsage.rss();
      const { faults, slowest } = await attack(server.port, SEED, COUNT);
      expect(faults).toEqual([]);
      const growth = process.memoryUsage.rss() - before;
      expect(growth).toBeLessThan(GROWTH);
      console.log(`${database}: ${COUNT} requests, the slowest answer took ${slowest} ms, memory grew by ${growth} bytes`);
      expect(await server.cms.count({ collection: "users" })).toEqual({ totalDocs: 0 });
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    });
  });
}
