/**
 * `npm run bench`: requests per second of the site's pages beside a bare `node:http` server that sends as many bytes, in one
 * run on one machine. Only the ratios mean something: the machine is noisy.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const PATHS = ["/", "/en", "/products", "/products/v3", "/article", "/solutions/logistics", "/services/downloads", "/buy", "/locales/zh.json", "/healthz"];
/** Milliseconds that each address is asked for, after a warm-up of a quarter of that. */
const DURATION = 3000;
const CONCURRENCY = 8;
const PORT = 38_471;
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: "text/html", "user-agent": "Mozilla/5.0 bench" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

/** Requests per second that an address answers. */
async function rate(url: string, duration: number): Promise<number> {
  const end = performance.now() + duration;
  let answered = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await ask(url);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return answered / (duration / 1000);
}

async function measured(url: string): Promise<number> {
  await rate(url, DURATION / 4);
  return rate(url, DURATION);
}

/** Requests per second of a bare server with this many bytes. */
async function bareRate(bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes, "x");
  const server = createServer((_request, response) => response.end(body)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const result = await measured(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return result;
}

const dataDir = mkdtempSync(path.join(tmpdir(), "waymark-bench-"));
const site = spawn(process.execPath, ["server/main.ts"], {
  env: { ...process.env, NODE_ENV: "production", PORT: String(PORT), HOST: "127.0.0.1", DATA_DIR: dataDir, ADMIN: "off" },
  stdio: ["ignore", "ignore", "inherit"],
});
const base = `http://127.0.0.1:${PORT}`;
try {
  while (site.exitCode === null && (await ask(`${base}/readyz`).catch(() => 0)) === 0) await wait(250);
  console.log("address                      kB   site/s   bare/s   ratio");
  for (const address of PATHS) {
    const bytes = await ask(base + address);
    const [own, bare] = [await measured(base + address), await bareRate(bytes)];
    console.log(`${address.padEnd(26)} ${(bytes / 1000).toFixed(0).padStart(4)} ${own.toFixed(0).padStart(8)} ${bare.toFixed(0).padStart(8)} ${(bare / own).toFixed(1).padStart(7)}`);
  }
} finally {
  agent.destroy();
  site.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
