import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { readTable } from "./read-file.ts";
import { UnreadableFile } from "./unreadable.ts";
import { readWorkbook } from "./workbook.ts";
import { writeTable } from "./write-file.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const MEGABYTE = 1024 * 1024;

/** A workbook with one cell below its head, and in its sheet so many spaces. */
async function workbook(spaces: number): Promise<Uint8Array> {
  const bytes = await writeTable("xlsx", ["slug"], [new Map([["slug", "a9"]])]);
  const parts = unzipSync(bytes as Uint8Array);
  const [head, tail] = new TextDecoder().decode(parts[SHEET]).split("</sheetData>");
  const sheet = Buffer.concat([strToU8(`${head}`), Buffer.alloc(spaces, " "), strToU8(`</sheetData>${tail}`)]);
  return zipSync({ ...parts, [SHEET]: sheet, "xl/media/picture.png": Buffer.alloc(2 * MEGABYTE) });
}
/** The archive with another size told of its sheet, in both places where it is. */
function lying(archive: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(archive);
  for (const [signature, sizeAt, nameAt] of [
    ["PK\u0003\u0004", 22, 30],
    ["PK\u0001\u0002", 24, 46],
  ] as const) {
    let at = bytes.indexOf(signature, 0, "latin1");
    while (bytes.toString("latin1", at + nameAt, at + nameAt + SHEET.length) !== SHEET) at = bytes.indexOf(signature, at + 1, "latin1");
    bytes.writeUInt32LE(size, at + sizeAt);
  }
  return bytes;
}
const refusal = (bytes: Uint8Array) =>
  readTable("x.xlsx", bytes).then(
    () => null,
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : null),
  );

describe("a workbook", () => {
  it("is read as far as its parts are of a workbook, whatever lies beside them", async () => {
    expect(await readWorkbook(await workbook(MEGABYTE), { most: 2 * MEGABYTE })).toMatchObject({ cells: [["slug"], ["a9"]] });
  });

  it.each([
    [0.95, "0%", "95 %"],
    [0.125, "0.0%", "12.5 %"],
    [0.07, "0%", "7 %"],
    [5, '0" Jahre"', "5 Jahre"],
    [0.49, '0,0\\ "kg"'.replace("0,0", "0.0"), "0.49 kg"],
    [12000, '#,##0\\ "mAh";[Red]-#,##0', "12000 mAh"],
    [5200, '#,##0.0,"k"', "5.2 k"],
    [62.5, "#,##0.00", "62.5"],
    [-40, "0_);(0)", "-40"],
    [3, '"≤ "0', "≤ 3"],
  ])("says of a number what its format shows beside it: %d as %s", async (value, format, shown) => {
    const file = writeExcelFile([[{ value: "specs.weight", type: String }], [{ value, type: Number, format }]]);
    const { cells, exact } = await readWorkbook(new Uint8Array(await file.toBuffer()));
    expect(cells).toEqual([["specs.weight"], [shown]]);
    expect(exact.size).toBe(1);
  });

  it("is refused at once when more is packed in it than a machine has room for", async () => {
    const bomb = lying(await workbook(MEGABYTE), 101 * MEGABYTE);
    expect(await refusal(bomb)).toMatchObject({
      zh: expect.stringContaining("超过 100 MB") as string,
      en: expect.stringContaining("larger than 100 MB") as string,
    });
  });

  it("gets no more room than it says that it needs", async () => {
    const bomb = lying(await workbook(5 * MEGABYTE), 1000);
    expect(await refusal(bomb)).toMatchObject({ en: expect.stringContaining("cannot be read") as string });
  });
});
