import { expect, it } from "vitest";
import { lowerFirst } from "./lower-first.ts";

it("takes the capital letter from words, and leaves abbreviations", () => {
  const names = ["Every 6 h", "GNSS module", "LTE Cat 1 + GNSS module", "4G tracker", "E-bike tracker", ""];
  expect(names.map(lowerFirst)).toEqual(["every 6 h", "GNSS module", "LTE Cat 1 + GNSS module", "4G tracker", "e-bike tracker", ""]);
});
