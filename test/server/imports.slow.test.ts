import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cell } from "#cms/schema/data.ts";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";

/** Records of the file; without it only the way is tried, with a few. */
const ROWS = Number(process.env["IMPORT_ROWS"] ?? 0);
const FEW = 40;
/** How many times as long a page may take during an import. */
const SLOWER = 3;
/** Milliseconds between two requests, and for which the idle site is measured. */
const PAUSE = 20;
const IDLE = 15_000;
const PAGES = [
  "/",
  "/en",
  "/products",
  "/en/products",
  "/products/a9",
  "/en/products/v3",
  "/solutions",
  "/article",
  "/services/downloads",
  "/contact",
];

let folder: string;
let site: SiteProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-import-"));
  await copySeeded(folder);
  site = await siteProcess(folder, { DEMO: "on", REQUESTS_PER_MINUTE: "0" });
  await site.start();
  headers = await ownerHeaders(site.url);
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Asks pages one after the other until `until` ends; how long 95 of 100 took at most, in milliseconds. */
async function measureUntil<T>(until: Promise<T>): Promise<{ p95: number; worst: number; count: number; result: T }> {
  const end = new AbortController();
  void until.finally(() => end.abort()).catch(() => undefined);
  const times: number[] = [];
  for (let turn = 0; !end.signal.aborted; turn += 1) {
    const started = performance.now();
    const response = await fetch(site.url + PAGES[turn % PAGES.length]);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, worst: sorted.at(-1) ?? 0, count: times.length, result: await until };
}

/** The faults of the file before it is mended, by the number of the line. */
const FAULTS = new Map<number, [column: string, cell: string]>([
  [5, ["specs.weight", "6,2 g"]],
  [8, ["slug", "V3 BR 02"]],
  [13, ["series", "wirelss"]],
  [21, ["_status", "live"]],
  [22, ["code", "BULK-3"]],
  [30, ["specs.temperature", "85…−40"]],
  [40, ["released", "2026-02-30"]],
]);
/** The number of the first record's line. */
const FIRST_LINE = 2;

async function largeFile(rows: number, faults: typeof FAULTS = new Map()): Promise<File> {
  const [{ readTable }, { writeTable }] = await Promise.all([
    import("#cms/import-export/read-file.ts"),
    import("#cms/import-export/write-file.ts"),
  ]);
  const response = await fetch(`${site.url}/api/export/products?format=csv`, { headers });
  const { columns, lines } = await readTable("x.csv", new Uint8Array(await response.arrayBuffer()));
  const records = Array.from({ length: rows }, (_, index) => {
    const own = { slug: `bulk-${index}`, code: `BULK-${index}`, _status: "" };
    const wrong = faults.get(index + FIRST_LINE);
    return new Map<string, Cell>([...(lines[index % lines.length]?.cells ?? []), ...Object.entries(own), ...(wrong ? [wrong] : [])]);
  });
  return new File([(await writeTable("xlsx", columns, records)) as Uint8Array<ArrayBuffer>], "products.xlsx");
}

/** Brings a file, and begins to have it checked. */
async function bring(file: File): Promise<number> {
  const form = new FormData();
  form.set("collection", "products");
  form.set("file", file);
  const { authorization = "" } = headers;
  const answer = await fetch(`${site.url}/api/imports/check`, { method: "POST", headers: { authorization }, body: form });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: number }).id;
}

async function write(id: number): Promise<number> {
  return (await fetch(`${site.url}/api/imports/${id}/write`, { method: "POST", headers, body: "{}" })).status;
}

async function productCount(): Promise<number> {
  const answer = await fetch(`${site.url}/api/products/count?draft=true`, { headers });
  return ((await answer.json()) as { totalDocs: number }).totalDocs;
}

async function stateOf(id: number) {
  return (await (await fetch(`${site.url}/api/imports/${id}?depth=0`, { headers })).json()) as {
    state: string;
    report?: { bad: number; new: number; written: number; faults: { line: number; column: string }[] };
    content?: string;
  };
}

/** Waits until the import is in another state. */
async function after(id: number, state: string) {
  for (;;) {
    const now = await stateOf(id);
    if (now.state !== state) return now;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

describe("an import", () => {
  const rows = ROWS || FEW;

  it("with seven bad lines is told of all seven, and nothing of it goes in", async () => {
    const before = await productCount();
    const id = await bring(await largeFile(rows, FAULTS));
    const { state, report } = await after(id, "checking");
    expect({ state, ...report }).toMatchObject({ state: "checked", bad: 7, new: rows - 7, written: 0 });
    expect(report?.faults.map(({ line, column }) => [line, column])).toEqual([...FAULTS].map(([line, [column]]) => [line, column]));
    expect(await write(id)).toBe(409);
    expect(await productCount()).toBe(before);
  }, 600_000);

  it("goes in beside a site that goes on answering", async () => {
    const file = await largeFile(rows);
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    await measureUntil(pause(1000));
    const idle = await measureUntil(pause(ROWS ? IDLE : 500));

    const started = performance.now();
    const id = await bring(file);
    const checking = await measureUntil(after(id, "checking"));
    expect(checking.result).toMatchObject({ state: "checked", report: { bad: 0, new: rows, written: 0 } });
    expect(checking.result.content).toBeUndefined();
    const checked = performance.now() - started;
    expect(await write(id)).toBe(200);
    const writing = await measureUntil(after(id, "writing"));
    expect(writing.result).toMatchObject({ state: "written", report: { written: rows } });
    const time = performance.now() - started;
    if (!ROWS) return;
    const rounded = ({ p95, worst, count }: typeof idle) => ({ p95: p95.toFixed(1), worst: worst.toFixed(0), count });
    process.stdout.write(
      `${JSON.stringify({ rows, checked, written: time - checked, idle: rounded(idle), checking: rounded(checking), writing: rounded(writing) })}\n`,
    );
    expect(Math.max(checking.p95, writing.p95)).toBeLessThan(idle.p95 * SLOWER);
  }, 900_000);

  it("is written once, and by nobody who may not", async () => {
    const { docs } = (await (await fetch(`${site.url}/api/imports?limit=1`, { headers })).json()) as { docs: { id: number }[] };
    expect(await write(docs[0]?.id ?? 0)).toBe(409);
    expect((await fetch(`${site.url}/api/imports/1/write`, { method: "POST", body: "{}" })).status).toBe(401);
    expect((await fetch(`${site.url}/api/imports/1`)).status).toBe(401);
  });
});
