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

it("finds what is called exactly what was typed before all else, whatever more the others have of it", () => {
  const engine = searchEngine();
  const wordy = { ...product("a9s", "A9 A9 A9"), words: ["a9", "a9"], texts: ["A9 with A9, beside A9"] };
  engine.put(wordy, { ...product("x", "Case of A9"), code: "a9-case" }, product("a9", "Asset tracker"));
  expect(engine.find("A9").hits[0]?.document.code).toBe("a9");
  // By its title as well.
  engine.put(product("t1", "Tracker with tracker"), product("t2", "Tracker"));
  expect(engine.find("tracker").hits[0]?.document.code).toBe("t2");
});

it("finds what has a word as it was typed before what has one that resembles it", () => {
  const engine = searchEngine();
  engine.put({ ...product("t1", "Carmera carmera"), words: ["carmera"] }, { ...product("t2", "Tracker"), texts: ["with a camera"] });
  expect(engine.find("camera").hits.map(({ document }) => document.code)).toEqual(["t2", "t1"]);
});

it("keeps what fits equally well in the order in which it was put in", () => {
  const engine = searchEngine();
  engine.put(...["t3", "t1", "t2"].map((code) => product(code, "Solar panel")));
  expect(engine.find("solar panel").hits.map(({ document }) => document.code)).toEqual(["t3", "t1", "t2"]);
  expect(engine.find("solar panel", { limit: 2 }).hits.map(({ document }) => document.code)).toEqual(["t3", "t1"]);
});

it.each([
  ["ladowarka", "Ładowarka sieciowa"],
  ["Ładowarka", "Ladowarka sieciowa"],
  ["Kuehlkette", "Kühlkette"],
  ["kuehlk", "Kühlkette"],
  ["Kühlkette", "Kuehlkette"],
  ["strasse", "Straße"],
  ["Straße", "Strasse"],
  ["koebenhavn", "København"],
  ["ISI", "ısı"],
  ["ısı", "Isı sensörü"],
  ["coeur", "Cœur de réseau"],
  ["œil", "Oeil de chat"],
  ["oeil", "Œil"],
  ["ばってりー", "バッテリー"],
  ["バッテリー", "ばってりー"],
  ["ติดตาม", "อุปกรณ์ติดตามยานพาหนะ"],
  ["تتبع", "جهاز تَتَبُّع المركبات"],
  ["تَتَبُّع", "جهاز تتبع"],
  ["ट्रैकिंग", "वाहन ट्रैकिंग"],
  ["volgsysteem", "Voertuigvolgsysteem"],
  ["kette", "Kühlkette"],
])("%s finds %s, and nothing else", (query, title) => {
  const engine = searchEngine();
  engine.put(product("t1", title), product("t2", "Warranty"), product("t3", "Портативный"));
  expect(engine.find(query).hits.map(({ document }) => document.code)).toEqual(["t1"]);
});

it("finds in lists the compounds of which a part stands as a word elsewhere, and no words that only end so", () => {
  const engine = searchEngine();
  engine.put(product("1", "Voertuigvolgsysteem"), product("2", "Volgsysteem"), product("3", "Portable"), product("4", "Table"));
  const having = (query: string) => engine.having(query, "products").map(([id]) => id);
  expect(having("volgsysteem").sort()).toEqual(["1", "2"]);
  expect(having("table")).toEqual(["4"]);
  // Lists forgive no slips, and umlauts in two letters are none.
  engine.put(product("5", "Rueckmelder"), product("6", "Rückmelder"));
  expect(having("Rückmelder").sort()).toEqual(["5", "6"]);
});
