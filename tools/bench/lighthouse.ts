/**
 * `npm run lighthouse -- http://localhost:3000 [/path …]`: prints as a table what Lighthouse says of pages on a slow phone: its scores, and the times behind them. Chromium is the one of the tests
 * (`CHROMIUM_PATH`, or Debian's shell, whose own process takes less of the processor from the page than the whole browser's).
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { installedBrowser } from "../lib/test-tools.mjs";

const run = promisify(execFile);

/** The median of several visits to one page. Times are in milliseconds, simulated for a slow 4G phone. */
export interface PageScores {
  path: string;
  /** Of 100 each: performance, accessibility, best practices, search engines. */
  scores: [number, number, number, number];
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Visits to each page. */
const VISITS = 3;
/** Visits that are tried before a page counts as one that cannot be opened. */
const TRIES = 3;
const CHROMIUM = installedBrowser();
/** Nothing that the browser would do of itself on the network or with a graphics card. */
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** It is installed by a lock file of its own, as no other command needs its 10,000 files. */
const FOLDER = path.resolve("tools/lighthouse");
const LIGHTHOUSE = path.join(FOLDER, "node_modules/lighthouse/cli/index.js");
/** Bytes of a report: the pictures of the page in it take most. */
const REPORT_MAX = 64 * 1024 * 1024;

/** The parts of a Lighthouse report that the table needs. */
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

/** The pages that are measured, each also below `/en`: one of each kind. */
const LIGHTHOUSE_PATHS = [
  "/",
  "/products",
  "/products/v3",
  "/solutions/logistics",
  "/article",
  "/article/1",
  "/buy",
  "/services/downloads",
  "/services/platform",
  "/services/videos",
].flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);

/**
 * Visits pages of a running site with Lighthouse, as a phone, several times each; the medians are returned.
 * @param baseUrl origin of the site, without a slash at its end
 * @returns null when there is no Chromium
 * @throws Error when a page cannot be opened
 */
export async function lighthouseScores(baseUrl: string, paths: string[] = LIGHTHOUSE_PATHS): Promise<PageScores[] | null> {
  if (!CHROMIUM || !existsSync(CHROMIUM)) return null;
  if (!existsSync(LIGHTHOUSE)) await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: FOLDER });
  const pages: PageScores[] = [];
  for (const page of paths) {
    const visits: PageScores[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitPage(baseUrl, page));
    pages.push(medianOf(visits));
  }
  return pages;
}

/** Makes a visit; one that Lighthouse cannot record, as happens now and then, is made again. */
async function visitPage(baseUrl: string, page: string, tries = TRIES): Promise<PageScores> {
  const { audits, categories, runtimeError } = await reportOf(baseUrl + page);
  if (runtimeError) {
    if (tries > 1) return visitPage(baseUrl, page, tries - 1);
    throw new Error(`${page}: ${runtimeError.message}`);
  }
  const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path: page,
    scores: [score("performance"), score("accessibility"), score("best-practices"), score("seo")],
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}

/** Runs Lighthouse in a process and a browser of its own. It ends with an error where the page cannot be opened, and tells it in the report, too. */
async function reportOf(address: string): Promise<Report> {
  const options = ["--output=json", "--quiet", `--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${FLAGS.join(" ")}`];
  const env = { ...process.env, CHROME_PATH: CHROMIUM };
  const visit = run(process.execPath, [LIGHTHOUSE, address, ...options], { env, maxBuffer: REPORT_MAX });
  const { stdout } = await visit.catch((failure: { stdout: string }) => failure);
  return stdout ? (JSON.parse(stdout) as Report) : { runtimeError: { message: "no report" }, audits: {}, categories: {} };
}

function medianOf(visits: PageScores[]): PageScores {
  const middle = (pick: (visit: PageScores) => number) =>
    visits.map(pick).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return {
    path: visits[0]?.path ?? "",
    scores: [0, 1, 2, 3].map((index) => middle(({ scores }) => scores[index] ?? 0)) as PageScores["scores"],
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocked: middle(({ blocked }) => blocked),
    shift: middle(({ shift }) => shift),
  };
}

/** The scores as a table in Markdown. */
export function lighthouseTable(pages: PageScores[]): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const rows = pages.map(
    ({ path, scores, firstPaint, largestPaint, blocked, shift }) =>
      `| \`${path}\` | ${scores.join(" · ")} | ${seconds(firstPaint)} | ${seconds(largestPaint)} | ${Math.round(blocked)} ms | ${shift.toFixed(3)} |`,
  );
  return ["| page | scores | first paint | largest paint | blocked | shift |", "| --- | --- | --- | --- | --- | --- |", ...rows].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const [baseUrl = "http://localhost:3000", ...paths] = process.argv.slice(2);
  const pages = await lighthouseScores(baseUrl, paths.length > 0 ? paths : LIGHTHOUSE_PATHS);
  console.log(pages ? lighthouseTable(pages) : "There is no Chromium; name one in CHROMIUM_PATH.");
}
