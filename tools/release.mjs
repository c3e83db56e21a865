/**
 * `npm run release`: one archive of the committed sources with site and admin built, for machines that shall not build.
 * `npm run release -- --to FILE` says where it shall be, `--without-demo` leaves the demonstration out. `npm run licenses` lists the packages that the running site is made of, and under
 * which licence each is.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { answerHelp } from "./lib/help.mjs";
import { buildAdmin, buildSite, install, ROOT, say } from "./lib/steps.mjs";

/** What tests and the making of the demonstration's pictures need, and no site. */
const LEFT_OUT = /^(?:e2e|test|demo\/studio|tools\/bench)\/|\.test(?:-data)?\.tsx?$|^(?:playwright|vitest)\.config\.ts$|^knip\.jsonc$/;
/** What a build makes. */
const BUILT = ["build", "cms/next/.next"];
/** Files of use to the next build alone. */
const OF_THE_BUILD = /^cms\/next\/\.next\/(?:cache|diagnostics|types|trace(?:-build)?$)/;

/** Whether a file of the sources, by its path from the root, is part of a release, with the demonstration or without it. */
export function isReleased(file, hasDemo = true) {
  return !LEFT_OUT.test(file) && (hasDemo || !file.startsWith("demo/"));
}

/** The files of a release, by their paths from the root. */
function releaseFiles(hasDemo) {
  const committed = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 }).split("\0");
  return [
    ...committed.filter((file) => file && isReleased(file, hasDemo)),
    ...BUILT.flatMap(filesBelow).filter((file) => !OF_THE_BUILD.test(file)),
  ];
}

function filesBelow(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/**
 * The licence of every package of the lockfile, those for development left out.
 * @returns {{ name: string, version: string, license: string }[]}
 */
export function licenses() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder && !dev)
    .map(([folder, { version, license }]) => ({
      name: folder.replace(/^.*node_modules\//, ""),
      version,
      license: license ?? olderForm(folder),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Packages of long ago name their licences in a list, which the lockfile leaves out. */
function olderForm(folder) {
  const { licenses = [] } = JSON.parse(readFileSync(path.join(ROOT, folder, "package.json"), "utf8"));
  return licenses.map(({ type }) => type).join(" OR ") || "unknown";
}

async function makeRelease({ to, hasDemo }) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const name = `waymark-${version}`;
  const target = path.resolve(ROOT, to ?? path.join("releases", `${name}.tgz`));
  await install();
  await buildSite();
  const code = await buildAdmin();
  if (code !== 0) process.exit(code);
  const { create } = await import("tar");
  mkdirSync(path.dirname(target), { recursive: true });
  await create({ cwd: ROOT, file: target, gzip: true, portable: true, prefix: name }, releaseFiles(hasDemo));
  say(`${target}: ${Math.round(statSync(target).size / 1_000_000)} MB`);
}

if (process.argv[1] === import.meta.filename) {
  answerHelp(import.meta.filename);
  const options = { to: { type: "string" }, "without-demo": { type: "boolean" }, licenses: { type: "boolean" } };
  const { to, "without-demo": isWithoutDemo, licenses: isList } = parseArgs({ options }).values;
  if (!isList) await makeRelease({ to, hasDemo: !isWithoutDemo });
  else for (const { name, version, license } of licenses()) console.log(`${license.padEnd(24)} ${name} ${version}`);
}
