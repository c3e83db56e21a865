/** What the process holds in memory after many mixed requests, how it bears the highest rate for long, and how long it takes to start. */
import { load } from "./load.ts";
import { startOther, startSite, warmed } from "./processes.ts";

export interface MemoryRow {
  build: "this" | "other";
  requests: number;
  megabytes: number;
  failed: number;
}

const MEGABYTE = 1024 * 1024;
/** Requests between two looks. */
const STEP = 25_000;
const STEPS = 4;

/**
 * Asks for all kinds of addresses in turn, and looks at the memory every 25,000 requests.
 * @param other another checkout, built, which is measured after this one
 */
export async function measureMemory(paths: string[], other?: string): Promise<MemoryRow[]> {
  const rows: MemoryRow[] = [];
  for (const build of other ? (["this", "other"] as const) : (["this"] as const)) {
    const site = build === "other" && other ? await startOther(other) : await startSite();
    rows.push({ build, requests: 0, megabytes: site.memory() / MEGABYTE, failed: 0 });
    for (let step = 1; step <= STEPS; step += 1) {
      const { failed } = await load(site, { paths }, { amount: STEP });
      rows.push({ build, requests: step * STEP, megabytes: site.memory() / MEGABYTE, failed });
    }
    await site.stop();
  }
  return rows;
}

export interface EnduranceRow {
  minute: number;
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
  megabytes: number;
}

/** Asks for kept pages as fast as the process answers, and looks every minute. @param minutes in all @param each is told of every minute as it ends */
export async function measureEndurance(paths: string[], minutes: number, each: (row: EnduranceRow) => void): Promise<EnduranceRow[]> {
  const site = await startSite();
  await warmed(site);
  const rows: EnduranceRow[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { rate, p50, p99, failed } = await load(site, { paths }, { seconds: 60 });
    const row = { minute, rate, p50, p99, failed, megabytes: site.memory() / MEGABYTE };
    rows.push(row);
    each(row);
  }
  await site.stop();
  return rows;
}

/** Milliseconds from the start of the process until it answers, with its compiled code at hand. */
export async function measureStart(): Promise<number> {
  await (await startSite()).stop();
  const site = await startSite();
  await site.stop();
  return site.readyAfter;
}
