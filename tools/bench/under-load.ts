/**
 * The site under load: its answers beside a bare server that sends the same bytes, in one run, what it holds in memory after many mixed
 * requests, how it bears the highest rate for long, and how long it takes to start.
 */
import { answerOf, load, startBare, startOther, startSite, warmUp, type Load, type Process } from "./processes.ts";

export interface AnswerRow {
  path: string;
  /** The build that answered: this one, or the one of another checkout. */
  build: "this" | "other";
  /** A visitor who does not want to be counted: next to the cached page it shows the cost of counting. */
  kind: "kept" | "not counted" | "not modified" | "made anew";
  bytes: number;
  site: Load;
  bare: Load;
  /** How much more CPU the site takes for an answer than the bare server. */
  ratio: number;
}

/** Seconds of load on a page, and seconds of warm-up before. */
const SECONDS = 4;
const WARM_UP = 1;
/** Connections for pages that are made anew: one process makes one at a time. */
const FEW = 4;

/**
 * Measures every address: kept and not modified on a site with its cache, made anew on one without.
 * @param other another checkout, built: the two builds are then asked for each address by turns
 */
export async function measureAnswers(paths: string[], other?: string): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  const builds = await startBuilds(paths, other);
  for (const path of paths)
    for (const build of builds) {
      const { etag } = (await answerOf(build.site.url + path)).headers;
      rows.push(await measureSideBySide(build, path, "kept"));
      if (path === paths[0]) rows.push(await measureSideBySide(build, path, "not counted", { "sec-gpc": "1" }));
      if (etag) rows.push(await measureSideBySide(build, path, "not modified", { "if-none-match": etag }));
    }
  for (const { site } of builds) await site.stop();
  const anew = await startBuilds(paths, other, { PAGE_CACHE_MB: "0" });
  for (const path of paths) for (const build of anew) rows.push(await measureSideBySide(build, path, "made anew"));
  for (const { site } of anew) await site.stop();
  return rows;
}

interface Build {
  build: AnswerRow["build"];
  site: Process;
}

/** Starts the builds and asks for all addresses, or the first would be measured while the code is compiled. */
async function startBuilds(paths: string[], other: string | undefined, env: Record<string, string> = {}): Promise<Build[]> {
  const builds: Build[] = [{ build: "this", site: await startSite(env) }];
  if (other) builds.unshift({ build: "other", site: await startOther(other, env) });
  for (const { site } of builds) {
    await warmUp(site);
    await load(site, { paths }, { seconds: SECONDS });
  }
  return builds;
}

async function measureSideBySide(
  { build, site }: Build,
  path: string,
  kind: AnswerRow["kind"],
  headers: Record<string, string> = {},
): Promise<AnswerRow> {
  const connections = kind === "made anew" ? { connections: FEW } : {};
  const request = { paths: [path], headers, ...connections };
  const answer = await answerOf(site.url + path, headers);
  const bare = await startBare(answer.body, answer.headers);
  const measure = async (server: Process) => {
    await load(server, request, { seconds: WARM_UP });
    return load(server, request, { seconds: SECONDS });
  };
  const [siteLoad, bareLoad] = [await measure(site), await measure(bare)];
  await bare.stop();
  return { path, build, kind, bytes: answer.body.length, site: siteLoad, bare: bareLoad, ratio: siteLoad.cpu / bareLoad.cpu };
}

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
  await warmUp(site);
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
