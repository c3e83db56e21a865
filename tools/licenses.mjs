/** `npm run licenses`: lists the packages that the running site is made of, and under which licence each is. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./lib/steps.mjs";

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

if (process.argv[1] === import.meta.filename) {
  for (const { name, version, license } of licenses()) console.log(`${license.padEnd(24)} ${name} ${version}`);
}
