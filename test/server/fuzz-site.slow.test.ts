import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attack } from "../fuzz/attack.ts";
import { startSeededSite, type SeededSite } from "../seeded-site.ts";

/** Requests that are sent. `HOSTILE_REQUESTS=20000` goes the long way, `HOSTILE_SEED` another one. */
const COUNT = Number(process.env["HOSTILE_REQUESTS"] ?? 800);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_122);
/** How `npm start` runs the server (`tools/lib/steps.mjs`): with these it keeps less memory that it does not need. */
const FLAGS = { NODE_OPTIONS: "--max-semi-space-size=8" };
/** Milliseconds for each request, at the worst. */
const EACH = 150;
/** Bytes of memory that may have come to stay beside what the process keeps of pages. */
const GROWTH = 200 * 1024 * 1024;

describe("the site itself, with its content,", () => {
  let site: SeededSite;

  beforeAll(async () => {
    site = await startSeededSite(FLAGS);
  });
  afterAll(() => site?.end());

  it(`answers ${COUNT} hostile requests below 500 and in time`, { timeout: 60_000 + COUNT * EACH }, async () => {
    const port = Number(new URL(site.url).port);
    // The first paper takes longer: what sets it is loaded then.
    for (const paper of ["datasheet.pdf", "documents.zip"]) await (await fetch(`${site.url}/products/v3/${paper}`)).arrayBuffer();
    // By then its caches of pages and of compiled code are full.
    await attack(port, SEED + 1, COUNT / 2);
    const before = site.memory();
    const { faults, slowest } = await attack(port, SEED, COUNT);
    expect(faults).toEqual([]);
    const growth = site.memory() - before;
    expect(growth).toBeLessThan(GROWTH);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    console.log(`The site: ${COUNT} requests, the slowest answer took ${slowest} ms, memory grew by ${growth} bytes`);
  });
});
