import { expect, it } from "vitest";
import type { Product } from "#shared/consistency/product.ts";
import { compareTexts, ComparisonAborted } from "./compare-texts.ts";

const V3: Product = {
  code: "V3",
  rows: [{ key: "weight", names: ["重量", "Weight"], unit: "g", value: 62, texts: [], codes: [] }],
  purchase: {},
  materials: [],
};
const products = new Map([["V3", V3]]);
const saying = (text: string, lines = 1) => ({
  lines: Array.from({ length: lines }, () => ({ language: "en" as const, text })),
  subjects: [],
  products,
});

it("finds what a text says otherwise than the record", async () => {
  expect(await compareTexts(saying("The V3 weighs 64 g."))).toMatchObject([{ code: "V3", written: "64 g", row: "weight", language: "en" }]);
});

it("ends a comparison that takes too long, leaves the process free meanwhile, and goes on with the next one", async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  const slow = compareTexts(saying("The V3 weighs 64 g, the V3 weighs 65 g. ".repeat(50), 20_000), 500);
  const next = compareTexts(saying("The V3 weighs 63 g."));
  await expect(slow).rejects.toThrow(ComparisonAborted);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(10);
  expect(await next).toMatchObject([{ written: "63 g" }]);
});
