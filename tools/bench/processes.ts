/** The processes that are measured, the site and a bare server that sends the same bytes; load on one, and an answer as it comes over the line. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import autocannon from "autocannon";
import { copySeeded } from "../../test/seeded.ts";
import { ROOT, SERVER, SERVER_ENV } from "../lib/steps.mjs";

export interface Process {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it said that it was ready. */
  readyAfter: number;
  /** Milliseconds of CPU that it has used so far; NaN where the system does not tell. */
  cpu: () => number;
  /** Bytes that it holds in memory; NaN where the system does not tell. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Milliseconds between two looks at a process, of CPU that an idle one uses in between, and looks at an idle one that are enough. */
const LOOK = 500;
const IDLE = 20;
const IDLE_LOOKS = 4;
/** Milliseconds in a tick of `/proc`: Linux counts processes' time in hundredths of a second. */
const TICK = 10;
/** Bytes in a page of memory. */
const PAGE = 4096;
/** Where user and system time, and resident pages, stand in `/proc/{pid}/stat`, counted behind the command's name. */
const STAT = { user: 11, system: 12, resident: 21 };

/**
 * Starts the built site on a copy of the demonstration content.
 * @param env settings that differ from the defaults
 * @param prepare fills the data folder; the demonstration content unless given
 * @param root the checkout whose build is started
 */
export async function startSite(env: Record<string, string> = {}, prepare = copySeeded, root = ROOT): Promise<Process> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-bench-"));
  await prepare(folder);
  const environment = {
    ...SERVER_ENV,
    NODE_ENV: "production",
    PORT: "0",
    HOST: "127.0.0.1",
    ADMIN: "off",
    DATA_DIR: folder,
    NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
    ...env,
  };
  const site = await startProcess(SERVER, /is ready at (http:\S+)/, environment, root);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the build of another checkout, which puts its own demonstration content in. */
export function startOther(root: string, env: Record<string, string> = {}): Promise<Process> {
  return startSite(env, async () => undefined, root);
}

/** Waits for the work after a site's start: prewarmed pages, the search index. Until then both share the core. */
export async function warmUp(site: Process): Promise<void> {
  for (let before = site.cpu(), idle = 0; idle < IDLE_LOOKS;) {
    await pause(LOOK);
    const after = site.cpu();
    idle = after - before <= IDLE ? idle + 1 : 0;
    before = after;
  }
}

/** A bare `node:http` server that answers everything with these bytes and headers. */
export function startBare(body: Buffer, headers: Record<string, string>): Promise<Process> {
  const program = `
    const { createServer } = require("node:http");
    const body = Buffer.from(process.env.BODY, "base64");
    const headers = JSON.parse(process.env.HEADERS);
    const server = createServer((request, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => console.log("ready at http://127.0.0.1:" + server.address().port));
  `;
  return startProcess(["--eval", program], /ready at (http:\S+)/, { BODY: body.toString("base64"), HEADERS: JSON.stringify(headers) });
}

async function startProcess(args: string[], ready: RegExp, env: Record<string, string>, cwd = ROOT): Promise<Process> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  const url = await readyAt(child, ready);
  const stat = () => statOf(child.pid ?? 0);
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - start,
    cpu: () => (stat().user + stat().system) * TICK,
    memory: () => stat().resident * PAGE,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function readyAt(child: ChildProcess, ready: RegExp): Promise<string> {
  if (!child.stdout) throw new Error("The process has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = ready.exec(line) ?? [];
    if (!url) continue;
    // Later output is read and dropped, or the process would wait for a reader.
    child.stdout.resume();
    return url;
  }
  throw new Error("The process ended before it was ready");
}

function statOf(pid: number): { user: number; system: number; resident: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").map(Number) ?? [];
    return { user: fields[STAT.user] ?? NaN, system: fields[STAT.system] ?? NaN, resident: fields[STAT.resident] ?? NaN };
  } catch {
    return { user: NaN, system: NaN, resident: NaN };
  }
}

export interface Load {
  /** Answers in a second. */
  rate: number;
  /** Milliseconds of the server's CPU for an answer. */
  cpu: number;
  /** Milliseconds until the answer, for half and for 99 % of the requests. */
  p50: number;
  p99: number;
  answers: number;
  /** Requests without an answer, or with one of 500 and above. */
  failed: number;
}

/** Connections that ask at the same time, unless said otherwise. */
const CONNECTIONS = 32;

/** A visitor's browser, as far as answers depend on it. */
export const BROWSER = {
  accept: "text/html",
  "accept-encoding": "gzip, deflate, br",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
};

interface Request {
  paths: string[];
  headers?: Record<string, string>;
  connections?: number;
}

/** Asks for addresses in turn, for a number of seconds or a number of requests, and measures. */
export async function load(
  server: Process,
  { paths, headers = {}, connections = CONNECTIONS }: Request,
  length: { seconds: number } | { amount: number },
): Promise<Load> {
  const before = server.cpu();
  const result = await autocannon({
    url: server.url,
    connections,
    headers: { ...BROWSER, ...headers },
    requests: paths.map((path) => ({ method: "GET", path })),
    ...("seconds" in length ? { duration: length.seconds } : { amount: length.amount }),
  });
  const answers = result.requests.total;
  return {
    rate: answers / result.duration,
    cpu: (server.cpu() - before) / answers,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers,
    failed: result.errors + result["5xx"],
  };
}

interface Answer {
  /** As it was sent, still packed. */
  body: Buffer;
  headers: Record<string, string>;
  /** Unpacked. */
  text: string;
}

/** Headers that belong to one connection, or to one moment. */
const OF_THE_CONNECTION = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Asks for an address as a browser does. */
export function answerOf(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...BROWSER, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers["content-encoding"] ?? ""];
        const sent = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
        resolve({
          body,
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          text: (unpack && body.length > 0 ? unpack(body) : body).toString(),
        });
      });
    }).on("error", reject);
  });
}
