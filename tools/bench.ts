/**
 * `npm run bench [-- PART…] [--json FILE] [--other FOLDER] [--release]`: measures the built site on this machine and prints Markdown. Parts:
 * `answers`, `weights`, `memory`, `start`, `growth`, `search`, `lighthouse`; all of them unless named; and `endurance`, ten minutes long, only if named.
 * Only ratios within one run mean something: machines are noisy. `--other` names another checkout, built, whose answers are measured by turns
 * with these, and whose memory after them. Memory and weights stand beside those of the last release, and what has grown by a tenth is
 * said; `--release` stores them as those of this one.
 */
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { measureGrowth } from "./bench/growth.ts";
import { lighthouseScores, lighthouseTable } from "./bench/lighthouse.ts";
import { startSite, warmUp } from "./bench/processes.ts";
import { measureAnswers, measureEndurance, measureMemory, measureStart, type AnswerRow } from "./bench/under-load.ts";
import { grownSince, readRelease, weigh, writeRelease, type ReleaseFigures } from "./bench/weights.ts";
import { buildSite } from "./lib/steps.mjs";

/** One page of each kind, in both languages by turns. */
const PAGES = [
  "/",
  "/en/products",
  "/products/v3",
  "/en/solutions/logistics",
  "/article",
  "/en/article/1",
  "/buy",
  "/en/services/downloads",
];
/** What visitors ask for all day: pages, data of pages, texts, and addresses that are not there. */
const MIXED = [
  ...PAGES,
  "/en",
  "/products",
  "/en/products/a9",
  "/products?page=2",
  "/en/services/faq",
  "/services/platform",
  "/en/products/p2.data",
  "/locales/zh.json",
  "/locales/en.json",
  "/builds/latest.json",
  "/sitemap.xml",
  "/nowhere",
];
/** Addresses of each kind that are without number: missing pages, searches, lists of products by a text. */
const WITHOUT_NUMBER = 300;
/** The same with as many other addresses between them as stand in `MIXED`, which no cache has all of for long. */
const VARIED = Array.from({ length: WITHOUT_NUMBER }, (_, number) => [
  ...MIXED,
  `/en/nowhere/${number}`,
  `/search?q=tracker${number}`,
  `/en/products?q=a${number}`,
]).flat();
interface SearchFigures {
  languages: number;
  records: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  worst: { query: string; milliseconds: number };
  /** Of the first query of a process, shared by the languages. */
  first: number;
  megabytes: number;
}

/** The languages of the search that is measured. */
const SEARCH_LANGUAGES = "zh,en,de,es,fr,pt,it,nl,pl,ru,ja,tr";

/** Minutes of the longest part. */
const ENDURANCE = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, other: { type: "string" }, release: { type: "boolean" } },
});
await buildSite();
const isRequested = (part: string) => positionals.length === 0 || positionals.includes(part);
const results: Record<string, unknown> = {
  made: new Date().toISOString(),
  machine: `${cpus().length} × ${cpus()[0]?.model}`,
  node: process.version,
};

const figures: ReleaseFigures = {};

heading(`Measured on ${String(results["machine"])}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
if (isRequested("answers")) {
  const rows = await measureAnswers(PAGES, values.other);
  results["answers"] = rows;
  heading("Answers beside a bare server that sends the same bytes");
  table(
    ["address", "", "build", "kB", "requests/s", "CPU ms", "p50 ms", "p99 ms", "bare: requests/s", "CPU ms", "p99 ms", "CPU ratio"],
    rows.map(({ path, kind, build, bytes, site, bare, ratio }: AnswerRow) => [
      path,
      kind,
      build,
      bytes / 1000,
      Math.round(site.rate),
      site.cpu,
      site.p50,
      site.p99,
      Math.round(bare.rate),
      bare.cpu,
      bare.p99,
      ratio,
    ]),
  );
}
if (isRequested("weights")) {
  const site = await startSite();
  await warmUp(site);
  const rows = await weigh(site.url, PAGES);
  await site.stop();
  results["weights"] = rows;
  figures.documents = Object.fromEntries(rows.map(({ path, document }) => [path, document]));
  heading("What a page weighs, packed with brotli");
  table(
    ["address", "document kB", "styles in it kB (unpacked)", "script files after it", "script kB"],
    rows.map(({ path, document, styles, scripts, scriptBytes }) => [path, document / 1000, styles / 1000, scripts, scriptBytes / 1000]),
  );
}
if (isRequested("memory")) {
  const rows = await measureMemory(VARIED, values.other);
  results["memory"] = rows;
  const [last, other] = (["this", "other"] as const).map((build) => rows.findLast((one) => one.build === build)?.megabytes);
  if (last) figures.megabytes = Math.round(last);
  heading("Memory after mixed requests, without the admin");
  table(
    ["build", "requests", "MB resident", "failed"],
    rows.map(({ build, requests, megabytes, failed }) => [build, requests, Math.round(megabytes), failed]),
  );
  for (const line of other ? grownSince({ name: "the other build", megabytes: other }, figures) : []) console.log(`\n${line}`);
}
if (positionals.includes("endurance")) {
  heading("Kept pages at the highest rate, minute by minute");
  table(["minute", "requests/s", "p50 ms", "p99 ms", "failed", "MB resident"], []);
  results["endurance"] = await measureEndurance(PAGES, ENDURANCE, ({ minute, rate, p50, p99, failed, megabytes }) =>
    row([minute, Math.round(rate), p50, p99, failed, Math.round(megabytes)]),
  );
}
if (isRequested("growth")) {
  const { rows, memory } = await measureGrowth();
  results["growth"] = { rows, memory };
  heading("Pages made anew with 2,000 products, 10,000 articles and 2,000 downloads, beside the demonstration's");
  table(
    ["address", "p50 ms, demonstration", "large", "p95 ms, demonstration", "large", "ratio"],
    rows.map(({ path, before, after }) => [path, before.p50, after.p50, before.p95, after.p95, after.p95 / before.p95]),
  );
  console.log(`\nMemory: ${Math.round(memory.before)} MB and ${Math.round(memory.after)} MB.`);
}
if (isRequested("search")) {
  const measured = await measureSearch();
  results["search"] = measured;
  heading("Queries of the search in memory");
  table(
    ["languages", "records each", "p50 ms", "p99 ms", "worst ms", "of", "first ms", "MB resident"],
    [
      [
        measured.languages,
        measured.records,
        measured.p50,
        measured.p99,
        measured.worst.milliseconds,
        measured.worst.query,
        measured.first,
        Math.round(measured.megabytes),
      ],
    ],
  );
}
if (isRequested("start")) {
  const milliseconds = await measureStart();
  results["start"] = milliseconds;
  console.log(`\nA later start answers after ${(milliseconds / 1000).toFixed(1)} s.`);
}
if (isRequested("lighthouse")) {
  const site = await startSite();
  await warmUp(site);
  const pages = await lighthouseScores(site.url);
  await site.stop();
  results["lighthouse"] = pages;
  heading("Lighthouse on a phone with slow 4G, the median of three visits");
  console.log(pages ? lighthouseTable(pages) : "There is no Chromium; name one in CHROMIUM_PATH.");
}
const release = await readRelease();
for (const line of grownSince({ name: `release ${release.version}`, ...release }, figures)) console.log(`\n${line}`);
if (values.release) await writeRelease(figures);
if (values.json) await writeFile(values.json, JSON.stringify(results, null, 2));

/** Measures how long the search takes with thousands of records in twelve languages. */
async function measureSearch(): Promise<SearchFigures> {
  const env = { ...process.env, SITE_LANGUAGES: SEARCH_LANGUAGES };
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "bench/search-run.ts")], { env });
  return JSON.parse(stdout) as SearchFigures;
}

/** Prints a heading. */
function heading(text: string): void {
  console.log(`\n## ${text}\n`);
}

/** Prints a table, with numbers rounded to comparable digits. */
function table(head: string[], rows: (string | number)[][]): void {
  for (const cells of [head, head.map(() => "---"), ...rows]) row(cells);
}

/** Prints a row of a table that grows while it is measured. */
function row(cells: (string | number)[]): void {
  console.log(`| ${cells.map(formatFigure).join(" | ")} |`);
}

function formatFigure(value: string | number): string {
  if (typeof value === "string" || Number.isInteger(value)) return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
