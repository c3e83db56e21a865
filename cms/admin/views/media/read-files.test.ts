import { expect, it } from "vitest";
import { readFileFilters, writeFileFilters } from "./read-files.ts";

const read = (query: string) => readFileFilters(new URLSearchParams(query));

it.each([
  // The library opens with pictures, and shows all kinds where somebody looks for a file.
  ["", { kind: "picture" }],
  ["kind=film", { kind: "film" }],
  ["kind=all", { kind: "all" }],
  ["kind=nothing", { kind: "picture" }],
  ["q=V3", { q: "V3", kind: "all" }],
  ["q=V3&kind=document", { q: "V3", kind: "document" }],
  ["q=%20%20", { kind: "picture" }],
  ["folder=none", { folder: "none", kind: "all" }],
  ["folder=12", { folder: 12, kind: "all" }],
  ["folder=0", { kind: "picture" }],
  ["folder=1e3", { kind: "picture" }],
  ["repeated=1", { repeated: true, kind: "all" }],
  ["repeated=yes", { kind: "picture" }],
])("the library's address ?%s asks for %o", (query, filters) => {
  expect(read(query)).toEqual(filters);
});

it("a long query is cut, and what was read is written again", () => {
  expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(100);
  const filters = read("q=V3&folder=12&kind=film&repeated=1");
  expect(readFileFilters(writeFileFilters(filters))).toEqual(filters);
});
