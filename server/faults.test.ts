import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../test/postgres.ts";
import { mailServer, webhookReceiver } from "../test/receivers.ts";
import { ownerHeaders, siteProcess } from "../test/site-process.ts";
import { startStore, type Store } from "../test/store.ts";
import { slowLine, type SlowLine } from "../test/slow-line.ts";
import { AWAY, Trial, UNTOUCHED } from "../test/trial.ts";

const EACH = { timeout: 180_000 };
const HOUR = 3_600_000;
/** Only root can mount disks that can be filled. */
const isRoot = process.getuid?.() === 0;
/** Megabytes of PostgreSQL's disk: what it begins with, and some work. */
const DISK = 200;

/** The settings by which leads are told to a receiver. */
function toldTo({ url }: { url: string }) {
  return { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_FORMAT: "standard", LEADS_WEBHOOK_SECRET: "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==" };
}

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
  let store: Store;
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
    });
    trial = new Trial(site);
    await trial.begin();
    locker = new Client({ connectionString: direct });
    locker.on("error", () => undefined);
  });
  afterAll(async () => {
    await trial?.site.kill();
    line?.close();
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
        await locker.query("begin; lock table messages, leads, faqs in exclusive mode");
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
      // What has room in the tables as they are can be stored; the journal is on another disk.
      expected: { ...UNTOUCHED, admin: [200, 503] },
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

  it("while the store of files is down", EACH, async () => {
    const unmade = `/media/320/${trial.picture}`;
    const seen: unknown[] = [];
    const ask = async (address: string) => {
      const { status, headers } = await fetch(trial.site.url + address);
      return [status, headers.get("retry-after")];
    };
    const faults = await trial.endure({
      expected: UNTOUCHED,
      begin: async () => {
        await store.stop();
        seen.push(await ask(unmade), await ask(`/api/media/file/${trial.picture}`), [await trial.upload("while-away.png"), null]);
      },
      end: () => store.start(),
    });
    expect([seen, faults]).toEqual([
      [
        [503, "5"],
        [503, "5"],
        [503, null],
      ],
      [],
    ]);
    await trial.until(async () => (await ask(unmade))[0] === 200);
    expect(await trial.upload("while-away.png")).toBe(201);
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
  let data: string;
  let clock: string;
  let hooks: Awaited<ReturnType<typeof webhookReceiver>>;
  let collector: Awaited<ReturnType<typeof webhookReceiver>>;
  let trial: Trial;

  beforeAll(async () => {
    data = await folder();
    // A disk of its own, which can be filled.
    if (isRoot) execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m", "none", data]);
    const preload = `--import ${path.resolve("test/jumping-clock.mjs")}`;
    hooks = await webhookReceiver();
    clock = path.join(await folder(), "clock");
    collector = await webhookReceiver();
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "100" };
    trial = new Trial(await siteProcess(data, { NODE_OPTIONS: preload, CLOCK_FILE: clock, ...toldTo(hooks), ...traces }));
    await trial.begin();
  });
  afterAll(async () => {
    await trial?.site.kill();
    await Promise.all([hooks?.stop(), collector?.stop()]);
    if (isRoot) execFileSync("umount", ["-l", data]);
  });

  it.each([
    ["ahead by an hour", HOUR],
    ["back by a day", -24 * HOUR],
  ])("while the clock is %s, and tells of what came meanwhile", EACH, async (_jump, milliseconds) => {
    const set = async (ahead: number) => {
      await writeFile(clock, String(ahead));
      trial.site.child().kill("SIGUSR1");
    };
    const { length: told } = hooks.taken;
    const failed = async () => figure(await metricsOf(trial.site.url), "waymark_notices_total", 'channel="webhook",outcome="failed"');
    const faults = await trial.endure({
      expected: UNTOUCHED,
      begin: async () => {
        const before = await failed();
        await hooks.stop();
        await trial.form([], true);
        await trial.until(async () => (await failed()) > before);
        await set(milliseconds);
        if (milliseconds > 0) return;
        // What is to be tried again in five seconds does not wait for a day.
        await hooks.start();
        await trial.until(async () => hooks.taken.length > told);
      },
      end: async () => {
        await set(0);
        if (milliseconds > 0) await hooks.start();
      },
    });
    expect(faults).toEqual([]);
    await trial.until(async () => hooks.taken.length >= told + 5);
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

  it("has the metrics that the dashboard shows", async () => {
    const told = await metricsOf(trial.site.url);
    const known = new Set(Array.from(told.matchAll(/^# TYPE (\w+)/gm), ([, name = ""]) => name));
    const { panels } = JSON.parse(await readFile("deploy/grafana/waymark.json", "utf8")) as { panels: { targets: { expr: string }[] }[] };
    const asked = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:waymark|http|nodejs|process)_\w+/g) ?? []),
    );
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.map((name) => name.replace(/_(?:bucket|count)$/, "")).filter((name) => !known.has(name))).toEqual([]);
    // The file was locked a while ago.
    expect(figure(told, "waymark_submissions_total", 'form="messages",kept="journal"')).toBeGreaterThan(0);
    expect(figure(told, "waymark_notices_total", 'channel="webhook",outcome="sent"')).toBeGreaterThan(0);
    expect(figure(told, "waymark_page_cache_bytes")).toBeGreaterThan(10_000);
    expect(told).toMatch(/^http_request_duration_seconds_count\{method="GET",status="200",kind="page",cache="hit"\} [1-9]/m);
  });

  it("traces requests, and what is done for them", async () => {
    await trial.form([], false);
    const spans = () => collector.taken.flatMap(({ body }) => spansIn(JSON.parse(body)));
    await trial.until(async () => spans().some(({ name }) => name === "store a submission"));
    const { traceId } = spans().findLast(({ name }) => name === "store a submission") ?? {};
    await trial.until(async () => spans().some((span) => span.traceId === traceId && span.name === "POST form"));
    expect(
      spans()
        .filter((span) => span.traceId === traceId)
        .map(({ name }) => name),
    ).toContain("count messages");
    expect(collector.taken.map(({ body }) => body).join()).not.toContain("ana@example.com");
  });
});

async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** A figure of the metrics; 0 when there is none. */
function figure(told: string, name: string, labels?: string): number {
  const line = told.split("\n").find((candidate) => candidate.startsWith(labels ? `${name}{${labels}} ` : `${name} `));
  return Number(line?.split(" ").at(-1) ?? 0);
}

interface Span {
  name: string;
  traceId: string;
}

/** The spans of what was sent over OTLP. */
function spansIn({ resourceSpans }: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }): Span[] {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
