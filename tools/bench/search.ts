/** How long the search takes with thousands of records in twelve languages. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

export interface SearchFigures {
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

const LANGUAGES = "zh,en,de,es,fr,pt,it,nl,pl,ru,ja,tr";

export async function measureSearch(): Promise<SearchFigures> {
  const env = { ...process.env, SITE_LANGUAGES: LANGUAGES };
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "search-run.ts")], { env });
  return JSON.parse(stdout) as SearchFigures;
}
