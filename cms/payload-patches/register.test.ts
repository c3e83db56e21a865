import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const REGISTER = "docs/patches.md";
const register = readFileSync(REGISTER, "utf8");

/** What patches are put together with. */
const TOOLS = new Set(["cms/payload-patches/index.ts", "cms/payload-patches/patch-adapter.ts"]);
const PATCHES = globSync("cms/{,admin/}payload-patches/*.{ts,tsx}").filter((file) => !file.includes(".test.") && !TOOLS.has(file));

/** The packages that the register was reviewed for, with their versions, or how those begin. */
const REVIEWED = Array.from(register.matchAll(/^\| `([@\w/-]+)` \| ([\d.]+) \|$/gm), ([, name = "", version = ""]) => ({ name, version }));

function installedVersion(name: string): string {
  return (JSON.parse(readFileSync(path.join("node_modules", name, "package.json"), "utf8")) as { version: string }).version;
}

it("names the packages that are patched", () => {
  const names = REVIEWED.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["payload", "next", "react", "react-dom", "react-router", "node"]));
});

it.each(REVIEWED)("was reviewed for the installed version of $name", ({ name, version }) => {
  const has = installedVersion(name);
  const instruction = `${name} is ${has}, and the patches were reviewed for ${version}. Go through those of it in ${REGISTER}: each says when it is not needed any more. Delete what can go, run the tests that it names, and write ${has} into the register.`;
  expect(has === version || has.startsWith(`${version}.`) ? "" : instruction).toBe("");
});

it("was reviewed for one version of all of Payload's packages", () => {
  const packages = globSync("@payloadcms/*", { cwd: "node_modules" });
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((name) => installedVersion(name) !== installedVersion("payload"))).toEqual([]);
});

it.each(PATCHES)("%s says why, upstream, for which versions, and until when", (file) => {
  const head = /^(?:"use client";\n)?\/\*\*\n((?: \*.*\n)+?) \*\/\n/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const labels = Array.from(head.matchAll(/^ \* (Why|Upstream|For|Not needed when): ./gm), ([, label]) => label);
  expect(labels).toEqual(["Why", "Upstream", "For", "Not needed when"]);
  expect(register).toContain(`\`${file}\``);
  const upstream = / \* Upstream: ((?:.*\n)+?) \* For: /.exec(head)?.[1] ?? "";
  const reports = Array.from(upstream.matchAll(/docs\/upstream\/[\w-]+\.md/g), ([report]) => report);
  // Payload cannot offer node:sqlite before it drops the versions of Node without it.
  expect(upstream).toMatch(file.endsWith("/sqlite-client.ts") ? /none:/ : /https:\/\/github\.com\/|docs\/upstream\//);
  expect(reports.filter((report) => !existsSync(report))).toEqual([]);
});

it.each(globSync("docs/upstream/*.md"))("%s is a whole report, which a patch or the register names", (file) => {
  const report = readFileSync(file, "utf8");
  const headings = Array.from(report.matchAll(/^## (.+)$/gm), ([, heading]) => heading);
  expect(headings).toEqual(["Fault", "Smallest case", "Proposed change", "Where it matters here"]);
  const heads = PATCHES.map((patch) => readFileSync(patch, "utf8"));
  expect([...heads, register].filter((text) => text.includes(path.basename(file)))).not.toEqual([]);
  const files = Array.from(report.matchAll(/`((?:app|cms|server|e2e)\/[\w./-]*)`/g), ([, name = ""]) => name);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
});

it("names files that are there", () => {
  const registered = Array.from(register.matchAll(/`((?:app|cms|server|shared|tools|e2e)\/[\w./()[\]-]*)`/g), ([, file = ""]) => file);
  expect(registered.length).toBeGreaterThan(PATCHES.length);
  expect(registered.filter((file) => !existsSync(file))).toEqual([]);
});
