/** Which folder may import which, in one table, and that the house holds to it. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** The folders from the lowest to the highest. Each imports only those before it, so no two can depend on each other. */
const ORDER = `
  shared/design shared/lib shared shared/desk-texts shared/vocabulary shared/definition shared/content shared/specification shared/consistency shared/geometry shared/fonts
  demo/content
  cms/config cms/lib cms/access cms/db cms/fields cms/schema cms/payload-patches cms/cache cms/jobs
  cms/backup cms/documents cms/browser-reports cms/leads cms/search cms/publishing cms/media cms/accounts cms/interface-texts cms/globals
  cms/import-export cms/collections cms/seed cms/admin cms/diagnostics cms/web-analytics cms
  app/i18n app/lib app/components app/data app/leads app/search app/features app/client app/document app/routes app
  server/http server/api server/boot server/page-cache server/routes server/admin server
`
  .trim()
  .split(/\s+/);

/** Further rules: the beginning of a path, and the ones that it may not import. */
const CLOSED: Record<string, readonly string[]> = {
  // The content system is read and written by `data`, `search` and `leads` alone.
  "app/i18n/": ["cms/"],
  "app/lib/": ["cms/"],
  "app/components/": ["cms/", "app/data/", "app/leads/", "app/search/"],
  "app/features/": ["cms/"],
  "app/routes/": ["cms/", "app/client/", "app/document/"],
  // Pages come from the site's build.
  "server/": ["app/features/", "app/routes/", "app/client/", "app/document/", "app/search/", "app/leads/"],
  "demo/": ["cms/"],
};

/** Where the content system itself is had: whatever else the site reads goes through the one reader, which notes what pages depend on. */
const CMS = "cms/index.ts";
const HAS_CMS = /^app\/(?:data\/content\/content-reader\.server\.ts$|leads\/)/;

/** An import of one file of the house by another, by their paths. */
interface Import {
  from: string;
  of: string;
}

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(\s*(?:\/\*[^*]*\*\/\s*)?|\bimport\s+)["']([.#][^"'?]*)/g;
const CODE = "{app,cms,server,shared,demo/content}/**/*.{ts,tsx}";
/** Tests may import anything; the rest is generated. */
const LEFT_OUT = /\.test\.tsx?$|^cms\/next\/|^cms\/db\/migrations\//;

/** All imports between files of the house. */
function importsOfHouse(): Import[] {
  return globSync(CODE)
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((from) =>
      Array.from(readFileSync(from, "utf8").matchAll(SPECIFIER), ([, specifier = ""]) => ({ from, of: fileOf(from, specifier) })),
    )
    .filter(({ of }) => existsSync(of));
}

function fileOf(from: string, specifier: string): string {
  return specifier.startsWith("#") ? specifier.slice(1) : path.posix.join(path.posix.dirname(from), specifier);
}

/** The folder of a file as the table names it: two levels at most. */
function folderOf(file: string): string {
  return file.split("/").slice(0, -1).slice(0, 2).join("/");
}

/** The folders, at whatever depth, that import each other in a circle, and those that lead to one. */
function foldersInCircles(imports: readonly Import[]): string[] {
  const pairs = imports.map(({ from, of }) => [path.posix.dirname(from), path.posix.dirname(of)] as const);
  let candidates = [...new Set(pairs.map(([folder]) => folder))];
  for (;;) {
    const remaining = new Set(candidates);
    const leads = new Set(pairs.flatMap(([folder, other]) => (folder !== other && remaining.has(other) ? [folder] : [])));
    const next = candidates.filter((folder) => leads.has(folder));
    if (next.length === candidates.length) return next;
    candidates = next;
  }
}

/** Whether an import is allowed. */
function isAllowed({ from, of }: Import): boolean {
  const [one, other] = [folderOf(from), folderOf(of)];
  // Routes put features together; these know nothing of each other.
  if (one === "app/features" && other === one) return from.split("/")[2] === of.split("/")[2];
  if (one === other) return true;
  if (of === CMS && one.startsWith("app/")) return HAS_CMS.test(from);
  const closed = Object.entries(CLOSED).some(
    ([begin, targets]) => from.startsWith(begin) && targets.some((target) => of.startsWith(target)),
  );
  return !closed && ORDER.includes(other) && ORDER.indexOf(other) < ORDER.indexOf(one);
}

it("no file imports a folder that is above its own, or closed to it", () => {
  const imports = importsOfHouse();
  expect(imports.length).toBeGreaterThan(3000);
  expect(imports.filter((edge) => !isAllowed(edge)).map(({ from, of }) => `${from} imports ${of}`)).toEqual([]);
});

it("no folders import each other in a circle", () => {
  expect(foldersInCircles(importsOfHouse())).toEqual([]);
  const circle = [
    { from: "app/a/one.ts", of: "app/a/b/two.ts" },
    { from: "app/a/b/two.ts", of: "app/a/three.ts" },
    { from: "app/c/four.ts", of: "app/d/five.ts" },
  ];
  expect(foldersInCircles(circle)).toEqual(["app/a", "app/a/b"]);
});

it.each([
  ["app/routes/products.tsx", "app/features/finder/finder.tsx", true],
  ["app/features/finder/finder.tsx", "app/routes/products.tsx", false],
  ["app/features/finder/finder.tsx", "app/features/compare/pair.ts", false],
  ["app/features/finder/finder.tsx", "app/features/finder/chips.tsx", true],
  ["app/features/finder/finder.tsx", "app/data/finder/criteria.ts", true],
  ["app/features/finder/finder.tsx", "cms/config/settings.ts", false],
  ["app/components/basics/button.tsx", "app/lib/paths.ts", true],
  ["app/components/basics/button.tsx", "app/data/layout-context.ts", false],
  ["app/data/articles.server.ts", "cms/cache/cached.ts", true],
  ["app/search/index.server.ts", "cms/index.ts", false],
  ["app/data/articles.server.ts", "cms/index.ts", false],
  ["app/data/index/library-entries.server.ts", "cms/index.ts", false],
  ["app/data/content/content-reader.server.ts", "cms/index.ts", true],
  ["app/leads/submit.server.ts", "cms/index.ts", true],
  ["cms/cache/cached.ts", "cms/payload-patches/transactions.ts", true],
  ["cms/payload-patches/transactions.ts", "cms/cache/cached.ts", false],
  ["cms/leads/notify.ts", "app/lib/paths.ts", false],
  ["cms/leads/notify.ts", "shared/languages.ts", true],
  ["cms/leads/notify.ts", "cms/index.ts", false],
  ["shared/lib/html.ts", "cms/lib/time.ts", false],
  ["server/routes/pages.ts", "app/lib/http/accept.ts", true],
  ["server/routes/pages.ts", "app/features/finder/finder.tsx", false],
])("%s importing %s: %s", (from, of, allowed) => {
  expect(isAllowed({ from, of })).toBe(allowed);
});
