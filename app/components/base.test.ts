import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DIRECTION, KNOWN_LANGUAGES } from "#shared/languages.ts";

it("style sheets know which languages are written from right to left", () => {
  const rightToLeft = KNOWN_LANGUAGES.filter((language) => DIRECTION[language] === "rtl");
  const sheets = ["base.css", "right-to-left.css"].map((name) => readFileSync(`app/components/${name}`, "utf8")).join("");
  const groups = sheets.match(/(?:is|not)\((?::lang\(\w+\),? ?)+\)/g) ?? [];
  expect(groups.map((group) => [...group.matchAll(/:lang\((\w+)\)/g)].map(([, code]) => code))).toEqual([rightToLeft, rightToLeft]);
});
