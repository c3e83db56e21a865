import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { zipSync, strToU8 } from "fflate";
import { openCms, type TestCms } from "../../test/cms.ts";
import { germanCatalogue, germanSheet, throughGermanSpreadsheet } from "../../test/german-catalogue.ts";
import { signedIn } from "../../test/staff.ts";
import type { Report } from "./report.ts";
import type * as Work from "./do-import.ts";
import { packContent } from "./stored-content.ts";

// Before anything else of the house is loaded.
vi.hoisted(() => (process.env["SITE_LANGUAGES"] = "de,en"));

let test: TestCms;
let editor: { id: number; token: string };
let doImport: (typeof Work)["doImport"];

beforeAll(async () => {
  test = await openCms();
  ({ doImport } = await import("./do-import.ts"));
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

/** Validates a file, and writes its good lines. */
async function bring(target: string, content: string | Uint8Array, fileName = `${target}.csv`): Promise<Report> {
  const file = { fileName, content: await packContent(content) };
  const data = { user: editor.id, target, language: "en" as const, state: "checking" as const, attempts: 0, ...file };
  const { id } = await test.cms.create({ collection: "imports", data });
  await doImport(test.cms, id);
  if ((await test.cms.findByID({ collection: "imports", id, depth: 0 })).state === "checked") {
    await test.cms.update({ collection: "imports", id, data: { state: "writing", onlyGood: true } });
    await doImport(test.cms, id);
  }
  return (await test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
}

async function exportCollection(collection: string, query: string): Promise<Buffer> {
  const response = await test.api(`/export/${collection}?${query}`, { token: editor.token, language: "en" });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const devices = germanCatalogue();

describe("43 devices of a German spreadsheet", () => {
  it("come in with every figure as the sheet says it", async () => {
    const report = await bring("products", germanSheet(devices));
    expect(report).toMatchObject({ bad: 0, new: 43, written: 43, faults: [] });
    const { docs } = await test.cms.find({ collection: "products", locale: "all", depth: 0, draft: true, pagination: false });
    expect(docs).toHaveLength(43);
    for (const { code, specs, width, depth, height, released, warrantyMonths } of devices) {
      const doc = docs.find((one) => one.code === code);
      expect([code, doc?.width, doc?.depth, doc?.height, doc?.purchase?.warrantyMonths]).toEqual([
        code,
        width,
        depth,
        height,
        warrantyMonths,
      ]);
      expect([code, doc?.released]).toEqual([code, expect.stringContaining(released)]);
      expect(doc?.name).toEqual({ de: `Ortungsgerät ${code}`, en: `Tracker ${code}` });
      const stored = Object.fromEntries(
        (doc?.specs ?? []).map(({ key, value, min, max, prefix, codes }) => [
          key,
          Object.fromEntries(
            Object.entries({ value, min, max, prefix, codes }).filter(
              ([, one]) => one != null && !(Array.isArray(one) && one.length === 0),
            ),
          ),
        ]),
      );
      expect([code, stored]).toEqual([code, specs]);
    }
  });

  it("change nothing when the sheet is brought again", async () => {
    expect(await bring("products", germanSheet(devices))).toMatchObject({ same: 43, changed: 0, new: 0, bad: 0 });
  });

  it("change nothing when their export has been through a German spreadsheet", async () => {
    const file = (await exportCollection("products", "format=csv&decimals=comma")).toString().replace("\uFEFF", "");
    expect(file).toContain(";62,5;");
    const rows: string[][] = parse(file, { delimiter: ";" });
    expect(await bring("products", throughGermanSpreadsheet(rows))).toMatchObject({ same: 43, changed: 0, new: 0, bad: 0 });
    // A workbook and CSV with points, of which the spreadsheet writes numbers in its own way.
    const { readTable } = await import("./read-file.ts");
    const table = await readTable("x.xlsx", await exportCollection("products", "format=xlsx"));
    const local = (cell: string, isNumber: boolean | undefined) => (isNumber ? cell.replace(".", ",") : cell);
    const lines = table.lines.map(({ cells, exact }) => table.columns.map((name) => local(cells.get(name) ?? "", exact?.has(name))));
    expect(await bring("products", throughGermanSpreadsheet([table.columns, ...lines]))).toMatchObject({ same: 43, changed: 0, bad: 0 });
  });

  it.each(["csv", "xlsx", "json"])("change nothing as they were exported as %s", async (format) => {
    expect(await bring("products", await exportCollection("products", `format=${format}`), `products.${format}`)).toMatchObject({
      same: 43,
      changed: 0,
      bad: 0,
    });
  });

  it("are found by their models in any capitals, full-width or with signs that nobody sees", async () => {
    const sheet = "Modell;Höhe\r\nfmb920;17,5\r\nＦＭＢ１２５;17,5\r\nFMC\u200b640;17,5\r\n";
    expect(await bring("products", sheet)).toMatchObject({ changed: 3, new: 0, bad: 0 });
    const { docs } = await test.cms.find({ collection: "products", where: { height: { equals: 17.5 } }, draft: true, sort: "code" });
    expect(docs.map(({ code }) => code)).toEqual(["FMB125", "FMB920", "FMC640"]);
    const twice = await bring("products", "Modell;Höhe\r\nNEU 1;17\r\nneu 1;18\r\n");
    expect(twice).toMatchObject({ bad: 1 });
  });

  it("are asked where a size becomes ten times what it was", async () => {
    const report = await bring("products", "Modell;Höhe\r\nTAT140;168\r\n");
    expect(report).toMatchObject({ changed: 1, noticed: 1 });
    expect(report.notices[0]?.message).toContain("It was 16.8 and becomes 168");
  });

  it("are refused in the words of the file", async () => {
    const report = await bring("products", "Modell;Höhe;Breite (mm)\r\nGV57;1.2.3;12,5\r\n");
    expect(report).toMatchObject({ bad: 1 });
    expect(report.faults[0]?.message).toContain("as elsewhere in this file, write a comma before decimals");
  });
});

describe("files and films of a site without Chinese", () => {
  beforeAll(async () => {
    const notes = Buffer.from("Anschlussplan");
    await test.cms.create({
      collection: "media",
      data: {},
      file: { name: "anschluss.txt", mimetype: "text/plain", data: notes, size: notes.length },
    });
  });

  it("come in with a file in the first language alone, and get their slugs", async () => {
    const sheet =
      "title;summary;kind;version;createdOn;file;_status\r\nDatenblatt Über;Kurz;manual;1.2;29.11.2026;anschluss.txt;published\r\n";
    expect(await bring("downloads", sheet)).toMatchObject({ bad: 0, new: 1, written: 1 });
    const { docs } = await test.cms.find({ collection: "downloads", depth: 0 });
    expect(docs).toMatchObject([{ slug: "datenblatt-uber", type: expect.any(String) as string, version: "1.2" }]);
    expect(await bring("downloads", sheet)).toMatchObject({ same: 1, new: 0, bad: 0 });
    expect(await bring("downloads", sheet.replace("anschluss.txt", ""))).toMatchObject({ bad: 1 });
  });

  it("are films and questions as well", async () => {
    const films = await bring("videos", "title;file\r\nMontage;anschluss.txt\r\n");
    expect(films).toMatchObject({ bad: 1, faults: [{ column: "file" }] });
    expect(await bring("videos", "title\r\nMontage\r\n")).toMatchObject({ bad: 0, new: 1 });
    expect(await bring("faqs", "question;answer;topic\r\nWie lange?;Ein Jahr.;choosing\r\n")).toMatchObject({ bad: 0, new: 1 });
    expect(await bring("faqs", "question;answer;topic\r\nWie lange?;Zwei Jahre.;choosing\r\n")).toMatchObject({ new: 0, changed: 1 });
    const marked = await bring("faqs", "question;answer;topic\r\nWie lange?;**Drei** Jahre.;choosing\r\n");
    expect(marked).toMatchObject({ changed: 1, noticed: 1, notices: [{ column: "answer" }] });
  });
});

describe("rows of the maker's own", () => {
  it("may be chosen by where the sheet says so in German, and count in degrees of angle", async () => {
    const sheet = "key;name;group;unit;isFacet;better\r\nneigung;Neigung;functions;°;ja;high\r\ntaste;Taste;functions;;FALSCH;\r\n";
    expect(await bring("spec-rows", sheet)).toMatchObject({ bad: 0, new: 2 });
  });
});

describe("a workbook of Numbers", () => {
  it("is read from the sheet that has the columns, whatever stands before it", async () => {
    const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = (cells: string) =>
      strToU8(`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`);
    const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const workbook = zipSync({
      "[Content_Types].xml": strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="Export Summary" sheetId="1" r:id="r1"/><sheet name="Sheet 1 - Table 1" sheetId="2" r:id="r2"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      ),
      "xl/worksheets/sheet1.xml": sheet(
        `<row r="1">${cell("A1", "This document was exported from Numbers.")}</row><row r="3">${cell("A3", "Numbers Sheet Name")}${cell("B3", "Numbers Table Name")}</row>`,
      ),
      "xl/worksheets/sheet2.xml": sheet(
        `<row r="1">${cell("A1", "code")}${cell("B1", "name")}</row><row r="2">${cell("A2", "XS1")}${cell("B2", "Eins")}</row>`,
      ),
    });
    expect(await bring("products", workbook, "numbers.xlsx")).toMatchObject({ bad: 0, new: 1 });
  });
});
