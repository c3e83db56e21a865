import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BOUNDED, expressionsIn, expressionsOfHouse, faultOf, linearExpressions } from "./expressions.ts";

/** Milliseconds: the test judges new expressions, some seconds each. */
const LONG = 600_000;

it("no expression takes more than linear time, unless what it reads is bounded beside it", { timeout: LONG }, async () => {
  const all = expressionsOfHouse();
  expect(all.length).toBeGreaterThan(600);
  const judged = new Set([...linearExpressions(), ...BOUNDED.map(({ text }) => text)]);
  const faults: string[] = [];
  for (const expression of all.filter(({ text }) => !judged.has(text))) {
    const fault = await faultOf(expression);
    if (fault) faults.push(`${expression.place}: ${fault}: ${expression.text}`);
  }
  expect(faults).toEqual([]);
});

it("each bounded expression is there, beside the bound that is named", () => {
  const all = new Map(expressionsOfHouse().map(({ text, place }) => [text, place]));
  for (const { text, bound, file } of BOUNDED) {
    expect([text, all.has(text)]).toEqual([text, true]);
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`\\b${bound}\\b`));
  }
});

it.each([
  [/^(?:\s*(?:and|or)\s*)+$/, "exponential"],
  [/\/+$/, "2nd degree polynomial"],
  [/^(\s*)(.*?)(\s*)$/s, "2nd degree polynomial"],
  [/url\(\s*["']?(?!\s*["']?#)/i, "blanks before a look-ahead that reads them again"],
  [/^\s*(?:(?:and|or)\s*)+$/, null],
  [/url\((?!\s*(?:["']\s*)?#)/i, null],
])("%s: %s", { timeout: LONG }, async ({ source, flags }, fault) => {
  expect(await faultOf({ source, flags })).toBe(fault);
});

it("finds literals, and what is made of what the module states", () => {
  const code = String.raw`
    const UNIT = "mm|cm";
    const NUMBER = String.raw\`\d+\`;
    const A = /a+/g;
    const B = new RegExp(\`^(\${NUMBER}) ?(?:\${UNIT})$\`, "i");
    const C = (name: string) => new RegExp(name);
  `
    .replaceAll("\\`", "`")
    .replaceAll("\\$", "$");
  expect(expressionsIn("a.ts", code).map(({ text }) => text)).toEqual(["/a+/g", String.raw`/^(\d+) ?(?:mm|cm)$/i`]);
});
