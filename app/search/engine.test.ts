import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import type { Need } from "#app/data/index/needs.server.ts";
import { SEARCH_KINDS, type SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { SearchDocument } from "./search-document.ts";
import { searchEngine } from "./engine.ts";
import type { FindOptions, SearchEngine } from "./engine-types.ts";
import type { Stated } from "./quantities.ts";

/** What a product states of which no facet is known. */
const STATED: Stated = { codes: {}, ip: null };

/** A product with texts and no other facts. */
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

it("finds what has a word as it was typed, and nothing that only resembles it", () => {
  const engine = searchEngine();
  engine.put({ ...product("t1", "Carmera carmera"), words: ["carmera"] }, { ...product("t2", "Tracker"), texts: ["with a camera"] });
  expect(engine.find("camera").hits.map(({ document }) => document.code)).toEqual(["t2"]);
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
  const having = (query: string) => [...(engine.having(query, "products").scores ?? new Map<string, number>()).keys()];
  expect(having("volgsysteem").sort()).toEqual(["1", "2"]);
  expect(having("table")).toEqual(["4"]);
  // Umlauts in two letters are no slips.
  engine.put(product("5", "Rueckmelder"), product("6", "Rückmelder"));
  expect(having("Rückmelder").sort()).toEqual(["5", "6"]);
});

/** A document of a kind that is found by its title, and by whatever more it has. */
function documentOf(kind: SearchKind, id: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { ...product(id, title), key: `${kind}s:${id}`, kind, code: "", words: [], ...more };
}
const item = (id: string, title: string, more: Partial<SearchDocument> = {}) => documentOf("product", id, title, more);
/** The keys of what an engine finds, best first, without their collection. */
const keysFor = (engine: SearchEngine, query: string, options?: FindOptions) =>
  engine.find(query, options).hits.map(({ document }) => document.key.split(":")[1]);

it("finds products before all other kinds, what is told of them last, and counts each kind in the order of the page", () => {
  const engine = searchEngine();
  const kinds: SearchKind[] = ["download", "video", "article", "faq", "page", "solution", "product"];
  engine.put(...kinds.map((kind) => documentOf(kind, kind, "Harness")));
  expect(keysFor(engine, "harness")).toEqual(["product", "solution", "page", "faq", "article", "video", "download"]);
  expect(engine.find("harness").counts).toEqual(SEARCH_KINDS.map((kind) => ({ kind, total: 1 })));
  expect(engine.find("quartz").counts).toEqual([]);
  expect(keysFor(engine, "harness", { limit: 2 })).toEqual(["product", "solution"]);
  expect(engine.find("harness", { limit: 2 }).counts).toHaveLength(kinds.length);
});

it("finds what is called so first, then what is known so, then what says so, then whose page says so", () => {
  const engine = searchEngine();
  engine.put(
    item("body", "x4", { body: "antenna" }),
    item("excerpt", "x3", { excerpt: "antenna" }),
    item("other", "x5", { other: ["antenna"] }),
    item("words", "x1", { words: ["antenna"] }),
    item("text", "x2", { texts: ["antenna"] }),
    item("code", "x6", { code: "Antenna-9" }),
    item("codes", "x7", { codes: ["Antenna"] }),
    item("title", "Antenna"),
  );
  expect(keysFor(engine, "antenna")).toEqual(["codes", "title", "code", "words", "other", "excerpt", "text", "body"]);
  // Lists look at all but the text of the page, and take the best of a name as they are.
  const having = [...(engine.having("antenna", "products").scores ?? [])];
  expect(having.map(([id]) => id).toSorted()).toEqual(["code", "codes", "excerpt", "other", "text", "title", "words"]);
  expect(having.toSorted(([, one], [, other]) => other - one)[0]?.[0]).toBe("code");
  expect(engine.having("antenna", "articles").scores?.size).toBe(0);
});

it("takes documents in the place of those with their key, adds the text of their pages, and forgets them", () => {
  const engine = searchEngine();
  engine.put(item("a", "Antenna"), item("b", "Bracket"));
  engine.putBody("products:a", "immobiliser relay");
  engine.putBody("products:nobody", "immobiliser");
  expect(keysFor(engine, "immobiliser")).toEqual(["a"]);
  expect([engine.size(), engine.keys()]).toEqual([2, ["products:a", "products:b"]]);
  engine.put(item("a", "Cable"));
  expect([keysFor(engine, "antenna"), keysFor(engine, "immobiliser"), keysFor(engine, "cable"), engine.size()]).toEqual([[], [], ["a"], 2]);
  engine.remove(["products:a", "products:nobody"]);
  expect([keysFor(engine, "cable"), keysFor(engine, "bracket"), engine.size(), engine.keys()]).toEqual([[], ["b"], 1, ["products:b"]]);
  expect(engine.find("cable").counts).toEqual([]);
  // A removed record loses its names: they do not find another one with its ordinal.
  engine.put(item("c", "Clamp with cable"), item("d", "Cable cable cable", { words: ["cable"] }));
  expect(keysFor(engine, "cable")[0]).toBe("d");
});

it.each(["gt06n4g", "gt-06n", "GT-06N/4G", "gt06n", "eu", "GT-06N/4G (EU)", "ab12", "AB12"])(
  "finds a model as people type it: %s",
  (typed) => {
    const engine = searchEngine();
    engine.put(
      item("gt", "Vehicle tracker", { code: "GT-06N/4G (EU)" }),
      item("ab", "Other thing", { codes: ["AB-12"] }),
      item("c", "Cable"),
    );
    expect(keysFor(engine, typed)).toEqual([typed.toLowerCase().startsWith("ab") ? "ab" : "gt"]);
  },
);

it("lets one thing be missing where much is asked for, and says when nothing has all of it", () => {
  const engine = searchEngine();
  engine.put(
    ...Array.from({ length: 12 }, (_, at) => item(`${at}`, at % 2 ? "bracket anchor cable" : "bracket cable")),
    item("far", "bracket"),
    item("near", "anchor cable"),
  );
  const odd = ["1", "3", "5", "7", "9", "11"];
  const even = ["0", "2", "4", "6", "8", "10"];
  const most = engine.find("anchor bracket cable", { limit: 30 });
  expect([most.hits.map(({ document }) => document.key.split(":")[1]), most.near]).toEqual([[...odd, "near", ...even], false]);
  // Two things are not much: both must be there.
  expect(keysFor(engine, "anchor bracket")).toEqual(odd);
  const nothing = engine.find("bracket quartz zebra");
  expect([nothing.hits.length, nothing.near]).toEqual([13, true]);
  expect(engine.find("quartz")).toMatchObject({ hits: [], near: true });
  // The search offers words that resemble the query, and does not search for them.
  expect(engine.find("anchr")).toMatchObject({ hits: [], near: true, spelled: "anchor" });
  expect(engine.find("anchr bracket")).toMatchObject({ near: true, spelled: "anchor bracket" });
  expect(keysFor(engine, "anchr cable", { limit: 30 }).toSorted()).toEqual(keysFor(engine, "cable", { limit: 30 }).toSorted());
});

it("finds Chinese words by how they sound, spelt or written with another character, unless a place is asked for", () => {
  const engine = searchEngine();
  engine.put(
    documentOf("product", "recorder", "冷链温湿度记录仪"),
    documentOf("article", "story", "冷链的故事"),
    documentOf("solution", "chain", "冷链"),
    documentOf("page", "about", "关于我们"),
  );
  expect(keysFor(engine, "lenglian")).toEqual(["recorder", "chain", "story"]);
  expect(keysFor(engine, "leng lian")).toEqual(["recorder", "chain"]);
  expect(keysFor(engine, "lengl")).toEqual(["recorder", "chain"]);
  expect(keysFor(engine, "guanyu")).toEqual(["about"]);
  expect(keysFor(engine, "wenshidu")).toEqual(["recorder"]);
  expect(keysFor(engine, "冷链")).toEqual(["chain", "recorder", "story"]);
  expect([keysFor(engine, "冷連").length, engine.find("冷連").near]).toEqual([2, true]);
  expect(engine.find("lenglain")).toMatchObject({ hits: [], spelled: "冷链" });
});

it("puts the best first of more than are looked for in one pass, as it does of few", () => {
  const engine = searchEngine();
  engine.put(
    ...Array.from({ length: 150 }, (_, at) => item(`${at}`, "lock", at === 140 ? { words: ["lock"] } : {})),
    documentOf("article", "story", "lock"),
  );
  const best = (options: FindOptions) => keysFor(engine, "lock", options);
  const ordered = ["140", ...Array.from({ length: 150 }, (_, at) => `${at}`).filter((id) => id !== "140"), "story"];
  expect(best({})).toEqual(ordered);
  expect(best({ limit: 120 })).toEqual(ordered.slice(0, 120));
  expect(best({ limit: 3 })).toEqual(ordered.slice(0, 3));
  expect(best({ limitOfKind: 1 })).toEqual(["140", "story"]);
  expect(best({ limitOfKind: 101 })).toEqual([...ordered.slice(0, 101), "story"]);
  expect(engine.find("lock", { limit: 1 }).counts).toEqual([
    { kind: "product", total: 150 },
    { kind: "article", total: 1 },
  ]);
});

it("finds what states a choice before what has it in its words, which must state nothing", () => {
  const engine = searchEngine();
  engine.put(
    item("stated", "A", { stated: { codes: { power: ["solar"] }, ip: null }, words: ["lock"] }),
    item("other", "B solar lock", { stated: STATED }),
    item("worded", "C solar lock"),
  );
  expect(keysFor(engine, "solar")).toEqual(["stated", "worded"]);
  expect(keysFor(engine, "solar lock")).toEqual(["stated", "worded"]);
  expect([...(engine.having("solar", "products").scores ?? new Map<string, number>()).keys()]).toEqual(["worded", "stated"]);
});

it.each([
  ["48 V", ["wide", "narrow"]],
  ["80 V", ["wide"]],
  ["-40 °C", ["cold"]],
  ["-40 °C 48 V", []],
])("finds what bears %s", (query, ids) => {
  const engine = searchEngine();
  engine.put(
    item("wide", "A", { stated: { ...STATED, input_voltage: { min: 9, max: 90 } } }),
    item("narrow", "B", { stated: { ...STATED, input_voltage: { min: 36, max: 48 } } }),
    item("cold", "C", { stated: { ...STATED, temperature: { min: -40, max: 85 } } }),
  );
  const { hits, near } = engine.find(query);
  expect([near ? [] : hits.map(({ document }) => document.key.split(":")[1]), near]).toEqual([ids, ids.length === 0]);
});

it("finds nothing for nothing, and for words that say nothing", () => {
  const engine = searchEngine();
  engine.put(item("a", "The cable"));
  for (const query of ["", "   ", "the"]) expect([query, keysFor(engine, query)]).toEqual([query, []]);
});

/** A need that is called so in each language. */
function need(id: number, name: string, answers: readonly string[]): Need {
  return { id, slug: name, order: id, name: eachLanguage(name), words: eachLanguage(""), abroad: "", note: eachLanguage(""), answers };
}
function eachLanguage(text: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, string>;
}

/** What is found, each with its score and the need whose address it has; whether all of it is as it was typed is left out of the score. */
const answersBy = (engine: SearchEngine, query: string) =>
  engine.find(query).hits.map(({ document, score, answer }) => [document.path, score % 10_000].concat(answer?.link ?? []));

it("offers names in the place of words that are nowhere, if that finds something", () => {
  const engine = searchEngine();
  engine.put(item("relay", "Relay harness"), item("note", "Other", { body: "relyance" }));
  engine.setNeeds([need(1, "motorcycle", ["/products/relay"])]);
  expect(engine.find("relya harness").spelled).toBe("relay harness");
  expect(engine.having("motorcicle", "products").spelled).toBe("motorcycle");
  // Other unknown words stay as typed.
  expect(engine.find("relya quartz").spelled).toBe("relay quartz");
  // Something has it, nothing resembles it, or it is too short to resemble one word alone.
  for (const query of ["relay", "qwzxvk", "rela"]) expect([query, engine.find(query).spelled]).toEqual([query, null]);
});

it("finds first what has the typed words among its other names, in any spelling, and forgets them with it", () => {
  const engine = searchEngine();
  const portal = item("portal", "Platform", { names: ["web portal", "查轨迹", "200 km"] });
  engine.put(portal, item("other", "Web portal of a web portal", { words: ["web portal", "查轨迹"] }), item("km", "200 km"));
  expect(keysFor(engine, "Web portal")).toEqual(["portal", "other"]);
  expect(keysFor(engine, "web-portal")[0]).toBe("portal");
  expect(keysFor(engine, "查轨迹")[0]).toBe("portal");
  expect(keysFor(engine, "200 km").toSorted()).toEqual(["km", "portal"]);
  expect(engine.find("portla").spelled).toBe("portal");
  engine.put({ ...portal, names: [] });
  expect(keysFor(engine, "web portal")).toEqual(["other"]);
});

describe("what people need", () => {
  const list = documentOf("page", "products", "Products", { path: "/products" });
  const answer = documentOf("faq", "answer", "Does it work offshore?", { path: "/faq/answer" });
  const boat = item("boat", "Marine tracker", { code: "A9" });
  const mentions = item("mentions", "Cattle cattle", { words: ["cattle"] });

  it("is answered in the order of its addresses, before all that only has its words, of any kind and number", () => {
    const engine = searchEngine();
    engine.put(mentions, list, answer, boat);
    expect(keysFor(engine, "cattle")).toEqual(["mentions"]);
    engine.setNeeds([need(1, "cattle", ["/faq/answer", "/nowhere", "/products/boat"]), need(2, "boats", ["/products/boat"])]);
    expect(keysFor(engine, "cattle")).toEqual(["answer", "boat", "mentions"]);
    expect(answersBy(engine, "cattle").slice(0, 2)).toEqual([
      ["/faq/answer", 5050],
      ["/products/boat", 4850],
    ]);
    expect(keysFor(engine, "boats")).toEqual(["boat"]);
    expect([...(engine.having("cattle", "products").scores ?? new Map<string, number>()).keys()]).toEqual(["mentions", "boat"]);
    engine.setNeeds([]);
    expect(keysFor(engine, "cattle")).toEqual(["mentions"]);
  });

  it("is named in the plural as well", () => {
    const engine = searchEngine();
    engine.put(answer);
    engine.setNeeds([need(1, "pony", ["/faq/answer"]), need(2, "box", ["/faq/answer"])]);
    for (const query of ["pony", "ponies", "boxes", "my ponies"]) expect([query, keysFor(engine, query)]).toEqual([query, ["answer"]]);
  });

  it("comes after what is called exactly so", () => {
    const engine = searchEngine();
    engine.put(item("called", "Cattle"), list, answer);
    engine.setNeeds([need(1, "cattle", ["/faq/answer"])]);
    expect(keysFor(engine, "cattle")).toEqual(["called", "answer"]);
  });

  it("leads to the address that says more than that of its document, and no further than the site", () => {
    const engine = searchEngine();
    engine.put(list, answer, mentions);
    const lightest = need(1, "lightest", ["/products?sort=weight", "/faq/answer#boats", "/gone?sort=weight"]);
    engine.setNeeds([lightest]);
    expect(answersBy(engine, "lightest")).toEqual([
      ["/products", 5000, "/products?sort=weight"],
      ["/faq/answer", 4900, "/faq/answer#boats"],
    ]);
    expect(engine.find("lightest").hits[0]?.answer?.need).toBe(lightest);
    engine.remove([list.key]);
    expect(answersBy(engine, "lightest")).toEqual([["/faq/answer", 4900, "/faq/answer#boats"]]);
  });

  it("is answered first by what has the rest of the query too, and by no product that does not state what is asked of it", () => {
    const engine = searchEngine();
    const wide = item("wide", "Wide", { stated: { ...STATED, input_voltage: { min: 9, max: 90 } } });
    const narrow = item("narrow", "Narrow", { stated: { ...STATED, input_voltage: { min: 9, max: 30 } } });
    engine.put(wide, narrow, answer, item("rugged", "Rugged thing"), item("none", "Other thing"));
    engine.setNeeds([need(1, "cattle", ["/products/narrow", "/faq/answer", "/products/wide", "/products/none", "/products/rugged"])]);
    expect(keysFor(engine, "cattle 48 V")).toEqual(["wide", "answer", "none", "rugged"]);
    expect(keysFor(engine, "cattle rugged 48 V")).not.toContain("narrow");
    expect(answersBy(engine, "cattle 48 V").slice(0, 2)).toEqual([
      ["/products/wide", 4800],
      ["/faq/answer", 2400],
    ]);
    // A word is no statement: who does not have it comes later, and is not left out.
    expect(keysFor(engine, "cattle rugged")).toEqual(["rugged", "narrow", "answer", "wide", "none"]);
  });

  it("names a model: that one comes, then the pages that answer, and no list or other product", () => {
    const engine = searchEngine();
    engine.put(boat, list, answer, ...["1", "2", "3", "4", "5"].map((id) => item(id, "Bracket")));
    engine.setNeeds([need(1, "manual", ["/products?type=manual"])]);
    expect(answersBy(engine, "A9 manual")[0]).toEqual(["/products/boat", 5200]);
    expect(keysFor(engine, "A9 manual")).not.toContain("products");
    engine.setNeeds([need(1, "manual", ["/products?type=manual"]), need(2, "offline", ["/faq/answer"])]);
    expect(keysFor(engine, "A9 offline")).toEqual(["boat", "answer"]);
    expect(keysFor(engine, "manual")).toEqual(["products"]);
  });

  it("asks nothing more with words that most documents have", () => {
    const engine = searchEngine();
    engine.put(...["1", "2", "3", "4"].map((id) => item(id, `Tracker ${id}`)), answer, list);
    engine.setNeeds([need(1, "cattle", ["/faq/answer"])]);
    // Four of six are trackers: the answer counts whole.
    expect(answersBy(engine, "cattle tracker")[0]).toEqual(["/faq/answer", 5050]);
    engine.put(item("rare", "Collar"));
    expect(answersBy(engine, "cattle collar")[0]).toEqual(["/faq/answer", 2550]);
  });

  it("is asked for by more than one: the better place counts, and a question before a thing", () => {
    const engine = searchEngine();
    engine.put(list, answer);
    engine.setNeeds([need(1, "cattle", ["/products", "/faq/answer"]), need(2, "boats", ["/faq/answer"])]);
    expect(answersBy(engine, "cattle boats")).toEqual([
      ["/faq/answer", 5050],
      ["/products", 5000],
    ]);
  });
});

it("finds a product by the words of its code, though one of them is a place", () => {
  const engine = searchEngine();
  engine.put(product("GT-06N/4G (EU) + Relay #2", "Off-roader", STATED), product("V8", "GT 4G relay 2 EU"));
  expect(engine.find("gt 06n 4g eu relay 2").hits[0]?.document.code).toBe("GT-06N/4G (EU) + Relay #2");
  expect(engine.find("4g relay").hits.map(({ document }) => document.code)).toContain("V8");
});

it("finds what is called so however it is spaced, and nothing by the beginning of a word of its page", () => {
  const engine = searchEngine();
  engine.put(item("long", "A9 S beside A9 S", { words: ["A9 S"] }), item("a9s", "Tracker", { code: "A9S" }));
  engine.put(item("page", "Other", { body: "immobiliser" }));
  for (const query of ["a9s", " A9S ", "A9 S", "a9-s"]) expect([query, keysFor(engine, query)[0]]).toEqual([query, "a9s"]);
  engine.put(item("tanks", "Fuel tank and fuel tank", { words: ["fuel tank"] }), item("tank", "Fuel tank"));
  for (const query of ["fuel tank", " Fuel tank "]) expect([query, keysFor(engine, query)[0]]).toEqual([query, "tank"]);
  expect([keysFor(engine, "immobiliser"), keysFor(engine, "immob")]).toEqual([["page"], []]);
});

it("takes a single word of a code for no name: what is called by it alone comes first", () => {
  const engine = searchEngine();
  engine.put(item("k", "Sensor", { code: "K-relay" }), item("relay", "Relay"));
  expect(keysFor(engine, "relay")).toEqual(["relay", "k"]);
  // Two are one, though the code has words of many, and they stand in a title.
  const others = Array.from({ length: 30 }, (_, at) => item(`${at}`, `Lamp ${at}`, { code: at % 2 ? `K ${at}` : `Relay ${at}` }));
  engine.put(item("title", "Relay k"), ...others);
  for (const query of ["k relay", "k for relay"]) expect([query, keysFor(engine, query, { limit: 1 })]).toEqual([query, ["k"]]);
});

it("forgets what is gone wherever it was known: by its figures, its address, and its names", () => {
  const engine = searchEngine();
  engine.put(item("wide", "A", { stated: { ...STATED, input_voltage: { min: 9, max: 90 } } }));
  engine.remove(["products:wide"]);
  expect(keysFor(engine, "48 V")).toEqual([]);
  // Two had the address one after the other: the one that has it answers.
  const need1 = need(1, "cattle", ["/moved"]);
  engine.put(item("first", "B", { path: "/moved" }), item("second", "C", { path: "/moved" }));
  engine.setNeeds([need1]);
  expect(keysFor(engine, "cattle")).toEqual(["second"]);
  engine.remove(["products:first"]);
  expect(keysFor(engine, "cattle")).toEqual(["second"]);
  engine.remove(["products:second"]);
  expect(engine.find("cattle")).toMatchObject({ hits: [], counts: [], near: true });
});

it("offers the names of products, solutions and pages alone, whose words are names", () => {
  const engine = searchEngine();
  for (const kind of SEARCH_KINDS) engine.put(documentOf(kind, kind, `${kind}${kind} report`));
  const offered = SEARCH_KINDS.filter((kind) => engine.find(`${kind}${kind}x`).spelled !== null);
  expect(offered.toSorted()).toEqual(["page", "product", "solution"]);
  expect(engine.find("pagepgae").spelled).toBe("pagepage");
});

it("says of a list what is asked of it: an order alone, a need alone, or words", () => {
  const engine = searchEngine();
  const lightest = need(1, "lightest", ["/products?sort=weight"]);
  const cattle = need(2, "cattle", ["/products/relay"]);
  engine.put(documentOf("page", "products", "Products", { path: "/products" }), item("relay", "Relay"), item("lamp", "Lamp"));
  engine.setNeeds([lightest, cattle]);
  const having = (query: string) => {
    const { scores, ...others } = engine.having(query, "products");
    return { ids: scores && [...scores.keys()], ...others };
  };
  expect(having("lightest")).toEqual({ ids: null, needs: [lightest], isNeedAlone: false, spelled: null });
  expect(having("lightest lamp")).toEqual({ ids: ["lamp"], needs: [lightest], isNeedAlone: false, spelled: null });
  expect(having("cattle")).toEqual({ ids: ["relay"], needs: [cattle], isNeedAlone: true, spelled: null });
  expect(having("cattle lamp")).toMatchObject({ needs: [cattle], isNeedAlone: false });
  expect([...(engine.having("cattle lamp", "products").scores?.values() ?? [])].every((score) => score > 0)).toBe(true);
  expect(having("cattle cattle")).toMatchObject({ ids: ["relay"], needs: [cattle], isNeedAlone: true });
  expect(having("quartz")).toEqual({ ids: [], needs: [], isNeedAlone: false, spelled: null });
  expect(having("")).toMatchObject({ ids: [] });
});

it("comes nearest with what has some of the words or the figure, and strictly with what has all", () => {
  const engine = searchEngine();
  const bearing = (min: number, max: number): Stated => ({ ...STATED, input_voltage: { min, max } });
  const cold: Stated = { ...STATED, temperature: { min: -40, max: 85 } };
  engine.put(
    item("lock", "Lock", { stated: bearing(9, 30) }),
    item("wide", "Wide", { stated: bearing(9, 90) }),
    item("cold", "Cold lock", { stated: cold }),
    item("both", "Both", { stated: { ...bearing(9, 90), ...cold } }),
  );
  expect([keysFor(engine, "lock 48 V").toSorted(), engine.find("lock 48 V").near]).toEqual([["cold", "lock"], true]);
  expect(keysFor(engine, "-40 °C 48 V")).toEqual(["both"]);
  engine.put(item("lock48", "Lock", { stated: bearing(9, 90) }));
  expect([keysFor(engine, "lock 48 V"), engine.find("lock 48 V").near]).toEqual([["lock48"], false]);
  // All of the figures, not some of them.
  expect(keysFor(engine, "lock -40 °C 48 V").toSorted()).toEqual(["cold", "lock", "lock48"]);
  expect(engine.find("lock -40 °C 48 V").near).toBe(true);
});

it("puts what bears a figure and says so before what only bears it, and kinds in their order also beside a figure", () => {
  const engine = searchEngine();
  const stated = { ...STATED, input_voltage: { min: 9, max: 90 } };
  engine.put(item("bears", "A", { stated }), item("says", "B", { stated, words: ["48 V"] }));
  expect(keysFor(engine, "48 V")).toEqual(["says", "bears"]);
  const other = searchEngine();
  for (const kind of ["article", "page"] as const) other.put(documentOf(kind, kind, "Lock for 48 V"));
  expect(keysFor(other, "lock 48 V")).toEqual(["page", "article"]);
});

it("finds what has the bands of a place, also of one that is spelled nearly so, and only where nothing is called so", () => {
  const engine = searchEngine();
  const device = (...bands: string[]) => ({ stated: { ...STATED, devices: [{ networks: ["cat1"], bands }] } });
  engine.put(item("eu", "A", device("b3", "b8", "b20")), item("us", "B", device("b2", "b4")), item("none", "C", { stated: STATED }));
  for (const query of ["Germany", "in Europe", "germny"]) expect([query, keysFor(engine, query)]).toEqual([query, ["eu"]]);
  expect(keysFor(engine, "USA")).toEqual(["us"]);
  engine.put(item("named", "Germny"));
  expect(keysFor(engine, "germny")).toEqual(["named"]);
});

it("reads no umlaut into a word that there is", () => {
  const engine = searchEngine();
  engine.put(item("poetry", "Poetry"), item("potry", "Potry"));
  expect(keysFor(engine, "poetry")).toEqual(["poetry"]);
});

it("hears spelt Chinese in whatever a document says, unless the letters are a word", () => {
  const engine = searchEngine();
  engine.put(
    item("title", "电子围栏"),
    item("words", "A", { words: ["星河"] }),
    item("text", "B", { texts: ["明月"] }),
    item("other", "D", { other: ["集装箱"] }),
  );
  for (const [query, id] of [
    ["weilan", "title"],
    ["xinghe", "words"],
    ["mingyue", "text"],
    ["jizhuangxiang", "other"],
    ["jizhuang", "other"],
  ] as const)
    expect([query, keysFor(engine, query)]).toEqual([query, [id]]);
  engine.put(item("brand", "Mingyue"));
  expect(keysFor(engine, "mingyue")).toEqual(["brand"]);
});

it("looks for other characters of the same sound only where few have the typed ones", () => {
  const engine = searchEngine();
  engine.put(item("0", "星河"), item("1", "星河"), item("sound", "兴和"));
  expect(keysFor(engine, "星河")).toEqual(["0", "1", "sound"]);
  engine.put(item("2", "星河"));
  expect(keysFor(engine, "星河")).toEqual(["0", "1", "2"]);
  // With another word all of it is looked for first, then any of it.
  engine.put(item("both", "星河 gateway"), item("gateway", "Gateway"));
  expect(keysFor(engine, "兴和 gateway")).toEqual(["both"]);
  expect(keysFor(engine, "兴和 quartz")).toContain("0");
});

it("leaves out what lacks a word once ten have all of a long query", () => {
  const engine = searchEngine();
  const whole = (id: number) => item(`${id}`, "bracket anchor cable", id === 8 ? { words: ["anchor"] } : {});
  engine.put(item("far", "bracket cable"), ...Array.from({ length: 9 }, (_, id) => whole(id)));
  const query = "anchor bracket cable";
  expect(keysFor(engine, query)).toEqual(["8", "0", "1", "2", "3", "4", "5", "6", "7", "far"]);
  engine.put(whole(9));
  expect(keysFor(engine, query)).toEqual(["8", "0", "1", "2", "3", "4", "5", "6", "7", "9"]);
  // A figure makes no query long.
  const stated = { ...STATED, input_voltage: { min: 9, max: 90 } };
  engine.put(item("lock", "Lock panel", { stated }), item("panel", "Panel", { stated }));
  expect(keysFor(engine, "lock panel 48 V")).toEqual(["lock"]);
});

it("keeps the words of one text apart from those of the next", () => {
  const engine = searchEngine();
  engine.put(
    item("words", "A", { names: ["relay"], words: ["lamp", "fuse"] }),
    item("texts", "B", { excerpt: "siren", texts: ["horn", "bell"] }),
    item("other", "C", { other: ["klaxon", "buzzer"] }),
  );
  for (const [id, ...words] of [
    ["words", "relay", "lamp", "fuse"],
    ["texts", "siren", "horn", "bell"],
    ["other", "klaxon", "buzzer"],
  ] as const)
    for (const word of words) expect([word, keysFor(engine, word)]).toEqual([word, [id]]);
  expect(engine.find("lapm").spelled).toBe(null);
  expect(engine.find("relya").spelled).toBe("relay");
});

it("offers of several names the one with fewest other letters, then that of the same length, as it was written first", () => {
  const engine = searchEngine();
  engine.put(
    item("1", "Contained"),
    item("2", "Container"),
    item("3", "Porta"),
    item("4", "Portal"),
    item("5", "Kühlkette"),
    item("6", "Kuhlkette"),
  );
  expect(engine.find("containxr").spelled).toBe("container");
  expect(engine.find("portla").spelled).toBe("portal");
  expect(engine.find("kuhlktete").spelled).toBe("kühlkette");
});

it("offers no need that has no answer here", () => {
  const engine = searchEngine();
  engine.put(item("relay", "Relay"));
  engine.setNeeds([need(1, "motorcycle", ["/nowhere"])]);
  expect(engine.find("motorcicle").spelled).toBe(null);
});

it("adds no model to what is found where nothing is needed, and answers by name before by need", () => {
  const engine = searchEngine();
  engine.put(
    item("boat", "Marine tracker", { code: "A9" }),
    item("relay", "Relay"),
    item("called", "Cattle"),
    documentOf("faq", "answer", "x", { path: "/faq/answer" }),
  );
  engine.put(...["1", "2", "3", "4", "5", "6"].map((id) => item(id, "Bracket")));
  expect(engine.find("A9 relay").near).toBe(true);
  engine.setNeeds([need(1, "cattle", ["/faq/answer", "/products/called"])]);
  expect(keysFor(engine, "cattle")).toEqual(["called", "answer"]);
});
