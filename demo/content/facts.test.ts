import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CUT, harnessOf, WIRED } from "./facts.ts";

interface Product {
  code: string;
  series: string;
  specs: { key: string; text_en?: string }[];
  accessories: string[];
  solutions: string[];
}
interface Solution {
  slug: string;
  products: string[];
}
interface Film {
  cues: [start: number, end: number, chinese: string, english: string][];
}

const here = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(here(path), "utf8");
const records = <T>(folder: string) => readdirSync(here(folder)).map((file) => parse(read(`${folder}/${file}`)) as T);
const products = records<Product>("products");
const solutions = records<Solution>("solutions");

const wireOf = (code: string, signal: string) => harnessOf(code).wires.find((wire) => wire.signal === signal);

describe("the wires of every wired product", () => {
  it("are those of every product that has a supply and no plug of its own", () => {
    const wired = products.filter(({ series }) => series === "wired_positioning" || series === "4g_vehicle").map(({ code }) => code);
    expect(WIRED.toSorted()).toEqual(wired.toSorted());
  });

  it.each(WIRED)("%s: a fuse in the supply, one wire for each signal, and no colour twice", (code) => {
    const { fuse, wires } = harnessOf(code);
    expect(wireOf(code, "supply")?.to_en).toContain(`${fuse} A fuse`);
    expect(wireOf(code, "supply")?.to).toContain(`${fuse} A 保险`);
    for (const one of [wires.map(({ signal }) => signal), wires.map(({ name }) => name), wires.map(({ name_en }) => name_en)]) {
      expect(new Set(one).size).toBe(one.length);
    }
  });

  it.each(products)("$code has a relay wire where it states an output for one, and the relay among its accessories only then", (product) => {
    const stated = /relay/i.test(product.specs.find(({ key }) => key === "inputs_outputs")?.text_en ?? "");
    const wired = WIRED.includes(product.code) && wireOf(product.code, "relay") !== undefined;
    expect(wired).toBe(stated);
    expect(product.accessories.includes("relay-r12")).toBe(stated);
  });

  it("are those of the diagrams in guides: red, black, orange, white", () => {
    const diagram = readFileSync(here("../studio/documents/papers/wiring-diagrams.ts"), "utf8");
    for (const signal of ["supply", "acc"] as const) {
      expect(diagram).toContain(wireOf("V3", signal)?.name_en.toLowerCase());
    }
    expect(diagram).toContain("orange  ACC sense");
    expect(diagram).toContain("white  relay output");
  });

  it("are those of the product pictures, but for two whose wires are inside a cable", () => {
    const [, drawn = ""] = /^WIRES = \{$(.*?)^\}$/ms.exec(read("../studio/kit/parts.py")) ?? [];
    const harnesses = [...drawn.matchAll(/"(\w+)": \((.*)\),/g)].map(([, code = "", names = ""]) => [code, names.match(/\w+/g)]);
    const wires = (code: string) =>
      harnessOf(code).wires.flatMap(({ name_en }) => name_en.toLowerCase().match(/red|black|orange|white|green|blue|yellow|grey|violet/g) ?? []);
    expect(harnesses).toEqual(WIRED.filter((code) => !["E1", "E3"].includes(code)).map((code) => [code, wires(code)]));
  });

  it("are those of the film: colours, fuse and captions", async () => {
    const { default: film } = (await import(here("../studio/films/scenes/v3-wiring.mjs").href)) as { default: Film };
    const english = film.cues.map((cue) => cue[3]).join(" ");
    const chinese = film.cues.map((cue) => cue[2]).join(" ");
    expect(english).toContain("Orange to ACC");
    expect(english).toContain("White to the coil of the R12 relay");
    expect(chinese).toContain("橙线接 ACC");
    expect(english).toContain(`${harnessOf("V3").fuse} A fuse`);
    for (const [language, column] of [["zh", 2], ["en", 3]] as const) {
      const written = read(`media/videos/v3-wiring.${language}.vtt`);
      for (const cue of film.cues) expect(written).toContain(cue[column]);
    }
  });
});

describe("what a cut does", () => {
  it("is said alike by the pages that name its speed", () => {
    const pages = ["products/v1.yaml", "products/v3.yaml", "products/e3.yaml", "faqs.yaml", "solutions/motorcycle.yaml", "solutions/smart-vehicle.yaml", "videos.yaml"];
    for (const page of pages) {
      expect(read(page)).toContain(`below ${CUT.below} km/h`);
      expect(read(page)).toContain(`低于 ${CUT.below} km/h`);
      expect(read(page)).toContain(CUT.circuit);
      expect(read(page)).toContain(CUT.circuit_en);
      expect(read(page)).toMatch(/second person/);
    }
  });
});

describe("products and solutions", () => {
  it("name each other", () => {
    const one = products.flatMap(({ code, solutions: slugs }) => slugs.map((slug) => `${code} ${slug}`));
    const other = solutions.flatMap(({ slug, products: codes }) => codes.map((code) => `${code} ${slug}`));
    expect(one.toSorted()).toEqual(other.toSorted());
  });
});
