import type { FlattenedField } from "payload";
import { describe, expect, it } from "vitest";
import { cellOf, readCell, type Tools } from "./cell-value.ts";
import { readTable } from "./read-file.ts";
import type { Leaf } from "../schema/field-tree.ts";
import { EXACT, type NumberStyle } from "./read-number.ts";
import { readQuantity } from "./specification.ts";

const POINT: NumberStyle = { decimals: "point", proof: "figures" };
const COMMA: NumberStyle = { decimals: "comma", proof: "figures" };
const UNSURE: NumberStyle = { decimals: "unsure", proof: "none" };
const NOTHING_SHOWN: NumberStyle = { decimals: "point", proof: "none" };
const tools = (numbers: NumberStyle = POINT) => ({ numbers }) as Tools;
const leaf = (type: "number" | "date"): Leaf => ({
  kind: "leaf",
  name: "x",
  field: { type, name: "x" } as FlattenedField,
  localized: false,
});
const table = (text: string) => readTable("x.csv", Buffer.from(text));

const READ: [string, number][] = [
  ["62", 62],
  ["-3.7", -3.7],
  ["−40", -40],
  ["+5", 5],
  ["0.125", 0.125],
  ["1,234", 1234],
  ["1,234.5", 1234.5],
  ["12,345,678", 12345678],
  ["1.234,5", 1234.5],
  ["1.234.567", 1234567],
  ["1 234,5", 1234.5],
  ["1’234.5", 1234.5],
  [".5", 0.5],
];
/** What somebody may write for another number than a reader would take it for. */
const REFUSED = ["3,7", "0,125", "12,34", "1,2345"];
const NO_NUMBERS = [",", ".", "5.", "--5", "1,23,456", "1.2.3", "0x10", "1e5x", "Infinity", "NaN", "五"];

describe("a number", () => {
  it.each(READ)("is read: %s", (cell, value) => {
    expect(readCell(leaf("number"), cell, tools())).toEqual({ value });
    expect(readQuantity("weight", cell, POINT)).toMatchObject({ row: { value } });
  });

  it.each([...REFUSED, ...NO_NUMBERS])("is refused where it may be meant otherwise, and named: %s", (cell) => {
    const named = expect.stringContaining(`“${cell}”`) as string;
    const fault = { zh: named, en: named, de: expect.stringContaining(`„${cell}“`) as string };
    expect(readCell(leaf("number"), cell, tools())).toEqual({ fault });
  });

  it.each(REFUSED)("is refused in a specification too, and becomes no text: %s", (cell) => {
    for (const text of [cell, `≤${cell}`, `1…${cell}`, `${cell}g`])
      expect(readQuantity("weight", text, POINT)).toMatchObject({ fault: { en: expect.stringContaining(text) as string } });
  });

  it.each(["9007199254740993", "-9007199254740993", "12345678901234567890", "9,007,199,254,740,993"])(
    "of more digits than can be kept is refused, and not rounded: %s",
    (cell) => {
      const fault = { en: expect.stringContaining(`“${cell}”`) as string };
      expect(readCell(leaf("number"), cell, tools())).toMatchObject({ fault });
      expect(readQuantity("weight", cell, POINT)).toMatchObject({ fault });
      // Storable values pass.
      expect(readCell(leaf("number"), "9007199254740992", tools())).toEqual({ value: 9007199254740992 });
    },
  );

  it("comes back as it goes out, however small or large it is", () => {
    for (const value of [1e-7, 1.5e21, 123456789.25, -0.001]) {
      expect(readCell(leaf("number"), String(cellOf(leaf("number"), value, tools())), tools())).toEqual({ value });
      expect(readQuantity("weight", String(value), POINT)).toMatchObject({ row: { value } });
    }
  });

  it("may have two meanings in a file that has no commas between its cells", () => {
    for (const cell of ["1,234", "1.234", "−1,234"]) {
      const fault = {
        zh: expect.stringContaining(`“${cell}”`) as string,
        en: expect.stringContaining("one of two numbers") as string,
        de: expect.stringContaining(`„${cell}“`) as string,
      };
      expect(readCell(leaf("number"), cell, tools(UNSURE))).toEqual({ fault });
      expect(readQuantity("weight", cell, UNSURE)).toEqual({ fault });
    }
    for (const [cell, value] of READ.filter(([cell]) => cell !== "1,234"))
      expect(readCell(leaf("number"), cell, tools(UNSURE))).toEqual({ value });
    for (const [cell, value] of [
      ["3,7", 3.7],
      ["0,125", 0.125],
      ["12,34", 12.34],
    ] as const)
      expect(readCell(leaf("number"), cell, tools(UNSURE))).toEqual({ value });
    for (const cell of NO_NUMBERS) expect(readCell(leaf("number"), cell, tools(UNSURE))).toHaveProperty("fault");
  });

  it.each([
    ["10.000", NOTHING_SHOWN, "may be one of two numbers"],
    ["1.800", NOTHING_SHOWN, "write 1800 or 1.8, whichever"],
    ["1.234", NOTHING_SHOWN, "write 1234 or 1.2340, whichever"],
    ["10.000 g", NOTHING_SHOWN, "write 10000 or 10, whichever"],
  ] as const)("is refused where a point may part thousands: %s", (cell, style, en) => {
    expect(readQuantity("weight", cell, style)).toMatchObject({ fault: { en: expect.stringContaining(en) as string } });
    expect(readCell(leaf("number"), cell.replace(" g", ""), tools(style))).toMatchObject({
      fault: { en: expect.stringContaining(en) as string },
    });
  });

  it.each([
    ["1.800", POINT, 1.8, "read as 1.8, not as 1800"],
    ["1,800", COMMA, 1.8, "read as 1.8, not as 1800"],
    ["10.000", COMMA, 10000, null],
    ["10,000", POINT, 10000, null],
    ["10,000", NOTHING_SHOWN, 10000, null],
    ["10.000", { decimals: "comma", proof: "none" }, 10000, "read as 10000, not as 10"],
    ["1.234", EXACT, 1.234, null],
  ] as const)("is read as its file writes numbers, and asked where it may be meant otherwise: %s", (cell, style, value, en) => {
    const read = readQuantity("weight", cell, style);
    expect(read).toMatchObject({ row: { value } });
    expect("notice" in read ? (read.notice?.en ?? "") : "").toContain(en ?? "");
    const alone = readCell(leaf("number"), cell, tools(style));
    expect(alone).toMatchObject({ value });
    expect("notice" in alone).toBe(en !== null);
  });

  it.each([
    ["64 mm", 64],
    ["6,4 cm", 64],
    ["\u200e64\u202c", 64],
    ["2.5 in", 63.5],
  ])("may have its unit where the field counts in one: %s", (cell, value) => {
    const width = { ...leaf("number"), field: { type: "number", name: "x", label: { zh: "宽（毫米）", en: "Width (mm)" } } } as Leaf;
    expect(readCell(width, cell, tools(cell.includes(",") ? COMMA : POINT))).toEqual({ value });
    for (const wrong of ["64 × 40 mm", "≤64 mm", "64 g", "about 64 mm"]) expect(readCell(width, wrong, tools())).toHaveProperty("fault");
  });

  it("of months may be in years", () => {
    const warranty = {
      ...leaf("number"),
      field: { type: "number", name: "x", label: { zh: "质保（月）", en: "Warranty (months)" } },
    } as Leaf;
    expect(readCell(warranty, "3 Jahre", tools())).toEqual({ value: 36 });
    expect(readCell(warranty, "36 Monate", tools())).toEqual({ value: 36 });
  });

  it.each(["3 × 40", "12, 24", "2.4/5", "54 mm", "IP67"])(
    "is none in words, which a specification may hold, and that is told: %s",
    (cell) => {
      expect(readQuantity("weight", cell, POINT)).toMatchObject({
        row: { value: null, text: cell },
        notice: { en: expect.stringContaining("Stored as text: buyers cannot filter by it.") as string },
      });
    },
  );

  it("is told where there are only words, and not where the row has no unit", () => {
    expect(readQuantity("weight", "light", POINT)).toMatchObject({
      row: { text: "light" },
      notice: { en: expect.stringContaining("holds no figure") as string },
    });
    expect(readQuantity("dimensions", "64 × 40 × 14 mm", POINT)).toMatchObject({ row: { text: "64 × 40 × 14 mm" }, notice: null });
  });
});

describe("a file of the media library", () => {
  const filesByName = new Map([["a9 top.webp", { id: 7, type: "image/webp" }]]);
  const references = {
    findFile: (name: string) => filesByName.get(name),
    near: () => ({ names: [], areAll: false }),
    kindOf: () => ({ zh: "文件", en: "file", de: "Datei" }),
  };
  const upload: Leaf = {
    kind: "leaf",
    name: "x",
    field: { type: "upload", name: "x", relationTo: "media" } as FlattenedField,
    localized: false,
  };
  const read = (cell: string) => readCell(upload, cell, { references, siteUrl: "https://example.com", numbers: POINT } as unknown as Tools);

  it.each(["a9 top.webp", "https://example.com/media/file/a9%20top.webp", "/media/640/a9%20top.webp"])(
    "is named by itself or its address here: %s",
    (cell) => {
      expect(read(cell)).toEqual({ value: 7 });
    },
  );

  it.each(["https://other.example/media/file/a9%20top.webp", "//other.example/a9%20top.webp", "/media/file/%E0%A4%A", "b1.webp"])(
    "is none at another's address, and nothing is fetched from there: %s",
    (cell) => {
      expect(read(cell)).toHaveProperty("fault");
    },
  );
});

describe("a day", () => {
  const day = (cell: string) => readCell(leaf("date"), cell, tools());

  it("is told in the company’s zone, as the site tells it, and comes back as the same day", () => {
    const cell = cellOf(leaf("date"), "2026-11-24T17:30:00.000Z", tools());
    expect(cell).toBe("2026-11-25");
    for (const text of ["2026-11-25", "2026/11/25", "2026-11-24T17:30:00.000Z", "2026-11-25T01:30:00+08:00", "2026-11-25T01:30"]) {
      const read = day(text);
      expect(cellOf(leaf("date"), "value" in read ? read.value : "", tools())).toBe(cell);
    }
  });

  it.each([
    "2026-02-08",
    "2026/2/8",
    "2026.2.8",
    "2026年2月8日",
    "2026年02月08日 星期日",
    "2026 年 2 月 8 号".replaceAll(" ", ""),
    "２０２６／２／８",
    "8.2.2026",
    "08.02.2026",
    "08. 02. 2026",
    "8-Feb-26",
    "8 Feb 2026",
    "8th February, 2026",
    "Feb 8, 2026",
    "Sunday, February 8, 2026",
    "2026/2/8 0:00",
    "2026-02-08 14:30:00",
    "46061",
    "46061.5",
  ])("is read as people and spreadsheets write it: %s", (text) => {
    expect(day(text)).toEqual({ value: "2026-02-08T00:00:00.000Z" });
  });

  it.each([
    ["08/02/2026", "2026-02-08", "2026-08-02"],
    ["2-8-2026", "2026-08-02", "2026-02-08"],
    ["8.2.26", "2026-02-08", "2026-08-02"],
    ["26/02/08", "2008-02-26", "2026-02-08"],
  ])("is refused as ambiguous, with the days that it may be: %s", (text, ...days) => {
    for (const mention of [text, ...days])
      expect(day(text)).toMatchObject({
        fault: { zh: expect.stringMatching(new RegExp(`${mention}.*|有歧义`)) as string, en: expect.stringContaining(mention) as string },
      });
    expect(day(text)).toMatchObject({
      fault: { zh: expect.stringContaining("有歧义") as string, en: expect.stringContaining("is ambiguous") as string },
    });
  });

  it.each([
    ["24/11/2026", "2026-11-24"],
    ["11/24/2026", "2026-11-24"],
    ["31.12.99", "1999-12-31"],
    ["02/02/2026", "2026-02-02"],
    ["29-Feb-28", "2028-02-29"],
    ["8-Feb-49", "2049-02-08"],
    ["8-Feb-50", "1950-02-08"],
  ])("is read where its figures can be one day only: %s", (text, read) => {
    expect(day(text)).toEqual({ value: `${read}T00:00:00.000Z` });
  });

  it.each(["2026-02", "2026/2", "2026年2月"])("is the first of a month that has none, and that is asked: %s", (text) => {
    expect(day(text)).toEqual({
      value: "2026-02-01T00:00:00.000Z",
      notice: expect.objectContaining({ en: expect.stringContaining("month") as string }) as object,
    });
  });

  it.each([
    "2026-02-30",
    "2026-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-02-00",
    "30.02.2026",
    "30/02/2026",
    "Feb 30, 2026",
    "2026-11-24T27:30:00Z",
    "30-Feb-26",
    "8-Fab-26",
    "Feb-26",
    "2月8日",
    "2026年",
    "45/45/2026",
    "tomorrow",
    "12",
  ])("is refused where there is none: %s", (wrong) => {
    expect(day(wrong)).toEqual({ fault: expect.objectContaining({ en: expect.stringContaining("no such date") as string }) as object });
  });
});

describe("a file of cells", () => {
  it("has between them what parts the names of its columns, and nothing else", async () => {
    const cells = [
      new Map([
        ["slug", "a9"],
        ["name", "A, B"],
        ["specs.weight", "3,7"],
      ]),
    ];
    for (const [text, decimals] of [
      ["slug;name;specs.weight\r\na9;A, B;3,7\r\n", "comma"],
      ["\uFEFFslug\tname\tspecs.weight\r\na9\tA, B\t3,7\r\n", "comma"],
      ['"slug","name","specs.weight"\r\na9,"A, B","3,7"\r\n', "point"],
    ] as const) {
      const read = await table(text);
      expect(read).toMatchObject({ columns: ["slug", "name", "specs.weight"], numbers: { decimals } });
      expect(read.lines.map((line) => line.cells)).toEqual(cells);
    }
    expect((await table("slug,name\r\na9,A; B\r\n")).lines[0]?.cells.get("name")).toBe("A; B");
    expect((await table("slug\r\na9\r\n")).numbers).toEqual({ decimals: "point", proof: "none" });
    expect((await table("slug,_fault\r\na9,\r\n")).numbers).toEqual({ decimals: "unsure", proof: "none" });
    expect((await table("slug,specs.weight\r\na9,12.5 g\r\n")).numbers).toEqual({ decimals: "point", proof: "figures" });
    // A version is no figure of a quantity.
    expect((await table("slug;specs.weight;specs.bluetooth\r\na9;12,5;5.2\r\n")).numbers).toEqual({ decimals: "comma", proof: "figures" });
    expect((await table("slug;specs.weight;specs.standby\r\na9;12,5;1.5\r\n")).numbers).toEqual({ decimals: "unsure", proof: "none" });
  });
});

describe("yes and no", () => {
  const flag = { ...leaf("number"), field: { type: "checkbox", name: "x" } } as Leaf;

  it.each(["true", "WAHR", "ja", "Ja", "是", "verdadero", "vrai", "x", "1"])("are read in each language: %s", (cell) => {
    expect(readCell(flag, cell, tools())).toEqual({ value: true });
  });

  it.each(["false", "FALSCH", "nein", "否", "falso", "faux", "0", ""])("are read in each language: %j", (cell) => {
    expect(readCell(flag, cell, tools())).toEqual({ value: false });
  });

  it("are refused as other words", () => {
    expect(readCell(flag, "perhaps", tools())).toHaveProperty("fault");
  });
});
