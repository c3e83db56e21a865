import { expect, it } from "vitest";
import type { ProductView } from "#app/data/products.server.ts";
import { pictureParts } from "./picture-parts.tsx";

type Given = Parameters<typeof pictureParts>[0];
const picture = { name: "a9-inside.webp", version: "1", width: 1600, height: 1200, alt: "The A9 taken apart" };
const specs = [{ name: "Body", rows: [{ key: "protection", name: "Protection" }] }] as unknown as ProductView["specs"];
const product: Given = {
  pictures: [picture, picture, picture],
  specs,
  parts: [
    { layer: "seal", left: 30, top: 40 },
    { layer: "board", left: null, top: 50 },
    { layer: "heat_sink", left: 60, top: 70 },
  ],
};
const named = (key: string) => (key === "product.parts.seal" ? "Seal" : undefined);

it("numbers the parts that have a place, and names the stated rows that they explain", () => {
  expect(pictureParts(product, named)).toEqual([
    { number: 1, name: "Seal", left: 30, top: 40, rows: ["protection"] },
    { number: 2, name: "Heat sink", left: 60, top: 70, rows: [] },
  ]);
  expect(pictureParts({ ...product, specs: [] }, named)[0]?.rows).toEqual([]);
  expect(pictureParts({ ...product, pictures: [picture] }, named)).toEqual([]);
});
