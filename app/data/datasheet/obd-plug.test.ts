import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { hasObdPlug } from "./obd-plug.ts";

interface Content {
  code: string;
  series: string;
  specs: { key: string; text_en?: string; text?: string; codes?: string[] }[];
}

const facts = (specs: Content["specs"]) =>
  specs.map(({ key, text_en, text, codes }) => ({ key, value: text_en ?? text ?? "", ...(codes && { codes }) }));

it("is what the records of the demonstration say of the OBD series alone", () => {
  const folder = "demo/content/products";
  const products = readdirSync(folder).map((file) => parse(readFileSync(`${folder}/${file}`, "utf8")) as Content);
  const plugged = products.filter(({ specs }) => hasObdPlug(facts(specs)));
  expect(plugged.length).toBeGreaterThan(2);
  expect(new Set(plugged.map(({ series }) => series))).toEqual(new Set(["obd_tox"]));
  expect(products.filter(({ series }) => series === "obd_tox")).toHaveLength(plugged.length);
});

it("is found in another maker's product by its mounting and its connector", () => {
  expect(hasObdPlug(facts([{ key: "mounting", text: "OBD-Stecker", codes: ["plug"] }]))).toBe(true);
  expect(
    hasObdPlug(
      facts([
        { key: "mounting", text: "Stecker", codes: ["plug"] },
        { key: "connector", text: "OBD II, 16-polig" },
      ]),
    ),
  ).toBe(true);
  expect(hasObdPlug(facts([{ key: "mounting", text: "USB-Stecker", codes: ["plug"] }]))).toBe(false);
  expect(hasObdPlug(facts([{ key: "connector", text: "OBD II" }]))).toBe(false);
});
