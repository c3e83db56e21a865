/**
 * `npm test`: does its own set-up, runs types, lint, unused-code check, unit, integration and browser tests, and ends with
 * one line `N passed, N failed`. Name parts to run only those: `npm test -- unit browser`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildAdmin, buildSite, install, NODE, run, say } from "./steps.mjs";
import { ensureBrowser, ensureNameServer, ensurePostgres, ensureProxies } from "./test-tools.mjs";

const parts = process.argv.slice(2);
const wanted = (part) => parts.length === 0 || parts.includes(part);
const results = mkdtempSync(path.join(tmpdir(), "waymark-tests-"));
const total = { passed: 0, failed: 0 };

await install();
await check("types", "Generating route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
await check("types", "Checking types", [
  "node_modules/typescript/bin/tsc",
  "--noEmit",
  "--incremental",
  "--tsBuildInfoFile",
  "node_modules/.cache/types.json",
]);
await check("lint", "Checking the format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--cache", "--log-level", "warn", "."]);
await check("lint", "Linting", ["node_modules/oxlint/bin/oxlint", "--deny-warnings"]);
await check("unused", "Looking for unused code", ["node_modules/knip/bin/knip.js"]);
// Some of the integration tests run the built site, too.
if (wanted("unit") || wanted("browser")) await buildSite();
if (wanted("unit")) {
  await ensurePostgres();
  await ensureNameServer();
  await ensureProxies();
  say("Running unit and integration tests");
  const report = path.join(results, "unit.json");
  const code = await run(
    NODE,
    ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { env: { NODE_ENV: "test" } },
  );
  const counts = readReport(report);
  tally(counts?.numPassedTests ?? 0, counts?.numFailedTests ?? 0, code);
}
if (wanted("browser")) {
  const browser = await ensureBrowser();
  await ensureNameServer();
  say("Building the admin");
  tally(0, 0, await buildAdmin());
  say("Running browser tests");
  const report = path.join(results, "browser.json");
  const code = await run(NODE, ["node_modules/@playwright/test/cli.js", "test"], {
    env: { NODE_ENV: "test", CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const outcome = readReport(report);
  const counts = outcome?.stats;
  tally((counts?.expected ?? 0) + (counts?.flaky ?? 0), counts?.unexpected ?? 0, code);
  tellFlaky(outcome?.suites ?? []);
}
rmSync(results, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs a check of the whole project; it counts as one test. */
async function check(part, title, args) {
  if (!wanted(part)) return;
  say(title);
  const code = await run(NODE, args, { env: { NODE_ENV: "development" } });
  if (code === 0) total.passed += 1;
  else total.failed += 1;
}

/** Adds a runner's counts; a runner that failed without a failed test counts as one. */
function tally(passed, failed, code) {
  total.passed += passed;
  total.failed += code !== 0 && failed === 0 ? 1 : failed;
}

/** Names the browser tests that passed at their second try only. */
function tellFlaky(suites) {
  const flaky = suites.flatMap(function specs(suite) {
    const own = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
    return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...(suite.suites ?? []).flatMap(specs)];
  });
  if (flaky.length > 0) console.log(`${flaky.length} flaky, passed at the second try:\n${flaky.map((name) => `  ${name}`).join("\n")}`);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
