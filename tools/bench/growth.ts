/** What pages cost with a large catalogue, beside the demonstration's, in one run. */
import { get } from "node:http";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copySeeded } from "../../test/seeded.ts";
import { BROWSER, startSite, warmUp, type Process } from "./processes.ts";

export interface GrowthRow {
  path: string;
  /** Milliseconds until the answers, made anew each, with the demonstration content and with the large catalogue. */
  before: Times;
  after: Times;
}

interface Times {
  p50: number;
  p95: number;
}

export interface Growth {
  rows: GrowthRow[];
  /** Megabytes that the process holds afterwards. */
  memory: { before: number; after: number };
}

/** What grows with a catalogue: lists, records, sitemaps, the finder, comparing, the quote list, the search. */
const PATHS = [
  "/",
  "/products",
  "/en/products?network=cat1&standby=200-",
  "/products?ip=67&weight=-200&sort=-standby",
  "/products?q=4G%2048V",
  "/products/wireless?mount=magnetic",
  "/products/v3",
  "/products/compare?ids=a9,a7,v3,e1",
  "/buy?items=a9:20,v3:5,e1:100",
  "/article",
  "/en/article?page=2",
  "/article/1",
  "/en/services/downloads",
  "/search?q=%E5%AE%9A%E4%BD%8D%E5%99%A8",
  "/en/search?q=tracker&kind=article",
  "/search.json?q=dingwei&lang=zh",
  "/search.json?q=%E5%AE%9A%E4%BD%8D&lang=zh",
  "/search.json?q=track&lang=en",
  "/search.json?q=trakcer&lang=en",
  "/sitemap.xml",
];
/** Requests of each address, one after the other: some to one site, then as many to the other. */
const ROUNDS = 10;
const TIMES = 10;
/** Requests for an address until its first answer, at most. */
const MAX_TRIES = 10;
const MEGABYTE = 1024 * 1024;

/**
 * Measures every address on two sites without their cache, with the demonstration content and with the large catalogue. Both run at
 * the same time and are asked by turns, so that whatever else the machine does is the same for both.
 */
export async function measureGrowth(): Promise<Growth> {
  const settings = { PAGE_CACHE_MB: "0", REQUESTS_PER_MINUTE: "0" };
  const sites = [await startSite(settings), await startSite(settings, copyGrown)] as const;
  // The first request fills the caches.
  for (const { url } of sites) for (const path of PATHS) await fill(url + path);
  for (const site of sites) await warmUp(site);
  const rows: GrowthRow[] = [];
  for (const path of PATHS) {
    const [before, after] = await measure(sites, path);
    rows.push({ path, before, after });
  }
  const [before, after] = [megabytesOf(sites[0]), megabytesOf(sites[1])];
  for (const site of sites) await site.stop();
  return { rows, memory: { before, after } };
}

async function measure([small, large]: readonly [Process, Process], path: string): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { url }] of [small, large].entries())
      for (let time = 0; time < TIMES; time += 1) times[at]?.push(await timeOf(url + path));
  }
  return [timesOf(times[0]), timesOf(times[1])];
}

/** Asks until there is an answer: a busy machine may take minutes to fill the search, longer than the site lets a request wait. */
async function fill(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await timeOf(url);
      return;
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/** Milliseconds until an answer is there. */
function timeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { headers: BROWSER }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume().on("end", () => resolve(performance.now() - start));
    }).on("error", reject);
  });
}

function timesOf(times: number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const part = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return { p50: part(0.5), p95: part(0.95) };
}

function megabytesOf(site: Process): number {
  return site.memory() / MEGABYTE;
}

/** Records of each collection that a large maker may have after years. */
const GROWN = { products: 2_000, articles: 10_000, downloads: 2_000 };
/** Ids of copies are this far apart; the demonstration has fewer records of a collection. */
const APART = 1000;

interface Column {
  name: string;
  type: string;
  pk: number;
}

/** Fills a data folder with the demonstration content, the records of some collections copied until there are at least so many. */
export async function copyGrown(folder: string, amounts: Record<string, number> = GROWN): Promise<void> {
  await copySeeded(folder);
  const database = new DatabaseSync(path.join(folder, "waymark.db"), { enableForeignKeyConstraints: false });
  database.exec("pragma synchronous = off");
  for (const [collection, amount] of Object.entries(amounts)) {
    const { known: count } = database.prepare(`select count(*) as known from ${collection}`).get() as { known: number };
    const copies = Math.ceil(amount / count) - 1;
    database.exec("begin");
    copyRows(database, collection, null, copies);
    database.exec("commit");
  }
  database.close();
}

/** Copies the rows of a table, and of those that belong to it. */
function copyRows(database: DatabaseSync, table: string, parent: string | null, copies: number): void {
  const columns = database.prepare("select name, type, pk from pragma_table_info(?)").all(table) as unknown as Column[];
  // Numbers of rows that nothing refers to are given by the database.
  const copied = columns.filter(({ pk, type }) => !(parent && pk && type === "INTEGER"));
  const names = copied.map(({ name }) => `"${name}"`).join(", ");
  const values = copied.map((column) => valueOf(column, parent)).join(", ");
  database.exec(
    `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${copies})
     insert into ${table} (${names}) select ${values} from ${table} as source, copies`,
  );
  for (const { name, column } of belongingTo(database, table)) copyRows(database, name, column, copies);
}

function valueOf({ name, type, pk }: Column, parent: string | null): string {
  const refers = pk > 0 || name === parent;
  if (refers && type === "INTEGER") return `source."${name}" + n * ${APART}`;
  if (refers || (!parent && name === "slug")) return `source."${name}" || '-' || n`;
  if (!parent && name === "code") return `source."${name}" || n`;
  return `source."${name}"`;
}

/** The tables whose rows are parts of a table's rows, without its versions and what merely refers to it. */
function belongingTo(database: DatabaseSync, table: string): { name: string; column: string }[] {
  return database
    .prepare(
      `select tables.name, keys."from" as column from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
       where tables.type = 'table' and substr(tables.name, 1, 1) <> '_' and keys."table" = ? and keys."from" in ('_parent_id', 'parent_id')`,
    )
    .all(table) as { name: string; column: string }[];
}
