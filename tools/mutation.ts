/**
 * `npm run mutation -- [module …]`: changes one thing after another in a pure module, and tells which changes its unit test does not
 * notice. Without a module it tries those of the list; `--changed` those of them that differ from `main`. It ends with 1 where fewer than
 * nine of ten changes are noticed.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Stryker has a lock file of its own, as no other command needs its packages. */
const FOLDER = path.resolve("tools/mutation");
const STRYKER = path.join(FOLDER, "node_modules/@stryker-mutator/core/bin/stryker.js");
/** Percent of the changes that tests have to notice. */
const MIN_SCORE = 90;
/** What the copy of the house that is changed can do without. */
const LEFT_OUT = ["build", "data", "backups", "demo", "cms/next/.next", "e2e", "test", "docs", "public", "releases"].map(
  (name) => `/${name}`,
);
/** The modules that are to hold this score. Others are tried by their names. */
const MODULES = [
  "app/leads/rules.ts",
  "app/lib/redirect-rules.ts",
  "cms/admin/components/publish/choice.ts",
  "cms/import-export/read-day.ts",
  "cms/leads/intake/lead-journal.ts",
  "cms/leads/intake/spam-protection.ts",
  "server/http/client-address.ts",
  "shared/consistency/contradictions.ts",
  "shared/consistency/figures.ts",
  "shared/specification/numerals.ts",
  "shared/specification/read-quantity.ts",
  "shared/vocabulary/read-codes.ts",
  "app/data/finder/criteria.ts",
  "app/data/finder/find.ts",
  "app/search/engine.ts",
  "app/search/words.ts",
  "app/data/compare/rows.ts",
];

/** What Stryker's report says of a change. */
interface Mutant {
  status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "CompileError" | "RuntimeError" | "Ignored";
  replacement: string;
  location: { start: { line: number; column: number } };
}

const parts = process.argv.slice(2);
if (!existsSync(STRYKER)) await run("npm", ["ci", "--legacy-peer-deps", "--no-audit", "--no-fund"], { cwd: FOLDER });
let isBelow = false;
for (const module of parts.includes("--changed") ? await readChanged() : parts.length > 0 ? parts : MODULES) {
  const mutants = await mutate(module);
  const covered = mutants.filter(({ status }) => status !== "Ignored" && !status.endsWith("Error"));
  const survivors = covered.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const score = covered.length === 0 ? 100 : (100 * (covered.length - survivors.length)) / covered.length;
  isBelow ||= score < MIN_SCORE;
  console.log(`${score.toFixed(1)} % of ${covered.length} changes noticed: ${module}`);
  for (const { location, replacement, status } of survivors)
    console.log(
      `  ${module}:${location.start.line}:${location.start.column} ${status === "Survived" ? "not noticed" : "never run"}: ${replacement}`,
    );
}
process.exitCode = isBelow ? 1 : 0;

/** The modules of the list that differ from `main`. */
async function readChanged(): Promise<string[]> {
  const { stdout } = await run("git", ["diff", "--name-only", "main", "--", ...MODULES]);
  return stdout.split("\n").filter(Boolean);
}

/** Tries each change of a module against its unit test, which has its name. @throws Error when the tests fail without any change */
async function mutate(module: string): Promise<Mutant[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-mutation-"));
  try {
    const report = path.join(folder, "report.json");
    const config = path.join(folder, "stryker.json");
    const options = {
      testRunner: "vitest",
      plugins: [path.join(FOLDER, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
      vitest: { configFile: "tools/mutation/vitest.config.ts" },
      mutate: [module],
      ignorePatterns: LEFT_OUT,
      reporters: ["json"],
      jsonReporter: { fileName: report },
      tempDirName: path.join(folder, "copy"),
      // Stryker reads the file with TypeScript's former interface, which version 7 has no longer.
      tsconfigFile: "none.json",
    };
    await writeFile(config, JSON.stringify(options));
    const env = { ...process.env, MUTATED: module.replace(/\.ts$/, "") };
    await run(process.execPath, [STRYKER, "run", config], { env, maxBuffer: 1 << 26 });
    const { files } = JSON.parse(await readFile(report, "utf8")) as { files: Record<string, { mutants: Mutant[] }> };
    return Object.values(files).flatMap(({ mutants }) => mutants);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
