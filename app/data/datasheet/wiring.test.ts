import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { ofAnyMaker, relayDiagram, supplyDiagram } from "#shared/geometry/wiring.ts";
import { diagramsOf } from "./wiring.ts";

interface Content {
  series: string;
  specs: { key: string; text_en?: string; text?: string; value?: number; max?: number; codes?: string[] }[];
  accessories: string[];
}

const facts = (specs: Content["specs"]) =>
  specs.map(({ key, text_en, text, value, max, codes }) => ({
    key,
    value: text_en ?? text ?? "",
    ...(value !== undefined && { number: value }),
    ...(max !== undefined && { max }),
    ...(codes && { codes }),
  }));

it("follow from what the records of the demonstration say, series by series", () => {
  const folder = "demo/content/products";
  const products = readdirSync(folder).map((file) => parse(readFileSync(`${folder}/${file}`, "utf8")) as Content & { slug: string });
  const drawn = products.map(({ slug, series, specs, accessories }) => {
    const relays = accessories.map((accessory) => ({ slug: accessory, name: "" }));
    return [slug, series, diagramsOf({ facts: facts(specs), accessories: relays }).join(" ")] as const;
  });
  const bySeries: Record<string, Set<string>> = {};
  for (const [, series, diagrams] of drawn) (bySeries[series] ??= new Set()).add(diagrams);
  expect(Object.fromEntries(Object.entries(bySeries).map(([series, all]) => [series, [...all].toSorted()]))).toEqual({
    wireless: [""],
    portable_charging: [""],
    gps_module: [""],
    obd_tox: ["obd"],
    wired_positioning: ["supply", "supply relay", "supply-acc relay"],
    "4g_vehicle": ["supply-acc bus"],
  });
});

it("are those of another maker's products by the same rules, whatever its series and accessories are called", () => {
  const relay = [{ slug: "imm-1", name: "Wegfahrsperren-Relais 12 V" }];
  const wired = facts([
    { key: "input_voltage", max: 30 },
    { key: "inputs_outputs", text: "ACC, DIN × 2" },
  ]);
  expect(diagramsOf({ facts: wired, accessories: [] })).toEqual(["supply-acc"]);
  expect(diagramsOf({ facts: wired, accessories: relay })).toEqual(["supply-acc", "relay"]);
  expect(diagramsOf({ facts: [...wired, { key: "vehicle_bus", value: "", codes: ["can"] }], accessories: relay })).toEqual([
    "supply-acc",
    "bus",
  ]);
  const plugged = facts([
    { key: "input_voltage", max: 30 },
    { key: "mounting", text: "OBD-Stecker", codes: ["plug"] },
  ]);
  expect(diagramsOf({ facts: plugged, accessories: relay })).toEqual(["obd"]);
  expect(diagramsOf({ facts: facts([{ key: "input_voltage", value: 5 }]), accessories: relay })).toEqual([]);
  expect(diagramsOf({ facts: [], accessories: relay })).toEqual([]);
});

it.each(["zh", "en", "de", "es"] as const)("say no colour and no model of a wire or relay of which nothing is known, in %s", (language) => {
  const colours = /红|橙|黑|白|\b(?:red|orange|black|white|rot|schwarz|weiß|rojo|naranja|negro|blanco)\b|R12|#C8281E|#F26B1D|#868E94/;
  for (const diagram of [supplyDiagram(language, "X1"), supplyDiagram(language, "X1", { hasAcc: false }), relayDiagram(language)]) {
    expect(diagram).toMatch(colours);
    expect(ofAnyMaker(diagram, "Relay")).not.toMatch(colours);
    expect(ofAnyMaker(diagram, "Relay").match(/<text/g)).toHaveLength(diagram.match(/<text/g)?.length ?? 0);
  }
});
