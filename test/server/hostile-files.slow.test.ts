import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { constants, setPriority, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answered, Asking } from "../hostile/ask.ts";
import { HOSTILE_FILES, type HostileFile } from "../hostile-kinds.ts";
import { copySeeded } from "../seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";
import { PASSWORD } from "../staff.ts";

/** An expression for those that are tried alone, by kind and name, for whoever looks into some. */
const ONLY = new RegExp(process.env["HOSTILE"] ?? "");
const FILES = HOSTILE_FILES.filter(({ kind, name }) => ONLY.test(`${kind}/${name}`));
const AT_ONCE = 4;
/** Milliseconds after which somebody is taken to be never answered; what is measured is told. */
const HANG = 240_000;
const ANSWERED = 120_000;
/** Milliseconds between two looks, and two requests of those who have nothing to do with the files. */
const PAUSE = 100;
/** Bytes that all processes may hold together. */
const MAX_MEMORY = 1e9;
const SHEET = /\.(?:csv|xlsx|json|zip)$/i;

let folder: string;
let site: SiteProcess;
/** The headers of each account that brings files, and of the one that does its work meanwhile. */
let bringers: Record<string, string>[];
let colleague: Record<string, string>;

/** Where the bytes of a file lie. To make them takes seconds of this process, in which it could not tell when an answer comes. */
const bytesAt = (file: HostileFile) => path.join(folder, "hostile", String(FILES.indexOf(file)));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-hostile-"));
  await mkdir(path.join(folder, "hostile"));
  for (const file of FILES) await writeFile(bytesAt(file), await file.bytes());
  await copySeeded(folder);
  site = await siteProcess(folder, { ADMIN: "on", DEMO: "on", REQUESTS_PER_MINUTE: "0", NODE_OPTIONS: "" });
  await site.start();
  // Those who bring files have machines of their own: what this process does for them leaves the processor to the site.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const { child } = site;
  child().stderr?.resume();
  child().stdout?.resume();
  const owner = await ownerHeaders(site.url);
  await until(async () => (await fetch(`${site.url}/admin/login`, { headers: { accept: "text/html" } })).status === 200);
  // What is read once, such as what the search is made of, is not what is measured.
  for (const address of ["/en/products", "/en/search?q=tracker"]) await (await fetch(site.url + address)).arrayBuffer();
  const accounts = await Promise.all(Array.from({ length: AT_ONCE + 1 }, (_, index) => account(owner, `editor${index}`)));
  [colleague, ...bringers] = accounts as [Record<string, string>, ...Record<string, string>[]];
}, 600_000);
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + HANG;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Not so within ${HANG} ms: ${holds}`);
    await pause(PAUSE);
  }
}

async function account(owner: Record<string, string>, name: string): Promise<Record<string, string>> {
  const email = `${name}@example.com`;
  const body = JSON.stringify({ email, password: PASSWORD, name, role: "editor" });
  expect((await fetch(`${site.url}/api/users`, { method: "POST", headers: owner, body })).status).toBe(201);
  const signedIn = await fetch(`${site.url}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return { authorization: `JWT ${((await signedIn.json()) as { token: string }).token}`, "accept-language": "en" };
}

/** What is wrong with how a file was answered; null where it was taken, or refused with a sentence. */
type Verdict = string | null;

function verdictOf(status: number, message: unknown): Verdict {
  if (status >= 200 && status < 300) return null;
  const isSaid = typeof message === "string" && /[.。…]["”]?$/.test(message.trim()) && message.length > 10;
  return status >= 400 && status < 500 && isSaid ? null : `${status} ${JSON.stringify(message)}`;
}

async function answerOf(response: Response): Promise<{ status: number; body: Record<string, unknown>; message: unknown }> {
  const words = await response.text();
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(words) as Record<string, unknown>;
  } catch {
    return { status: response.status, body, message: words.slice(0, 200) };
  }
  return { status: response.status, body, message: (body["errors"] as { message: string }[] | undefined)?.[0]?.message };
}

/** Uploads a file as the desk does; of a picture that is taken, a size is asked for as a visitor's browser does. */
async function upload(name: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Verdict> {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  form.set("_payload", JSON.stringify({ alt: "a file" }));
  const response = await fetch(`${site.url}/api/media`, { method: "POST", headers, body: form, signal: AbortSignal.timeout(HANG) });
  const { status, message, body } = await answerOf(response);
  const stored = (body["doc"] as { filename?: string } | undefined)?.filename;
  if (stored && /\.(?:avif|webp|png|jpe?g|gif)$/i.test(stored)) {
    const accept = { accept: "image/avif,image/webp,*/*", ...headers };
    const sized = await fetch(`${site.url}/media/360/${encodeURIComponent(stored)}`, {
      headers: accept,
      signal: AbortSignal.timeout(HANG),
    });
    await sized.arrayBuffer();
    if (sized.status >= 500) return `its size: ${sized.status}`;
  }
  return verdictOf(status, message);
}

/** Offers a file to the import, by itself or beside a sheet that names it, and has it written where it can be. */
async function bring(name: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Verdict> {
  const form = new FormData();
  form.set("collection", "products");
  if (SHEET.test(name)) form.set("file", new File([bytes], name));
  else {
    form.set("file", new File([`code,name,pictures\r\n${randomUUID().slice(0, 8)},甲,a.${name.split(".").at(-1)}\r\n`], "products.csv"));
    form.set(
      "pictures",
      new File(
        [zipSync({ [`a.${name.split(".").at(-1)}`]: bytes, "b.txt": strToU8("b") }, { level: 0 }) as Uint8Array<ArrayBuffer>],
        "pictures.zip",
      ),
    );
  }
  const response = await fetch(`${site.url}/api/imports/check`, { method: "POST", headers, body: form, signal: AbortSignal.timeout(HANG) });
  const { status, message, body } = await answerOf(response);
  const { id } = body as { id?: number };
  if (status !== 200 || !id) return verdictOf(status, message);
  const checked = await after(id, "checking", headers);
  if (checked.state !== "checked") return refusalOf(checked);
  const json = { ...headers, "content-type": "application/json" };
  const write = await fetch(`${site.url}/api/imports/${id}/write`, { method: "POST", headers: json, body: '{"onlyGood":true}' });
  const asked = await answerOf(write);
  if (asked.status !== 200) return verdictOf(asked.status, asked.message);
  const written = await after(id, "writing", headers);
  return written.state === "written" ? null : refusalOf(written);
}

interface Import {
  state: string;
  report?: { refusal?: string };
}

function refusalOf({ state, report }: Import): Verdict {
  return state === "failed" ? verdictOf(400, report?.refusal) : `the import is ${state}`;
}

async function after(id: number, state: string, headers: Record<string, string>): Promise<Import> {
  const deadline = performance.now() + HANG * 2;
  for (;;) {
    const response = await fetch(`${site.url}/api/imports/${id}?depth=0&select[state]=true&select[report]=true`, { headers });
    const found = (await response.json()) as Import;
    if (found.state !== state || performance.now() > deadline) return found;
    await pause(PAUSE);
  }
}

/** The processes that the site has begun, and itself. */
function family(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
    return [pid, ...children.flatMap(family)];
  } catch {
    return [];
  }
}

/** Bytes that a process holds: of what several hold together its part, where the system tells. */
function memoryOf(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function nameOf(pid: number): string {
  try {
    const [, script = ""] = /([\w-]+)\.ts/.exec(readFileSync(`/proc/${pid}/cmdline`, "utf8")) ?? [];
    return script;
  } catch {
    return "";
  }
}

/** What those felt who had nothing to do with the files. */
interface Felt extends Answered {
  /** Bytes of all processes at most, and which they were. */
  memory: number;
  of: string;
}

/** Lets a colleague and a visitor work while files come, and looks at all processes. */
async function watched(during: () => Promise<void>): Promise<Felt> {
  const felt = { memory: 0, of: "" };
  const over = new AbortController();
  const workerData: Asking = { url: site.url, colleague, pauseMs: PAUSE, hangMs: HANG, answeredMs: ANSWERED };
  const others = new Worker(new URL("../hostile/ask.ts", import.meta.url), { workerData });
  const answered = once(others, "message") as Promise<[Answered]>;
  const looking = async () => {
    while (!over.signal.aborted) {
      const each = family(site.child().pid ?? 0).map((pid) => [nameOf(pid), memoryOf(pid)] as const);
      const memory = each.reduce((sum, [, bytes]) => sum + bytes, 0);
      if (memory > felt.memory) {
        felt.memory = memory;
        felt.of = each.map(([name, bytes]) => `${name} ${Math.round(bytes / 1e6)}`).join(", ");
      }
      await pause(PAUSE);
    }
  };
  const looks = looking();
  await during().finally(() => {
    over.abort();
    others.postMessage("over", []);
  });
  await looks;
  return { ...felt, ...(await answered)[0] };
}

const WAYS = { desk: upload, import: bring } as const;

/** The files that were not answered well, each with what was wrong. */
async function offered(way: keyof typeof WAYS, files: readonly HostileFile[], atOnce: number): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...files];
  const bringer = async (headers: Record<string, string>) => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const begun = performance.now();
      const verdict = await WAYS[way](file.name, await readFile(bytesAt(file)), headers).catch((error: unknown) => String(error));
      const took = Math.round(performance.now() - begun);
      if (process.env["HOSTILE_LOG"]) process.stdout.write(`${way} ${file.kind}/${file.name.slice(0, 40)} ${took} ms ${verdict ?? ""}\n`);
      if (verdict !== null) faults.push(`${file.kind}/${file.name.slice(0, 80)}, after ${took} ms: ${verdict}`);
    }
  };
  await Promise.all(bringers.slice(0, atOnce).map(bringer));
  return faults;
}

describe("hostile files", () => {
  it("are many, of many kinds", () => {
    expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(HOSTILE_FILES.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
  });

  it.each([
    ["desk", 1],
    ["desk", AT_ONCE],
    ["import", AT_ONCE],
    ["import", 1],
  ] as const)(
    "at the %s, %s at once, are taken or refused by word, and nobody else feels it",
    { timeout: 3_600_000 },
    async (way, atOnce) => {
      const [own, ...others] = family(site.child().pid ?? 0);
      const desk = others.find((pid) => nameOf(pid) === "process");
      let faults: string[] = [];
      const felt = await watched(async () => {
        faults = await offered(way, FILES, atOnce);
      });
      const { memory, of, ...times } = felt;
      process.stdout.write(
        `${way}, ${atOnce} at once, ${FILES.length} files: the desk answers others within ${Math.round(times.desk)} ms, the site within ${Math.round(times.site)} ms; ${Math.round(memory / 1e6)} MB at most (${of})\n`,
      );
      expect(faults).toEqual([]);
      expect(felt.faults).toEqual([]);
      expect(family(site.child().pid ?? 0)).toEqual(expect.arrayContaining([own, desk]));
      expect(memory).toBeLessThan(MAX_MEMORY);
    },
  );
});
