import { randomBytes } from "node:crypto";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";
import { toldTo, webhookReceiver } from "../receivers.ts";
import { copyEmpty } from "../seeded.ts";
import { siteProcess } from "../site-process.ts";
import { EACH, folder, isRoot, Trial, UNTOUCHED } from "../trial.ts";
import { SLOW } from "../slow.ts";

describe("a site on SQLite goes on, and needs no restart afterwards,", () => {
  let data: string;
  let clock: string;
  let hooks: Awaited<ReturnType<typeof webhookReceiver>>;
  let trial: Trial;

  beforeAll(async () => {
    data = await folder();
    // A disk of its own, which can be filled.
    if (isRoot) execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m", "none", data]);
    await copyEmpty(data);
    const preload = `--import ${path.resolve("test/jumping-clock.mjs")}`;
    hooks = await webhookReceiver();
    clock = path.join(await folder(), "clock");
    trial = new Trial(await siteProcess(data, { NODE_OPTIONS: preload, CLOCK_FILE: clock, ...toldTo(hooks) }));
    await trial.begin();
  });
  afterAll(async () => {
    await trial?.site.kill();
    await hooks?.stop();
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
    const { length: webhookCount } = hooks.taken;
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
        // A job due again in five seconds does not wait for a day.
        await hooks.start();
        await trial.until(async () => hooks.taken.length > webhookCount);
      },
      end: async () => {
        await set(0);
        if (milliseconds > 0) await hooks.start();
      },
    });
    expect(faults).toEqual([]);
    await trial.until(async () => hooks.taken.length >= webhookCount + 5);
  });

  it("while another process has locked the file", { ...EACH, ...SLOW }, async () => {
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
    const metrics = await metricsOf(trial.site.url);
    expect(figure(metrics, "waymark_submissions_total", 'form="messages",kept="journal"')).toBeGreaterThan(0);
  });

  it.skipIf(!isRoot)("while the disk is full (needs root, for a disk of its own)", EACH, async () => {
    const filler = path.join(data, "filler");
    const accepted: string[] = [];
    let shown = "";
    let refused: unknown[] = [];
    const faults = await trial.endure({
      // The database stores rows that fit into the file's free room and refuses others; it stores nothing by half.
      expected: { ...UNTOUCHED, form: ["taken", 503], admin: [200, 507] },
      begin: async () => {
        const { bavail, bsize } = await statfs(data);
        await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
        // A picture that can be made is shown, even if it cannot be kept.
        const picture = await fetch(`${trial.site.url}/media/720/${trial.picture}`, { headers: { accept: "image/webp" } });
        shown = `${picture.status} ${picture.headers.get("content-type")}`;
        await trial.until(async () => (await trial.form(accepted, true, "长".repeat(4000))).status === 503);
        refused = [await trial.upload("full.png"), await trial.bring(`question\n${randomBytes(500_000).toString("base64")}`)];
      },
      end: () => rm(filler),
    });
    expect([faults, shown]).toEqual([[], "200 image/webp"]);
    expect(refused).toEqual([507, { status: 507, text: expect.stringMatching(/磁盘已满|disk is full/) as string }]);
    for (const message of accepted.slice(-3)) expect(await trial.stored(message)).toBe(1);
  });

  it("has the metrics that the dashboard shows", async () => {
    const metrics = await metricsOf(trial.site.url);
    const exported = new Set(Array.from(metrics.matchAll(/^# TYPE (\w+)/gm), ([, name = ""]) => name));
    const { panels } = JSON.parse(await readFile("deploy/grafana/waymark.json", "utf8")) as { panels: { targets: { expr: string }[] }[] };
    const queried = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:waymark|http|nodejs|process)_\w+/g) ?? []),
    );
    expect(queried.length).toBeGreaterThan(15);
    expect(queried.map((name) => name.replace(/_(?:bucket|count)$/, "")).filter((name) => !exported.has(name))).toEqual([]);
    expect(Array.from(exported).filter((name) => name.startsWith("waymark_") && !queried.includes(name))).toEqual([]);
    expect(figure(metrics, "waymark_notices_total", 'channel="webhook",outcome="sent"')).toBeGreaterThan(0);
    expect(figure(metrics, "waymark_page_cache_bytes")).toBeGreaterThan(10_000);
    // Labels stand in the order in which they were first given.
    const labels = ['method="GET"', 'status="200"', 'kind="page"', 'cache="hit"'];
    const counts = metrics.split("\n").filter((line) => line.startsWith("http_request_duration_seconds_count{"));
    const hits = counts.find((line) => labels.every((label) => line.includes(label)));
    expect(Number(hits?.split(" ").at(-1))).toBeGreaterThan(0);
  });
});

async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** A figure of the metrics; 0 when there is none. */
function figure(metrics: string, name: string, labels?: string): number {
  const line = metrics.split("\n").find((candidate) => candidate.startsWith(labels ? `${name}{${labels}} ` : `${name} `));
  return Number(line?.split(" ").at(-1) ?? 0);
}
