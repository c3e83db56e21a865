import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LIGHT } from "#shared/design/themes.ts";
import type { typesetDocument } from "./index.ts";

/** What staff may write without a blank: a compound, an address. */
const WORD = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen";
const ADDRESS = `https://fair.example/${"trackers".repeat(9)}`;
/** Points: a millimetre, the margin on either side, and by how much a rounded position may be off. */
const [MM, MARGIN, SLACK] = [72 / 25.4, 15, 0.5];

let typeset: typeof typesetDocument;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", "/nonexistent");
  ({ typesetDocument: typeset } = await import("./index.ts"));
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** A datasheet all of whose texts that staff writes hold these words. */
function dataOf(words: string, code: string) {
  const pairs = [
    [words, words],
    ["R12", words],
  ];
  const row = { name: words, value: words, condition: words };
  return {
    lang: "en",
    region: null,
    title: words,
    keywords: [code],
    day: { year: 2026, month: 1, day: 1 },
    colours: LIGHT,
    kind: words,
    name: `${code} ${words}`,
    code,
    product: words,
    life: words,
    intro: words,
    company: { name: WORD, legalName: words, line: `${WORD} GmbH   +86 755 0000 0000   sales@${WORD}.example` },
    figures: Array.from({ length: 4 }, () => [words, words, "mAh", words]),
    headings: ["", "Item", "Value", "Condition"],
    groups: [{ name: words, rows: [row, { ...row, value: "IP67", condition: "" }] }],
    drawing: { heading: "Dimensions", alt: words },
    wiringHeading: "Wiring",
    wireHeadings: ["Wire", "Signal", "To"],
    wires: [{ colours: ["#C8281E", "#16202A"], name: words, signal: words, target: words }],
    socket: null,
    columns: [
      [{ heading: words, rows: pairs }],
      [{ heading: "In the box", counted: true, rows: [[words, "× 1"]] }],
      [{ heading: "Ordering", rows: pairs }],
    ],
    qr: { address: `https://example.com/en/products/${"x".repeat(60)}`, heading: "Latest", text: words },
    revision: `${code}  Rev. 12, 29 November 2026`,
    page: "Page {page} of {total}",
    density: 1,
    mark: null,
    picture: null,
  };
}

const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"></svg>');

/** The texts outside the margins of a document, or over another one in their line, and all of its text, in pieces and without blanks. */
async function read(data: object): Promise<{ faults: string[]; items: string[]; text: string }> {
  const { pdf } = await typeset("datasheet", data, { "/drawing.svg": SVG, "/qr.svg": SVG });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const faults: string[] = [];
  const items: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const content = await page.getTextContent();
    const lines = content.items.flatMap((item) => ("str" in item && item.str.trim() ? [item] : []));
    const placed = lines.map(({ str, transform, width: wide }) => {
      const [, , , , left = 0, y = 0] = transform as number[];
      // A blank at its end is no letter.
      return { str, left, y, right: left + (wide * str.trimEnd().length) / str.length };
    });
    items.push(...placed.map(({ str }) => str));
    for (const [at, { str, left, right, y }] of placed.entries()) {
      const isIn = left > MARGIN * MM - SLACK && right < width - MARGIN * MM + SLACK && y > 3 * MM && y < height - 3 * MM;
      if (!isIn) faults.push(`${number}: outside: ${str}`);
      const overlap = placed
        .slice(at + 1)
        .find((other) => Math.abs(other.y - y) < 2 && other.left < right - SLACK && left < other.right - SLACK);
      if (overlap) faults.push(`${number}: over each other: ${str}, ${overlap.str}`);
    }
  }
  return { faults, items, text: items.join("").replaceAll(/\s+/g, "") };
}

it.each([
  ["a word of sixty letters", WORD, "GT-06N"],
  ["an address without a blank", ADDRESS, "GT-06N"],
  ["both, and a model of sixty letters", `${WORD} ${ADDRESS}`, "G".repeat(60)],
])("%s in every text runs out of no page, covers nothing, and is whole", { timeout: 60_000 }, async (_, words, code) => {
  const { faults, text } = await read(dataOf(words, code));
  expect(faults).toEqual([]);
  // In each place of it: a reader of the file finds it.
  for (const part of words.split(" ")) expect([part, text.split(part).length > 25]).toEqual([part, true]);
});

it("what fits is not broken, and Chinese breaks by itself", { timeout: 60_000 }, async () => {
  const { faults, items } = await read(dataOf("Certification 挂车与工程机械及高价值货箱四颗磁铁吸上行驶的车辆再加螺钉或绑带", "A9"));
  expect(faults).toEqual([]);
  expect(items.filter((item) => item.startsWith("Certification")).length).toBeGreaterThan(10);
  // Each sign by itself would be a piece of its own.
  expect(items.some((item) => item.includes("工程机械"))).toBe(true);
});
