/**
 * `npm test`: does its own set-up, runs types, lint, unused-code check, unit, integration and browser tests, and ends with
 * one line `N passed, N failed`. Name parts to run only those: `npm test -- unit browser`. `npm run test:slow` is the part
 * `slow`, which runs when it is named: what kills processes, fills disks, fuzzes, or visits everything.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { answerHelp } from "./lib/help.mjs";
import { buildAdmin, buildSite, install, NODE, run, say } from "./lib/steps.mjs";
import { ensureBrowser, ensureFirefox, ensureNameServer, ensurePdfValidator, ensurePostgres, ensureProxies } from "./lib/test-tools.mjs";

answerHelp(import.meta.filename);

/** Of the tests those alone that what differs from `main` could break, as far as imports tell: `npm test -- --changed`. */
const isForChanges = process.argv.includes("--changed");
const parts = process.argv.slice(2).filter((part) => part !== "--changed");
const isSlow = parts.includes("slow");
const isRequested = (part) => parts.length === 0 || parts.includes(part);
/** Whether tests run that need the built site. */
const needsSite = isRequested("unit") || isRequested("browser") || isSlow;
/** Whether integration and browser tests run, side by side. */
const isBeside = isRequested("unit") && isRequested("browser");
/** Projects of Vitest that have slow tests among others. */
const SHARED = ["integration", "site", "editing"];
const results = mkdtempSync(path.join(tmpdir(), "waymark-tests-"));
const total = { passed: 0, failed: 0 };
let vitestRuns = 0;
/** Tests that passed at their second try only, and tests and checks that failed: by name, and why. */
const flaky = new Map();
const broken = new Map();
/** Lines of a reason that are told at the end, and characters of each. */
const REASON = 14;
const WIDTH = 240;
const startedAt = Date.now();
const idleBefore = idleTime();
/** What took how long, by name; some of it beside other things. */
const durations = new Map();

await timePart("set-up", Promise.all([install(), programs()]));
// Two things side by side: most of them keep one core busy. The admin's build writes types, and waits until they are checked.
const typesAreChecked = timePart("types", types());
const builds = Promise.all([typesAreChecked, timePart("site", siteForTests())]).then(() => timePart("admin", adminForTests()));
await Promise.all([
  typesAreChecked
    .then(() => timePart("lint", lint()))
    .then(() => timePart("content", contentForTests()))
    .then(() => timePart("unit tests", unitTests())),
  builds,
]);
// Side by side, too: each of them waits for a good part of its time.
await Promise.all([timePart("integration tests", integrationTests()), timePart("browser tests", browserTests())]);
if (isSlow) {
  say("Running slow tests");
  await vitestTests(["slow"]);
  await vitestTests(SHARED, "--tags-filter=slow");
  await check("slow", "Trying whether unit tests notice faults", ["tools/mutation.ts"]);
}
if (isSlow) {
  say("Running slow browser tests");
  await playwrightTests("slow");
}
rmSync(results, { recursive: true, force: true });
tell("flaky, passed at the second try", flaky);
tell("failed", broken);
tellDurations();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Waits for a part of the run, and notes how long it took. */
async function timePart(name, part) {
  const start = Date.now();
  await part;
  durations.set(name, Date.now() - start);
}

/** Milliseconds in which the processors have had nothing to do since the machine started, all of them together. */
function idleTime() {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0);
}

/** Tells where the time went. What the processors idled is what a better order of the parts could save at most. */
function tellDurations() {
  const clock = (milliseconds) => {
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  const elapsed = Date.now() - startedAt;
  const idle = Math.round((100 * (idleTime() - idleBefore)) / (elapsed * cpus().length));
  console.log(`${clock(elapsed)} minutes, processors idle for ${idle} %:`);
  for (const [name, duration] of durations) if (duration > 1000) console.log(`  ${clock(duration)} ${name}`);
}

/** What the tests need besides the npm packages: most of it is there, or takes the network more than the processor. */
async function programs() {
  if (isRequested("browser") || isSlow) {
    await ensureBrowser();
    await ensureFirefox();
  }
  if (isRequested("unit") || isSlow) await ensurePostgres();
  if (needsSite) await ensureNameServer();
  if (isSlow) await ensureProxies();
}

async function types() {
  await check("types", "Generating route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
  await check("types", "Checking types", [
    "node_modules/typescript/bin/tsc",
    "--noEmit",
    "--incremental",
    "--tsBuildInfoFile",
    "node_modules/.cache/types.json",
  ]);
}

async function lint() {
  await check("lint", "Checking the format", ["node_modules/oxfmt/bin/oxfmt", "--check"]);
  await check("lint", "Linting", ["node_modules/oxlint/bin/oxlint", "--deny-warnings"]);
  await check("unused", "Looking for unused code", ["node_modules/knip/bin/knip.js"]);
}

/** Some of the integration tests run the built site, too, and some validate papers. */
async function siteForTests() {
  await Promise.all([needsSite && buildSite(), isRequested("unit") && ensurePdfValidator()]);
}

/** Most tests begin with a copy of the demonstration content. */
async function contentForTests() {
  if (!needsSite) return;
  say("Making the demonstration content");
  tally(0, 0, await run(NODE, ["test/prepare.ts"], { env: { NODE_ENV: "test" } }));
}

/** They need nothing of the admin, and so run while it is built. */
async function unitTests() {
  if (!isRequested("unit")) return;
  say("Running unit tests");
  await vitestTests(["unit"]);
}

async function integrationTests() {
  if (!isRequested("unit")) return;
  say("Running integration tests and those of the site");
  await vitestTests(SHARED, "--tags-filter=!slow", ...(isBeside ? ["--maxWorkers=3"] : []));
}

async function browserTests() {
  if (!isRequested("browser")) return;
  say("Running browser tests");
  await playwrightTests("desk", "own-site", "browser");
}

async function adminForTests() {
  if (!needsSite) return;
  say("Building the admin");
  tally(0, 0, await buildAdmin());
}

/** Runs a check of the whole project; it counts as one test. */
async function check(part, title, args) {
  if (!isRequested(part)) return;
  say(title);
  const code = await run(NODE, args, { env: { NODE_ENV: "development" } });
  tally(code === 0 ? 1 : 0, 0, code);
  if (code !== 0) broken.set(title, "");
}

function note(tests, more) {
  for (const [name, why] of more) tests.set(name, why);
}

/** Adds a runner's counts; a runner that failed without a failed test counts as one. */
function tally(passed, failed, code) {
  total.passed += passed;
  total.failed += code !== 0 && failed === 0 ? 1 : failed;
}

/** Runs projects of Vitest, with its options; files that failed are run once more, alone, as browser tests are. */
async function vitestTests(projects, ...options) {
  const which = [...projects.map((name) => `--project=${name}`), ...options, ...(isForChanges ? ["--changed=main"] : [])];
  const report = `vitest-${vitestRuns++}`;
  const first = await vitest(`${report}.json`, ...which);
  const files = first.testResults.filter(({ status }) => status !== "passed");
  if (first.code === 0 || files.length === 0) return tally(first.numPassedTests ?? 0, first.numFailedTests ?? 0, first.code);
  say("Running once more what failed");
  const again = await vitest(`${report}-again.json`, ...which, ...files.map(({ name }) => path.relative(process.cwd(), name)));
  const still = failedTests(again.testResults);
  note(broken, still);
  note(
    flaky,
    [...failedTests(files)].filter(([name]) => !still.has(name)),
  );
  const passedAtOnce =
    first.numPassedTests - files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === "passed").length;
  tally(passedAtOnce + (again.numPassedTests ?? 0), again.numFailedTests ?? 0, again.code);
}

/** Runs Vitest with options and files; gives its report with its exit code. */
async function vitest(report, ...more) {
  const output = path.join(results, report);
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${output}`, ...more];
  const code = await run(NODE, args, { env: { NODE_ENV: "test" }, isBeside });
  return { testResults: [], ...readReport(output), code };
}

/** Failed tests in Vitest's results by name with their files, and why; a file that failed as a whole is named itself. */
function failedTests(testResults) {
  const failures = testResults
    .filter(({ status }) => status !== "passed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [[`${file} the file itself`, message]];
      return failed.map(({ fullName, failureMessages }) => [`${file} ${fullName}`, failureMessages.join("\n")]);
    });
  return new Map(failures);
}

/** Runs projects of Playwright. */
async function playwrightTests(...projects) {
  const report = path.join(results, `${projects.join("-")}.json`);
  const which = [...projects.map((name) => `--project=${name}`), ...(isForChanges ? ["--only-changed=main", "--pass-with-no-tests"] : [])];
  const code = await run(NODE, ["node_modules/@playwright/test/cli.js", "test", `--output=${path.join(results, "browser")}`, ...which], {
    env: { NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    isBeside,
  });
  const outcome = readReport(report);
  const counts = outcome?.stats;
  tally((counts?.expected ?? 0) + (counts?.flaky ?? 0), counts?.unexpected ?? 0, code);
  note(flaky, browserOutcomes(outcome?.suites ?? [], "flaky"));
  note(broken, browserOutcomes(outcome?.suites ?? [], "unexpected"));
}

/** Browser tests with an outcome, “flaky” or “unexpected”, by name, and why. */
function browserOutcomes(suites, outcome) {
  const specs = suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results: tries }) => tries).flatMap((attempt) => attempt.errors);
        return [`${file}:${line} ${title}`, errors.map(({ message }) => message).join("\n")];
      }),
    ...browserOutcomes(inner, outcome),
  ]);
  return new Map(specs);
}

/** Names tests at the end of the output, where they are found, with the first lines of why. */
function tell(outcome, tests) {
  if (tests.size === 0) return;
  console.log(`${tests.size} ${outcome}:`);
  for (const [name, why] of tests) {
    const lines = stripVTControlCharacters(why ?? "")
      .split("\n")
      .filter((line) => line.trim());
    console.log([`  ${name}`, ...lines.slice(0, REASON).map((line) => `    ${line.slice(0, WIDTH)}`)].join("\n"));
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
