import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COLOURS } from "./colours.ts";
import { colourSheets } from "./themes.ts";

const values = new Set<string>(Object.values(COLOURS).flat());
const coloursIn = (file: string) => Array.from(readFileSync(file, "utf8").matchAll(/#[\da-f]{6}\b/gi), ([colour]) => colour.toLowerCase());

/** Browsers that know no custom properties; wires, which have their colour whatever the design is. */
const OWN = new Set(["app/components/old-browsers.css", "shared/vocabulary/wire-colours.ts"]);
const FILES = globSync("{app,cms,server,shared}/**/*.{css,ts,tsx,typ}", {
  exclude: (file) => /\.test\.|node_modules|\.next|shared\/design/.test(file),
}).filter((file) => !OWN.has(file));

it("is a custom property of site and desk; after a change: npm run generate:colours", () => {
  for (const [name, css] of Object.entries(colourSheets())) expect(readFileSync(`shared/design/${name}`, "utf8")).toBe(css);
  expect(colourSheets()["colours.css"]).toContain("--color-signal-text: light-dark(#b34605, #ff8a45);");
});

it("is written in one place: everywhere else it has its name", () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const written = FILES.flatMap((file) => coloursIn(file).map((colour) => [file, colour] as const));
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(([, colour]) => values.has(colour))).toEqual([]);
});

it("is that of the page that the server shows without a build", () => {
  const written = coloursIn("public/failure.css");
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((colour) => !values.has(colour))).toEqual([]);
});
