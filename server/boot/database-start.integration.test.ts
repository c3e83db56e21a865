import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../../test/site-process.ts";
import { SLOW } from "../../test/slow.ts";

/** Milliseconds for a start with all migrations, and for everything that follows from a fault. */
const EACH = { timeout: 120_000 };
const SEEN = { timeout: 60_000, interval: 100 };

describe.skipIf(!postgresPrograms())("a start, with a PostgreSQL that", () => {
  let folder: string;
  let postgres: TestPostgres;
  let address: string;
  let site: SiteProcess;
  let starting: Promise<void> | undefined;
  const logged: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "waymark-start-"));
    postgres = await startPostgres();
    address = await postgres.database();
  });
  afterAll(async () => {
    await site?.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const status = async (path: string) => (await fetch(site.url + path)).status;
  const lines = (words: string) => logged.filter((line) => line.includes(words)).map((line) => JSON.parse(line) as object);

  /** Starts the site once, while the database is away. */
  async function startWithoutDatabase(): Promise<void> {
    if (starting) return;
    await postgres.crash();
    site = await siteProcess(folder, { DATABASE_URL: address });
    starting = site.start();
    starting.catch(() => undefined);
    createInterface({ input: site.child().stderr ?? process.stdin }).on("line", (line) => logged.push(line));
  }

  it("does not let it in, ends with one line that says which setting is wrong", EACH, async () => {
    const stranger = new URL(address);
    stranger.username = "stranger";
    const refused = await siteProcess(path.join(folder, "refused"), { DATABASE_URL: stranger.href });
    await expect(refused.start()).rejects.toThrow(
      /ended at its start:\nDATABASE_URL: PostgreSQL at [\w.]+:\d+\/\w+ does not let this account in$/,
    );
  });

  it("is not there yet, waits for it, and says so", EACH, async () => {
    await startWithoutDatabase();
    await expect.poll(() => lines("PostgreSQL cannot be reached yet").length, SEEN).toBeGreaterThanOrEqual(2);
    const { host, pathname } = new URL(address);
    // After a mistyped address the log shows the address, but never the account.
    expect(lines(`PostgreSQL cannot be reached yet at ${host}${pathname};`).length).toBeGreaterThan(1);
    expect(logged.join("\n")).not.toContain("postgres://");
    expect(lines("PostgreSQL cannot be reached yet").slice(0, 2)).toMatchObject([
      { level: "warn", reason: "ECONNREFUSED", pause: 500 },
      { level: "warn", reason: "ECONNREFUSED", pause: 1000 },
    ]);
    expect(site.child().exitCode).toBe(null);
  });

  it(
    "is gone again when the site has only just begun to answer, makes the first administrator when it is back",
    { ...EACH, ...SLOW },
    async () => {
      await startWithoutDatabase();
      await postgres.revive();
      const other = new Client(address);
      other.on("error", () => undefined);
      await other.connect();
      // Whoever waits while the schema is made has the lock after that. The site needs it to begin its content, and then the accounts.
      const underway = "select count(*)::int as count from pg_locks where locktype = 'advisory' and granted";
      await expect.poll(async () => (await other.query<{ count: number }>(underway)).rows[0]?.count, SEEN).toBe(1);
      await other.query("select pg_advisory_lock(729611)");
      await other.query("begin; lock table users in access exclusive mode");
      await other.query("select pg_advisory_unlock(729611)");
      await starting;
      const waiting = "select count(*)::int as count from pg_locks where relation = 'users'::regclass and not granted";
      await expect.poll(async () => (await other.query<{ count: number }>(waiting)).rows[0]?.count, SEEN).toBeGreaterThan(0);
      await postgres.crash();
      await expect.poll(() => status("/readyz"), SEEN).toBe(503);
      await expect.poll(() => lines("The first administrator cannot be made yet").length, SEEN).toBeGreaterThan(0);
      expect(await status("/healthz")).toBe(200);
      await postgres.revive();
      await expect.poll(() => status("/readyz"), SEEN).toBe(200);
      const users = async () => {
        const client = new Client(address);
        await client.connect();
        const { rows } = await client.query<{ email: string }>("select email from users");
        await client.end();
        return rows.length;
      };
      await expect.poll(users, SEEN).toBe(1);
      expect(await ownerHeaders(site.url)).toHaveProperty("authorization");
    },
  );
});
