import { expect, it } from "vitest";
import { Bitset } from "./bitset.ts";
import { sortProducts } from "./finder-order.ts";

const CODES = ["A10", "B1", "A2", "a3", "A100"];
const products = CODES.map((code) => ({ numbers: {}, entry: { code, released: "2026-01-01" } }));

it("orders by name as people count: A2 stands before A10, in each language and backwards", () => {
  const all = Bitset.of(CODES, () => true);
  for (const language of ["en", "zh", "de"] as const) {
    const codes = (sort: "name" | "-name") => sortProducts(products, all, sort, language).map(({ entry }) => entry.code);
    expect(codes("name")).toEqual(["A2", "a3", "A10", "A100", "B1"]);
    expect(codes("-name")).toEqual(["B1", "A100", "A10", "a3", "A2"]);
  }
});
