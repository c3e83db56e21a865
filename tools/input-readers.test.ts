/** No module reads a number or a time of a stranger's or an editor's by itself: `Number` takes what databases and lists fail at. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The readers, and whoever reads what something else has bounded. */
const READERS: Record<string, string> = {
  "app/data/finder/criteria.ts": "an IP rating, after its own pattern",
  "app/components/media/video-player.tsx": "a moment within a film",
  "server/api/validators.ts": "dates of conditional requests",
  "server/http/body-limits.ts": "Content-Length, which Node has checked",
  "server/admin/relay.ts": "Content-Length, which Node has checked",
};

const CODE = "{app,cms,server,shared}/**/*.{ts,tsx}";
const LEFT_OUT = /\.test\.tsx?$|^cms\/next\/|^cms\/db\/migrations\//;

/** A number or a time that is made of what came in, before the first bracket that closes. */
const READS =
  /\b(?:Number|(?:Number\.)?parse(?:Int|Float)|Date\.parse|new Date)\([^);]*?(?:\b(?:routeParams|params|param\(|typed\w*|formData|headers|query)\b|[sS]earchParams\b)/;

function readsByItself(source: string): boolean {
  return READS.test(source);
}

it("what comes in is read by its reader", () => {
  const files = globSync(CODE).filter((file) => !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => readsByItself(readFileSync(file, "utf8"))).toSorted()).toEqual(Object.keys(READERS).toSorted());
});

it.each([
  ['const id = Number(req.routeParams?.["id"]);', true],
  ['const page = Math.max(1, Number(params.get("sheet")) || 1);', true],
  ['const id = Number(view.searchParams?.["import"]);', true],
  ['const day = new Date(String(req.query["day"]));', true],
  ["const pieces = Number(typed[`quantity-${slug}`]);", true],
  ['const second = Number(new URLSearchParams(location.search).get("t"));', true],
  ['const id = readId(req.routeParams?.["id"]);', false],
  ["const day = new Date(record.updatedAt);", false],
  ["const count = Number(row.count);", false],
])("%s reads by itself: %s", (source, isFound) => {
  expect(readsByItself(source)).toBe(isFound);
});
