import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../postgres.ts";
import { mailServer, toldTo, webhookReceiver } from "../receivers.ts";
import { ownerHeaders, siteProcess } from "../site-process.ts";
import { slowLine, type SlowLine } from "../slow-line.ts";
import { startStore, type Store } from "../store.ts";
import { AWAY, EACH, folder, isRoot, Trial, UNTOUCHED } from "../trial.ts";

/** Milliseconds after which nobody waits any more for a store that hangs. */
const MAX_STORE_LENGTH = 15_000;
/** Megabytes of PostgreSQL's disk: its initial size, and room for some work. */
const DISK = 200;

describe.skipIf(!postgresPrograms())("a site on PostgreSQL goes on, and needs no restart afterwards,", () => {
  let postgres: TestPostgres;
  let line: SlowLine;
  let locker: Client;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  let hooks: Awaited<ReturnType<typeof webhookReceiver>>;
  let store: Store;
  let storeLine: SlowLine;
  let data: string;
  let trial: Trial;

  beforeAll(async () => {
    [postgres, mails, hooks, store] = await Promise.all([
      startPostgres(isRoot ? { megabytes: DISK } : {}),
      mailServer(),
      webhookReceiver(),
      folder().then(startStore),
    ]);
    const direct = await postgres.database();
    const address = new URL(direct);
    line = await slowLine(Number(address.port));
    storeLine = await slowLine(Number(new URL(store.env["S3_ENDPOINT"] ?? "").port));
    address.port = String(line.port);
    data = await folder();
    const site = await siteProcess(data, {
      DATABASE_URL: address.href,
      ADMIN: "on",
      NODE_OPTIONS: `--import ${path.resolve("test/broken-next.mjs")}`,
      SMTP_URL: mails.url,
      LEADS_TO: "sales@example.com",
      ...toldTo(hooks),
      ...store.env,
      S3_ENDPOINT: `http://127.0.0.1:${storeLine.port}`,
    });
    trial = new Trial(site);
    await trial.begin();
    locker = new Client({ connectionString: direct });
    locker.on("error", () => undefined);
  });
  afterAll(async () => {
    await trial?.site.kill();
    line?.close();
    storeLine?.close();
    await Promise.all([postgres?.stop(), mails?.stop(), hooks?.stop(), store?.stop()]);
  });

  it("while the database hangs", EACH, async () => {
    expect(await trial.endure({ expected: AWAY, begin: () => postgres.freeze(), end: () => postgres.thaw() })).toEqual([]);
  });

  it("while the database is slow", EACH, async () => {
    const faults = await trial.endure({ expected: AWAY, begin: () => void (line.delay = 2500), end: () => void (line.delay = 0) });
    expect(faults).toEqual([]);
  });

  it("while somebody has locked its tables", EACH, async () => {
    const faults = await trial.endure({
      expected: { ...UNTOUCHED, admin: [503] },
      begin: async () => {
        await locker.connect();
        await locker.query("begin; lock table leads, faqs in exclusive mode");
      },
      end: () => locker.end(),
    });
    expect(faults).toEqual([]);
  });

  it("while the database is down", EACH, async () => {
    expect(await trial.endure({ expected: AWAY, begin: () => postgres.crash(), end: () => postgres.revive() })).toEqual([]);
  });

  it("takes a form without script at a page that was never shown, while the database is down", EACH, async () => {
    const fresh = await siteProcess(await folder(), { DATABASE_URL: await postgres.database(), PAGE_CACHE_MB: "0" });
    await fresh.start();
    // What belongs to a start is done by then.
    await ownerHeaders(fresh.url);
    try {
      await postgres.crash();
      await trial.until(async () => (await fetch(`${fresh.url}/readyz`)).status === 503);
      const body = new URLSearchParams({ name: "Ana", email: "ana@example.com", message: "Never shown", consent: "on" });
      const post = async (page: string) => (await fetch(fresh.url + page, { method: "POST", body })).text();
      expect(await post("/en/join")).toContain("<h1>Message sent successfully!</h1>");
      expect(await post("/buy?items=a9:1")).toContain("<h1>提交成功，我们会尽快与您联系！</h1>");
    } finally {
      await fresh.kill();
      await postgres.revive();
    }
    await trial.until(async () => (await trial.ready()).status === 200);
  });

  it.skipIf(!isRoot)("while the database's disk is full (needs root, for a disk of its own)", EACH, async () => {
    const refused: string[] = [];
    const faults = await trial.endure({
      // The database stores rows that fit into the tables' free room; the journal is on another disk.
      expected: { ...UNTOUCHED, admin: [200, 503, 507] },
      begin: async () => {
        await postgres.fill();
        await trial.until(async () => {
          const sent = await trial.form(refused, true, randomBytes(2400).toString("hex"));
          expect(sent.success).toBe(true);
          return (await readdir(path.join(data, "journal")).catch(() => [])).length > 0;
        });
      },
      end: () => postgres.empty(),
    });
    expect(faults).toEqual([]);
    for (const message of refused.slice(-2)) await trial.until(async () => (await trial.stored(message)) === 1);
  });

  it.each(["is down", "hangs"])("while the store of files %s", EACH, async (fault) => {
    const unmade = `/media/${fault === "hangs" ? 480 : 320}/${trial.picture}`;
    let answers: unknown[] = [];
    const ask = async (address: string) => {
      const { status, headers } = await fetch(trial.site.url + address, { signal: AbortSignal.timeout(MAX_STORE_LENGTH) });
      return [status, headers.get("retry-after")];
    };
    const faults = await trial.endure({
      expected: UNTOUCHED,
      begin: async () => {
        if (fault === "hangs") storeLine.delay = HOUR;
        else await store.stop();
        answers = await Promise.all([ask(unmade), ask(`/api/media/file/${trial.picture}`), trial.upload(`${fault}.png`)]);
      },
      end: async () => {
        if (fault === "hangs") storeLine.delay = 0;
        else await store.start();
      },
    });
    expect([answers, faults]).toEqual([[[503, "5"], [503, "5"], 503], []]);
    await trial.until(async () => (await ask(unmade))[0] === 200);
    expect(await trial.upload(`${fault}.png`)).toBe(201);
  });

  it("while the mail server and the webhook are down, and tells of everything afterwards", EACH, async () => {
    const faults = await trial.endure({
      expected: UNTOUCHED,
      begin: () => Promise.all([mails.stop(), hooks.stop()]),
      end: () => Promise.all([mails.start(), hooks.start()]),
    });
    expect(faults).toEqual([]);
    const { length } = hooks.taken;
    await trial.until(async () => hooks.taken.length >= Math.max(4, length) && mails.taken.length >= 4);
  });

  it.each(["/admin/collections/faqs/%zz", "/admin/globals/site/%", "/_next/%c0%af"])("never asks the admin for %s", async (address) => {
    expect((await fetch(trial.site.url + address)).status).toBe(400);
  });

  it.each([
    ["throws", 500, [200]],
    // Its process ends by that, and another one follows.
    ["throws when it has answered", 200, [200, 503]],
    ["hangs", null, [200]],
  ] as const)("while the admin %s", EACH, async (fault, status, saves) => {
    const controller = new AbortController();
    let answeredStatus: number | null = null;
    const faults = await trial.endure({
      expected: { ...UNTOUCHED, admin: [...saves] },
      begin: async () => {
        await trial.until(async () => (await fetch(`${trial.site.url}/admin/login`)).status === 200);
        const answer = fetch(`${trial.site.url}/admin/forgot?fault=${fault.replaceAll(" ", "-")}`, { signal: controller.signal }).then(
          (response) => (answeredStatus = response.status),
          () => null,
        );
        if (status !== null) await answer;
      },
      end: () => controller.abort(),
    });
    expect([answeredStatus, faults]).toEqual([status, []]);
  });
});
