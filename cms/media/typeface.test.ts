import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readTypeface } from "./typeface.ts";

/** The beginning of a WOFF2 with these entries of its list of tables, and its length as it says. */
function typeface(entries: number[][], { length = 0, count = entries.length, signature = "wOF2" } = {}): Buffer {
  const head = Buffer.alloc(48);
  head.write(signature, "latin1");
  const data = Buffer.concat([head, Buffer.from(entries.flat()), Buffer.alloc(20)]);
  data.writeUInt32BE(length || data.length, 8);
  data.writeUInt16BE(count, 12);
  return data;
}

/** A table by its number of the format's list, of 300 bytes. */
const table = (flags: number) => [flags, 0x82, 0x2c];
const namedTable = (name: string) => [63, ...Buffer.from(name), 0x82, 0x2c];
/** Glyphs as most files have them, transformed: with a second length. */
const GLYPHS = [10, 0x82, 0x2c, 0x7f];

it("knows one that has all weights from one that has a single one", () => {
  expect(readTypeface(readFileSync("shared/fonts/archivo-basic.woff2"))).toEqual({ isVariable: true });
  expect(readTypeface(typeface([table(0), table(1), GLYPHS, table(3)]))).toEqual({ isVariable: false });
  expect(readTypeface(typeface([GLYPHS, table(47), table(3)]))).toEqual({ isVariable: true });
  // Neither glyphs that are not transformed nor a table of its own name move what follows.
  expect(readTypeface(typeface([table(10 | (3 << 6)), namedTable("Zapf"), table(47)]))).toEqual({ isVariable: true });
});

it.each([
  ["an older kind", typeface([table(0)], { signature: "wOFF" })],
  ["one that is broken off", readFileSync("shared/fonts/archivo-basic.woff2").subarray(0, 9000)],
  ["one that says another length", typeface([table(0)], { length: 5000 })],
  ["one without tables", typeface([])],
  ["a length without an end", typeface([[0, ...Array.from({ length: 40 }, () => 0xff)]])],
  ["more tables than it holds", typeface([table(0)], { count: 40 })],
  ["its name alone", Buffer.from("wOF2")],
  ["nothing", Buffer.alloc(0)],
])("refuses %s", (_name, data) => {
  expect(readTypeface(data)).toBeNull();
});
