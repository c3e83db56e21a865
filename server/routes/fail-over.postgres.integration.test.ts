import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { openServer, type TestServer } from "../../test/server.ts";
import { signedIn } from "../../test/staff.ts";

/** Times that all connections are cut, and milliseconds between them. */
const CUTS = 40;
const PAUSE = 50;
/** Milliseconds until all is answered again, on a busy machine. */
const BACK = 60_000;

describe.skipIf(!postgresPrograms())("while PostgreSQL is replaced by another server", () => {
  let postgres: TestPostgres;
  let database: string;
  let test: TestServer;
  let headers: Record<string, string>;
  let question: number;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.migrated();
    test = await openServer({ databaseUrl: database });
    const { token } = await signedIn(test, "administrator");
    headers = { authorization: `JWT ${token}`, "content-type": "application/json" };
    const data = { slug: "asked", topic: "choosing", question: "?", answer: "!", order: 1, _status: "published" } as const;
    ({ id: question } = await test.cms.create({ collection: "faqs", data }));
  });
  afterAll(async () => {
    await test?.close();
    await postgres?.stop();
  });

  const call = (method: string, address: string, body?: object) =>
    fetch(`${test.url}/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const calls = {
    list: () => call("GET", "/leads"),
    session: () => call("GET", "/users/me"),
    save: () => call("PATCH", `/faqs/${question}`, { answer: "!!" }),
  };

  it("takes no more connections than the docs say, however much is asked at once", async () => {
    const client = new Client({ connectionString: database, application_name: "counter" });
    await client.connect();
    const asking = Promise.all(Array.from({ length: 60 }, calls.list));
    let most = 0;
    for (let look = 0; look < 20; look += 1) {
      const { rows } = await client.query<{ count: string }>(
        "select count(*) from pg_stat_activity where datname = current_database() and application_name <> 'counter'",
      );
      most = Math.max(most, Number(rows[0]?.count));
    }
    await client.end();
    expect((await asking).map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(12);
  });

  it(
    "answers staff 503 with Retry-After where it cannot be known who asks, and never that nobody is signed in",
    { timeout: 3 * BACK },
    async () => {
      const over = new AbortController();
      const statuses: Record<string, Set<number>> = { list: new Set(), session: new Set(), save: new Set() };
      const wrong: string[] = [];
      const asking = Object.entries(calls).map(async ([name, ask]) => {
        while (!over.signal.aborted) {
          const answer = await ask();
          const body = await answer.text();
          statuses[name]?.add(answer.status);
          if (answer.status === 503 ? !answer.headers.has("retry-after") : answer.status !== 200)
            wrong.push(`${name}: ${answer.status} ${body}`);
          if (name === "session" && answer.status === 200 && !body.includes("administrator@example.com")) wrong.push(`${name}: ${body}`);
        }
      });
      const client = new Client({ connectionString: database, application_name: "cutter" });
      await client.connect();
      for (let cut = 0; cut < CUTS; cut += 1) {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name <> 'cutter' and pid <> pg_backend_pid()",
        );
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
      await client.end();
      over.abort();
      await Promise.all(asking);
      expect(wrong).toEqual([]);
      expect(Array.from(statuses["list"] ?? [])).toContain(503);
      for (const ask of Object.values(calls)) await expect.poll(async () => (await ask()).status, { timeout: BACK }).toBe(200);
    },
  );
});
