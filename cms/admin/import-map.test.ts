import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const IMPORT_MAP = "cms/next/app/(payload)/admin/import-map.ts";
const CODE = globSync("cms/**/*.{ts,tsx}").filter((file) => !file.startsWith("cms/next/") && !/\.test\.tsx?$/.test(file));

/** The components of the house that a text names as Payload's config does. */
function componentsIn(text: string): string[] {
  return Array.from(text.matchAll(/"(\/[\w/-]+\.tsx#\w+)"/g), ([, name = ""]) => name);
}

it("has every component that code names: `npm run generate:importmap`", () => {
  const mapped = new Set(componentsIn(readFileSync(IMPORT_MAP, "utf8")));
  const named = CODE.flatMap((file) => componentsIn(readFileSync(file, "utf8")));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !mapped.has(name))).toEqual([]);
});
