/** What a page weighs on the line before it can be read, and all in all, and what the last release weighed and held in memory, so that growth is seen before it is a surprise. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { ROOT } from "../lib/steps.mjs";
import { answerOf } from "./processes.ts";

export interface WeightRow {
  path: string;
  /** Bytes of the document, packed; its styles stand in it. */
  document: number;
  /** Bytes of its inline styles, unpacked. */
  styles: number;
  /** Files and packed bytes of the client, which comes after the page. */
  scripts: number;
  scriptBytes: number;
}

/** Weighs pages of a running site. */
export async function weigh(url: string, paths: string[]): Promise<WeightRow[]> {
  const rows: WeightRow[] = [];
  for (const path of paths) {
    const { body, text } = await answerOf(url + path);
    const scripts = [...new Set([...text.matchAll(/"(\/assets\/[\w.$-]+\.js)"/g)].map(([, file = ""]) => file))];
    let scriptBytes = 0;
    for (const file of scripts) scriptBytes += (await answerOf(url + file)).body.length;
    const styles = text
      .split("<style")
      .slice(1)
      .reduce((sum, part) => sum + part.indexOf("</style>") - part.indexOf(">") - 1, 0);
    rows.push({ path, document: body.length, styles, scripts: scripts.length, scriptBytes });
  }
  return rows;
}

const FILE = path.join(ROOT, "tools/bench/last-release.json");
/** Percent from which on growth is reported. */
const GROWN = 10;

const figures = z.object({
  /** Megabytes that the site holds after all mixed requests. */
  megabytes: z.number().optional(),
  /** Bytes of documents, compressed, by path. */
  documents: z.record(z.string(), z.number()).optional(),
});
const release = figures.extend({ version: z.string() });

export type ReleaseFigures = z.infer<typeof figures>;

/** The figures of the last release. */
export async function readRelease(): Promise<z.infer<typeof release>> {
  return release.parse(JSON.parse(await readFile(FILE, "utf8")));
}

/** Stores the measured figures for the version in `package.json`; figures without a measurement stay. */
export async function writeRelease(measured: ReleaseFigures): Promise<void> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8")));
  await writeFile(FILE, `${JSON.stringify({ ...(await readRelease()), ...measured, version }, null, 2)}\n`);
}

/** Figures that have grown by a tenth or more, a line each, among those measured in both versions. */
export function grownSince({ name, megabytes, documents }: ReleaseFigures & { name: string }, now: ReleaseFigures): string[] {
  const compared: [what: string, unit: string, before: number | undefined, after: number | undefined][] = [
    ["Memory", "MB", megabytes, now.megabytes],
    ...Object.entries(now.documents ?? {}).map(([address, bytes]): [string, string, number | undefined, number] => [
      `The document of ${address}`,
      "kB",
      documents?.[address] && documents[address] / 1000,
      bytes / 1000,
    ]),
  ];
  return compared.flatMap(([what, unit, before, after]) => {
    const growth = before && after ? Math.round((after / before - 1) * 100) : 0;
    if (!before || !after || growth < GROWN) return [];
    return [`${what} has grown by ${growth} % since ${name}: ${before.toFixed(1)} → ${after.toFixed(1)} ${unit}`];
  });
}
