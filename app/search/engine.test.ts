import { expect, it } from "vitest";
import type { SearchDocument } from "./search-document.ts";
import { searchEngine } from "./engine.ts";
import type { Stated } from "./quantities.ts";

/** What a product states of which no facet is known. */
const STATED: Stated = { codes: {}, ip: null };

/** A product of which nothing is known but its texts. */
function product(code: string, title: string, stated?: Stated): SearchDocument {
  return {
    key: `products:${code}`,
    kind: "product",
    title,
    path: `/products/${code}`,
    excerpt: "",
    code,
    words: [title],
    texts: [],
    other: [],
    ...(stated && { stated }),
  };
}

it.each([
  ["rastreador", ["t1"]],
  ["rastreadores", ["t1"]],
  ["garantía", ["t2"]],
  ["camión", []],
])("%s finds what has it in its texts, though it is a word of another language: %j", (query, codes) => {
  const engine = searchEngine();
  engine.put(product("t1", "Rastreador GPS"), product("t2", "Garantía ampliada"));
  expect(engine.find(query).hits.map(({ document }) => document.code)).toEqual(codes);
});

it("looks for a choice of the finder in words where no product states it, and by what is stated where one does", () => {
  const engine = searchEngine();
  engine.put(product("t1", "Tracker Solar", STATED), product("t2", "Tracker", STATED));
  const codes = () => engine.find("solar").hits.map(({ document }) => document.code);
  expect(codes()).toEqual(["t1"]);
  engine.put(product("t3", "Tracker", { codes: { power: ["solar"] }, ip: null }));
  expect(codes()).toEqual(["t3"]);
});
