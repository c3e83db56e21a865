import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attack } from "../hostile/attack.ts";
import { copySeeded } from "../seeded.ts";
import { siteProcess, type SiteProcess } from "../site-process.ts";

/** Requests that are sent. `HOSTILE_REQUESTS=20000` goes the long way, `HOSTILE_SEED` another one. */
const COUNT = Number(process.env["HOSTILE_REQUESTS"] ?? 800);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_122);
/** How `npm start` runs the server (`tools/lib/steps.mjs`): with these it keeps less memory that it does not need. */
const FLAGS = { NODE_OPTIONS: "--max-semi-space-size=8" };
/** Answers that are dropped, one after the other: more than there may be bundles underway. */
const DROPPED = 8;
/** Milliseconds for each request, at the worst. */
const EACH = 150;
/** Bytes of memory that may have come to stay beside what the process keeps of pages. */
const GROWTH = 200 * 1024 * 1024;

describe("the site itself, with its content,", () => {
  let folder: string;
  let site: SiteProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "waymark-hostile-"));
    await copySeeded(folder);
    site = await siteProcess(folder, { REQUESTS_PER_MINUTE: "0", ...FLAGS });
    await site.start();
  });
  afterAll(async () => {
    await site?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it(`answers ${COUNT} hostile requests below 500 and in time`, { timeout: 60_000 + COUNT * EACH }, async () => {
    const port = Number(new URL(site.url).port);
    // The first paper takes longer: what sets it is loaded then.
    for (const paper of ["datasheet.pdf", "documents.zip"]) await (await fetch(`${site.url}/products/v3/${paper}`)).arrayBuffer();
    // By then it has what it keeps of pages and of its own code.
    await attack(port, SEED + 1, COUNT / 2);
    const before = site.memory();
    const { faults, slowest } = await attack(port, SEED, COUNT);
    expect(faults).toEqual([]);
    const growth = site.memory() - before;
    expect(growth).toBeLessThan(GROWTH);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    console.log(`The site: ${COUNT} requests, the slowest answer took ${slowest} ms, memory grew by ${growth} bytes`);
  });

  it.skipIf(!existsSync("/proc/self/fd"))(
    "holds nothing open for answers that nobody reads, and sends the next one",
    { timeout: 60_000 },
    async () => {
      const film = `${site.url}/api/media/file/v3-fuel-cut.mp4`;
      const held = () => readdirSync(`/proc/${site.child().pid}/fd`).filter((number) => leadsTo(number).endsWith(".mp4")).length;
      const leadsTo = (number: string) => {
        try {
          return readlinkSync(`/proc/${site.child().pid}/fd/${number}`);
        } catch {
          return "";
        }
      };
      const whole = new Uint8Array(await (await fetch(film)).arrayBuffer());
      const part = await fetch(film, { headers: { range: "bytes=5-14" } });
      expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 5-14/${whole.length}`]);
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(5, 15));
      for (let count = 0; count < DROPPED; count += 1) {
        const head = await fetch(film, { method: "HEAD" });
        expect([head.status, head.headers.get("content-length"), head.headers.get("content-type")]).toEqual([
          200,
          `${whole.length}`,
          "video/mp4",
        ]);
        const left = await fetch(film);
        await left.body?.cancel();
        await (await fetch(`${site.url}/products/v3/documents.zip`, { method: "HEAD" })).text();
      }
      await expect.poll(held).toBe(0);
      const papers = await fetch(`${site.url}/products/v3/documents.zip`);
      expect(papers.status).toBe(200);
      await papers.arrayBuffer();
    },
  );

  it.each([
    ["foo=0-1", 200],
    ["bytes=abc", 200],
    ["bytes=5-2", 200],
    ["bytes=0-1,5-2", 200],
    ["bytes=", 200],
    ["bytes=99999999999-", 416],
    ["bytes=0-1, 5-9", 206],
    ["bytes=-10", 206],
  ])("answers a file of which the range %j is asked for with %i", async (range, status) => {
    const film = `${site.url}/api/media/file/v3-fuel-cut.mp4`;
    const size = (await fetch(film, { method: "HEAD" })).headers.get("content-length");
    const answer = await fetch(film, { headers: { range } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    expect([answer.status, status === 200 && String(bytes)]).toEqual([status, status === 200 && size]);
  });
});
