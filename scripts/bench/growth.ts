/** What pages cost with a large catalogue, beside the demonstration's, in one run. */
import { copyGrown } from "./grown.ts";
import { answerOf } from "./line.ts";
import { load } from "./load.ts";
import { startSite, warmed, type Process } from "./processes.ts";

export interface GrowthRow {
  path: string;
  /** Milliseconds until 97.5 % of the answers, made anew each, with the demonstration content and with the large catalogue. */
  before: number;
  after: number;
}

export interface Growth {
  rows: GrowthRow[];
  /** Megabytes that the process holds afterwards. */
  memory: { before: number; after: number };
}

/** What grows with a catalogue: lists, records, sitemaps, the finder, the search. */
const PATHS = [
  "/",
  "/products",
  "/en/products?network=cat1&standby=200-",
  "/products/v3",
  "/article",
  "/en/article?page=2",
  "/article/1",
  "/en/services/downloads",
  "/search?q=%E5%AE%9A%E4%BD%8D%E5%99%A8",
  "/search.json?q=dingwei&lang=zh",
  "/search.json?q=track&lang=en",
  "/sitemap.xml",
];
/** Each address is asked for so often, one request after the other. */
const TIMES = 60;
const MEGABYTE = 1024 * 1024;

/** Measures every address on a site without its cache, with the demonstration content and with the large catalogue. */
export async function measureGrowth(): Promise<Growth> {
  const small = await startSite({ PAGE_CACHE_MB: "0" });
  const before = await measured(small);
  await small.stop();
  const large = await startSite({ PAGE_CACHE_MB: "0" }, copyGrown);
  const after = await measured(large);
  await large.stop();
  return {
    rows: PATHS.map((path, at) => ({ path, before: before.times[at] ?? NaN, after: after.times[at] ?? NaN })),
    memory: { before: before.memory, after: after.memory },
  };
}

async function measured(site: Process): Promise<{ times: number[]; memory: number }> {
  const times: number[] = [];
  // The first request fills what is kept in memory.
  for (const path of PATHS) await answerOf(site.url + path);
  await warmed(site);
  for (const path of PATHS) times.push((await load(site, { paths: [path], connections: 1 }, { amount: TIMES })).p975);
  return { times, memory: site.memory() / MEGABYTE };
}
