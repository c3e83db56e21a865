/**
 * The steps that `npm start`, `npm test` and their like share. Plain JavaScript without dependencies: it runs on whatever
 * Node the machine has (20 or later) before anything is installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getHeapStatistics } from "node:v8";
import { compressFiles, keepOldChunks } from "./built-files.mjs";

export const ROOT = path.resolve(fileURLToPath(import.meta.url), "../../..");
/** The Node release that the project runs on; it comes with the npm package `node`. */
export const NODE = path.join(ROOT, "node_modules/node/bin/node");
const BUILD_NAME = "The build";
export const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
const INSTALLED = path.join(ROOT, "node_modules/.waymark-installed");
const BUILD = path.join(ROOT, "build/build.json");
const CLIENT_ASSETS = path.join(ROOT, "build/client/assets");
const NEXT = path.join(ROOT, "cms/next/.next");
/**
 * The mark of a whole build: what it was made of. Next writes its own files in no order that it promises, so this one, which is written
 * after `next build` has ended, is what the server waits for (`server/admin/shell.ts`).
 */
const NEXT_INPUTS = path.join(NEXT, "inputs");
/**
 * Megabytes of long-lived objects that the server's heap may hold: ten times what a catalogue of 10,000 products and 50,000 articles takes. A
 * heap that may hold 2 GB or more grows to four times what was alive in it before V8 collects again, a smaller one to twice that: 667 MB were
 * resident at most while such a catalogue was read, instead of 1,167. Where V8 would take less by itself, or `NODE_OPTIONS` says how much, it is that.
 */
const HEAP = 2000;
const MEGABYTE = 1024 * 1024;
const isHeapGiven = /max-old-space-size/.test(process.env.NODE_OPTIONS ?? "") || getHeapStatistics().heap_size_limit < HEAP * MEGABYTE;
/**
 * How the server is started. V8 lets its space for new objects grow to 3 × 32 MB on a machine of this kind, of which the site needs little:
 * with 8 MB the process held 383 MB after 40,000 mixed requests, and no more than after 10,000, instead of 518 that were growing.
 */
export const SERVER = ["--max-semi-space-size=8", ...(isHeapGiven ? [] : [`--max-old-space-size=${HEAP}`]), "server/main.ts"];
/**
 * What the server is started with besides. The C library gives each thread that compresses a heap of its own, and takes the bodies of pages
 * (15 to 150 kB) out of these heaps once it has seen some, so that they are not given back: with one heap for all, and bodies outside of
 * it, the process held 372 MB after 10,000 mixed requests instead of 458. Where the environment says otherwise, it is that.
 */
export const SERVER_ENV = Object.fromEntries(
  [
    ["MALLOC_ARENA_MAX", "1"],
    ["MALLOC_MMAP_THRESHOLD_", "16384"],
    ["MALLOC_TRIM_THRESHOLD_", "131072"],
  ].map(([name, value]) => [name, process.env[name] ?? value]),
);
/** What the builds of site and admin take from `shared/`. */
const SHARED_MODULES = readdirSync(path.join(ROOT, "shared"), { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-data)?\.tsx?$/.test(file))
  .map((file) => path.join("shared", file));
/** Compiled modules, kept so that a later start is quick. */
export const COMPILE_CACHE = path.join(ROOT, "node_modules/.cache/compiled");

/** Prints one step in the terminal. */
export function say(text) {
  console.log(`› ${text}`);
}

/**
 * Runs a command in the project's folder, with its own Node first in the path.
 * @param {object} options whether what it says is told only when it fails, whether another command says something meanwhile, so that it is
 * told line by line, and whether a signal that ends this process is for the command
 * @returns its exit code
 */
export function run(command, args, { env = {}, quiet = false, isBeside = false, isEnded = false } = {}) {
  const bin = path.join(ROOT, "node_modules/.bin");
  const out = quiet || isBeside ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: `${path.dirname(NODE)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`, ...env },
    stdio: ["ignore", out, out],
  });
  if (isEnded) for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  if (isBeside) for (const stream of ["stdout", "stderr"]) child[stream].pipe(process[stream], { end: false });
  const output = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  child.stderr?.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      if (signal) console.error(`It was ended by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

/** Megabytes of memory that a build takes, with a little room. */
const BUILD_MEMORY = 2000;

/** Says after a build that failed that the machine, or what this process may use of it, has too little memory: the system then ends one without a word. */
function sayIfMemoryIsShort() {
  const most = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY) / MEGABYTE;
  if (most >= BUILD_MEMORY) return;
  console.error(
    `Perhaps for lack of memory: the build takes ${BUILD_MEMORY} MB, and there are ${Math.round(most)} MB. Build on another machine and copy build/ and cms/next/.next, or add swap.`,
  );
}

/**
 * Calls `stop` once npm is gone that has started this process by a shell: npm does not pass on every signal, and would leave the site behind.
 * Nothing is done where npm has not started it.
 */
export function onNpmGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const started = ancestors();
  setInterval(() => ancestors() !== started && stop(), 1000).unref();
}

/** The process that has started this one, and where the system tells, the one that has started that. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, above] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, "utf8")) ?? [];
    return `${parent} ${above}`;
  } catch {
    return `${parent}`;
  }
}

async function must(name, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`${name} failed`);
    if (name === BUILD_NAME) sayIfMemoryIsShort();
    process.exit(code);
  }
}

/** What npm leaves out where nothing is built: what only builds and tests need, and what packages allow for and nothing here calls. */
const RUNTIME_ONLY = ["--omit=dev", "--omit=peer"];

/**
 * The content of the mark of an installation.
 * @param {boolean} runtimeOnly whether it is one without what builds and tests need
 */
function mark(runtimeOnly) {
  return hash([path.join(ROOT, "package-lock.json")]) + (runtimeOnly ? " runtime" : "");
}

/**
 * Marks the current installation. Installs Node itself where npm left it out.
 * @param {boolean} runtimeOnly whether packages for builds and tests are left out
 */
export async function markInstalled(runtimeOnly) {
  if (!existsSync(NODE)) await installNode();
  writeFileSync(INSTALLED, mark(runtimeOnly));
}

/**
 * Installs the locked dependencies unless they are installed already.
 * @param {{ runtimeOnly?: boolean }} options whether nothing is built or tested, so that what only those need is left out
 */
export async function install({ runtimeOnly = false } = {}) {
  const enough = runtimeOnly ? [mark(true), mark(false)] : [mark(false)];
  if (existsSync(INSTALLED) && enough.includes(readFileSync(INSTALLED, "utf8")) && existsSync(NODE)) return;
  say("Installing dependencies");
  await must("Installing", NPM, ["ci", ...(runtimeOnly ? RUNTIME_ONLY : []), "--no-audit", "--no-fund", "--loglevel=error"]);
  await markInstalled(runtimeOnly);
}

/** The files that the site's build is made of. */
export function siteSources() {
  return filesOf(
    "app",
    ...SHARED_MODULES,
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
    "public",
    "tools/lib/built-files.mjs",
  );
}

/** The id that the site's build has: the hash of its sources. */
function siteBuildId() {
  return hash(siteSources()).slice(0, 12);
}

/** The record of the site's last build; null where there is none. */
function lastSiteBuild() {
  return existsSync(BUILD) ? JSON.parse(readFileSync(BUILD, "utf8")) : null;
}

/** True when the site's sources are those of its last build. */
export function siteIsBuilt() {
  return lastSiteBuild()?.id === siteBuildId();
}

/** Builds the site unless its sources are those of the last build. */
export async function buildSite() {
  const id = siteBuildId();
  const last = lastSiteBuild();
  if (last?.id === id) return;
  say("Building the site");
  const keptFolder = path.join(ROOT, "build/earlier-assets");
  rmSync(keptFolder, { recursive: true, force: true });
  if (existsSync(CLIENT_ASSETS)) cpSync(CLIENT_ASSETS, keptFolder, { recursive: true, preserveTimestamps: true });
  await must(BUILD_NAME, NODE, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    env: { NODE_ENV: "production", WAYMARK_BUILD: id },
    quiet: true,
  });
  await compressFiles(path.join(ROOT, "build/client"));
  const chunks = readdirSync(CLIENT_ASSETS);
  if (existsSync(keptFolder)) keepOldChunks(keptFolder, CLIENT_ASSETS, last?.chunks ?? []);
  rmSync(keptFolder, { recursive: true, force: true });
  writeFileSync(BUILD, JSON.stringify({ id, chunks }));
}

/** True when the admin's sources are those of its last build. */
export function adminIsBuilt() {
  return existsSync(NEXT_INPUTS) && readFileSync(NEXT_INPUTS, "utf8") === adminInputs();
}

/** Marks the admin's build as out of date, so that the server waits for the new one. */
export function forgetAdminBuild() {
  rmSync(NEXT_INPUTS, { force: true });
}

/** Builds the admin unless it is up to date. */
export async function buildAdmin() {
  if (adminIsBuilt()) return 0;
  forgetAdminBuild();
  const code = await run(NODE, ["node_modules/next/dist/bin/next", "build", "cms/next"], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    quiet: true,
  });
  if (code === 0) writeFileSync(NEXT_INPUTS, adminInputs());
  else sayIfMemoryIsShort();
  return code;
}

/** The files that the admin's build is made of. */
export function adminSources() {
  return filesOf("cms", ...SHARED_MODULES, "package-lock.json").filter((file) => !file.includes(`${path.sep}migrations${path.sep}`));
}

function adminInputs() {
  return hash(adminSources());
}

/** All files below the given paths, generated ones and tests left out. */
function filesOf(...paths) {
  return paths.flatMap((entry) => {
    const full = path.join(ROOT, entry);
    if (!existsSync(full)) return [];
    if (statSync(full).isFile()) return [full];
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .filter((file) => !/[\\/](?:\.next|node_modules)[\\/]|\.test(?:-data)?\.tsx?$|next-env\.d\.ts$|README\.md$/.test(file));
  });
}

function hash(files) {
  const sum = createHash("sha256");
  for (const file of [...files].sort()) sum.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file));
  return sum.digest("hex");
}
