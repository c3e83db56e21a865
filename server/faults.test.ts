import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../test/postgres.ts";
import { mailServer, webhookReceiver } from "../test/receivers.ts";
import { siteProcess } from "../test/site-process.ts";
import { slowLine, type SlowLine } from "../test/slow-line.ts";
import { AWAY, Trial, UNTOUCHED } from "../test/trial.ts";

const EACH = { timeout: 180_000 };

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "waymark-faults-"));
  folders.push(made);
  return made;
}
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))));

describe.skipIf(!postgresPrograms())("a site on PostgreSQL goes on, and needs no restart afterwards,", () => {
  let postgres: TestPostgres;
  let line: SlowLine;
  let locker: Client;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  let hooks: Awaited<ReturnType<typeof webhookReceiver>>;
  let trial: Trial;

  beforeAll(async () => {
    [postgres, mails, hooks] = await Promise.all([startPostgres(), mailServer(), webhookReceiver()]);
    const direct = await postgres.database();
    const address = new URL(direct);
    line = await slowLine(Number(address.port));
    address.port = String(line.port);
    const site = await siteProcess(await folder(), {
      DATABASE_URL: address.href,
      ADMIN: "on",
      NODE_OPTIONS: `--import ${path.resolve("test/broken-next.mjs")}`,
      SMTP_URL: mails.url,
      LEADS_TO: "sales@example.com",
      LEADS_WEBHOOK_URL: hooks.url,
      LEADS_WEBHOOK_FORMAT: "standard",
      LEADS_WEBHOOK_SECRET: "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==",
    });
    trial = new Trial(site);
    await trial.begin();
    locker = new Client({ connectionString: direct });
    locker.on("error", () => undefined);
  });
  afterAll(async () => {
    await trial?.site.kill();
    line?.close();
    await Promise.all([postgres?.stop(), mails?.stop(), hooks?.stop()]);
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
        await locker.query("begin; lock table messages, leads, faqs in exclusive mode");
      },
      end: () => locker.end(),
    });
    expect(faults).toEqual([]);
  });

  it("while the database is down", EACH, async () => {
    expect(await trial.endure({ expected: AWAY, begin: () => postgres.crash(), end: () => postgres.revive() })).toEqual([]);
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
    ["throws", 500],
    ["throws when it has answered", 200],
    ["hangs", null],
  ] as const)("while the admin %s", EACH, async (fault, status) => {
    const asked = new AbortController();
    let answered: number | null = null;
    const faults = await trial.endure({
      expected: UNTOUCHED,
      begin: async () => {
        await trial.until(async () => (await fetch(`${trial.site.url}/admin/login`)).status === 200);
        const answer = fetch(`${trial.site.url}/admin/login?fault=${fault.replaceAll(" ", "-")}`, { signal: asked.signal }).then(
          (response) => (answered = response.status),
          () => null,
        );
        if (status !== null) await answer;
      },
      end: () => asked.abort(),
    });
    expect([answered, faults]).toEqual([status, []]);
  });
});

describe("a site on SQLite goes on, and needs no restart afterwards,", () => {
  const isRoot = process.getuid?.() === 0;
  let data: string;
  let trial: Trial;

  beforeAll(async () => {
    data = await folder();
    // A disk of its own, which can be filled.
    if (isRoot) execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m", "none", data]);
    trial = new Trial(await siteProcess(data));
    await trial.begin();
  });
  afterAll(async () => {
    await trial?.site.kill();
    if (isRoot) execFileSync("umount", ["-l", data]);
  });

  it("while another process has locked the file", EACH, async () => {
    const script = `import { DatabaseSync } from "node:sqlite";
      const db = new DatabaseSync(process.argv[1]);
      db.exec("pragma busy_timeout = 5000; begin immediate");
      console.log("locked");
      process.stdin.once("data", () => process.exit(0));`;
    const holder = spawn(process.execPath, ["--input-type=module", "-e", script, path.join(data, "waymark.db")], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const faults = await trial.endure({
      expected: { ...UNTOUCHED, admin: [503] },
      begin: () => once(createInterface({ input: holder.stdout }), "line"),
      end: async () => {
        holder.stdin.write("go\n");
        await once(holder, "exit");
      },
    });
    expect(faults).toEqual([]);
  });

  it.skipIf(!isRoot)("while the disk is full (needs root, for a disk of its own)", EACH, async () => {
    const filler = path.join(data, "filler");
    const taken: string[] = [];
    let shown = "";
    const faults = await trial.endure({
      // What has room in the file as it is can be stored; what has none is refused, and nothing is half stored.
      expected: { ...UNTOUCHED, form: ["taken", 503], admin: [200, 503] },
      begin: async () => {
        const { bavail, bsize } = await statfs(data);
        await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
        // A picture that can be made is shown, even if it cannot be kept.
        const picture = await fetch(`${trial.site.url}/media/640/${trial.picture}`, { headers: { accept: "image/webp" } });
        shown = `${picture.status} ${picture.headers.get("content-type")}`;
        await trial.until(async () => (await trial.form(taken, true, "长".repeat(4000))).status === 503);
      },
      end: () => rm(filler),
    });
    expect([faults, shown]).toEqual([[], "200 image/webp"]);
    for (const message of taken.slice(-3)) expect(await trial.stored(message)).toBe(1);
  });
});
