import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DAY } from "#shared/lib/durations.ts";
import { keepOldChunks } from "./built-files.mjs";

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "waymark-chunks-"));
  mkdirSync(at("assets"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds these chunks in place of those that are there, as the build does. */
function build(chunks: Record<string, string>, replaced: string[], now: number) {
  renameSync(at("assets"), at("earlier"));
  mkdirSync(at("assets"));
  for (const [name, text] of Object.entries(chunks)) writeFileSync(at("assets", name), text);
  keepOldChunks(at("earlier"), at("assets"), replaced, now);
  rmSync(at("earlier"), { recursive: true });
}

it("keeps the chunks of earlier builds for seven days after they were replaced, however old they were by then", () => {
  const start = Date.now();
  build({ "home-1.js": "first", "vendor.js": "same" }, [], start);
  build({ "home-2.js": "second", "vendor.js": "same, new" }, ["home-1.js", "vendor.js"], start + 30 * DAY);
  expect(readdirSync(at("assets")).toSorted()).toEqual(["home-1.js", "home-2.js", "vendor.js"]);
  expect(readFileSync(at("assets", "home-1.js"), "utf8")).toBe("first");
  expect(readFileSync(at("assets", "vendor.js"), "utf8")).toBe("same, new");

  build({ "home-3.js": "third" }, ["home-2.js", "vendor.js"], start + 36 * DAY);
  expect(readdirSync(at("assets")).toSorted()).toEqual(["home-1.js", "home-2.js", "home-3.js", "vendor.js"]);
  build({ "home-4.js": "fourth" }, ["home-3.js"], start + 38 * DAY);
  expect(readdirSync(at("assets")).toSorted()).toEqual(["home-2.js", "home-3.js", "home-4.js", "vendor.js"]);
});
