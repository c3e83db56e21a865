import { expect, it } from "vitest";
import { isCountry } from "#app/lib/format/countries.ts";
import { REGIONS } from "#shared/specification/use.ts";
import { countryOf, regionsIn } from "./regions.ts";
import { plainText } from "./words.ts";

const parse = (query: string) => regionsIn(plainText(query)).map(({ region, text }) => [region, text]);

it("has every country in one region at most", () => {
  const codes = Object.values(REGIONS).flatMap(({ countries }) => countries.split(" ").filter(Boolean));
  expect(codes.filter((code) => !isCountry(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

it.each([
  ["4G tracker for México", "latin-america", "mexico"],
  ["Trinidad and Tobago", "latin-america", "trinidad and tobago"],
  ["Côte d’Ivoire", "middle-east-africa", "cote d’ivoire"],
  ["Myanmar", "southeast-asia", "myanmar"],
  ["Middle East", "middle-east-africa", "middle east"],
  ["UK", "europe", "uk"],
  ["巴西宠物定位器", "latin-america", "巴西"],
  ["印度尼西亚", "southeast-asia", "印度尼西亚"],
  ["索马里", "middle-east-africa", "索马里"],
  ["Japan", "other", "japan"],
  ["European bands", "europe", "european"],
  ["LTE for Latin American fleets", "latin-america", "latin american"],
  ["Brazilian motorcycles", "latin-america", "brazilian"],
])("reads a place in %s", (query, region, text) => {
  expect(parse(query)).toEqual([[region, text]]);
});

it("takes no part of a word and nothing else for a place", () => {
  for (const query of ["contact us", "romantic", "chinaware", "elsewhere", "其他", "A9S 48V", "fiji2"])
    expect([query, parse(query)]).toEqual([query, []]);
  expect(parse("Niger and Nigeria").map(([, text]) => text)).toEqual(["niger", "nigeria"]);
});

it("takes a code, a name in any language of the site and a name with a slip for a country", () => {
  expect(["br", "Brazil", " 巴西 ", "brasil", "Barzil", "UK", "Japan"].map(countryOf)).toEqual(["BR", "BR", "BR", "BR", "BR", "GB", "JP"]);
  expect(["", "Europe", "xx", "tracker"].map(countryOf)).toEqual([undefined, undefined, undefined, undefined]);
});
