/** Building blocks of the Word forms. */
import { AlignmentType, BorderStyle, Document, Footer, Header, HeadingLevel, ImageRun, PageNumber, Packer, Paragraph, Table, TableCell, TableRow, TextRun, VerticalAlign, WidthType } from "docx";
import sharp from "sharp";
import { versionText } from "../lib/tables.ts";
import { waymark } from "../lib/brand.ts";
import { LIGHT } from "../../../../shared/design/themes.ts";
import { contactLine } from "../lib/sheet.ts";
import { field, LANGUAGE_TAGS, type Language, pick, type Text } from "../lib/language.ts";
import { redate } from "../lib/output.ts";
import type { Kit, Paper } from "../lib/paper.ts";

export type Block = Paragraph | Table;

const bare = (colour: string): string => colour.slice(1);
/** Twentieths of a point: an A4 page between the margins. */
const WIDTH = 9752;
const hair = { style: BorderStyle.SINGLE, size: 4, color: bare(LIGHT.line2) } as const;
const none = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" } as const;
const FRAME = { top: hair, bottom: hair, left: hair, right: hair, insideHorizontal: hair, insideVertical: hair } as const;

/** The mark as a picture for page heads, 3 times the size it is shown at. */
async function markImage(): Promise<Buffer> {
  return sharp(Buffer.from(waymark()), { density: 600 }).resize(240).png().toBuffer();
}

export const heading = (text: Text, language: Language): Block =>
  new Paragraph({ heading: HeadingLevel.HEADING_2, spacing: { before: 220, after: 90 }, border: { left: { style: BorderStyle.SINGLE, size: 24, color: bare(LIGHT.route), space: 8 } }, children: [new TextRun(pick(text, language))], keepNext: true });

export const paragraph = (text: Text, language: Language): Block => new Paragraph({ spacing: { after: 100 }, children: [new TextRun(pick(text, language))] });

export const bullet = (text: Text, language: Language): Block => new Paragraph({ bullet: { level: 0 }, spacing: { after: 60 }, children: [new TextRun(pick(text, language))] });

/** Boxes to tick, in one line. */
export const choices = (texts: readonly Text[], language: Language): Paragraph =>
  new Paragraph({ spacing: { before: 40, after: 40 }, children: texts.flatMap((text, i) => [new TextRun({ text: "☐", font: "Segoe UI Symbol" }), new TextRun(` ${pick(text, language)}${i === texts.length - 1 ? "" : "\u2003\u2003"}`)]) });

function cell(content: string | Paragraph, width: number, options: { head?: boolean; span?: number; centre?: boolean } = {}): TableCell {
  const child = typeof content === "string" ? new Paragraph({ alignment: options.centre === true ? AlignmentType.CENTER : AlignmentType.LEFT, children: [new TextRun({ text: content, bold: options.head === true })] }) : content;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 55, bottom: 55, left: 110, right: 110 },
    verticalAlign: VerticalAlign.CENTER,
    ...(options.span === undefined ? {} : { columnSpan: options.span }),
    ...(options.head === true ? { shading: { fill: bare(LIGHT.paper2) } } : {}),
    children: [child],
  });
}

/** Labelled blanks, two to a row; a label with choices gets the whole row. */
export function blanks(fields: readonly (Text | { label: Text; options: readonly Text[] } | { label: Text; wide: true })[], language: Language): Block {
  const widths = [1700, 3176, 1700, 3176];
  const rows: TableRow[] = [];
  let open: Text | undefined;
  const pair = (a: Text, b?: Text): TableRow => new TableRow({ children: [cell(pick(a, language), widths[0] ?? 0, { head: true }), ...(b === undefined ? [cell("", WIDTH - 1700, { span: 3 })] : [cell("", widths[1] ?? 0), cell(pick(b, language), widths[2] ?? 0, { head: true }), cell("", widths[3] ?? 0)])] });
  for (const entry of fields) {
    const simple = "label" in entry ? undefined : entry;
    if (simple !== undefined && open !== undefined) {
      rows.push(pair(open, simple));
      open = undefined;
    } else if (simple !== undefined) open = simple;
    else if ("label" in entry) {
      if (open !== undefined) rows.push(pair(open));
      open = undefined;
      const content = "options" in entry ? choices(entry.options, language) : "";
      rows.push(new TableRow({ children: [cell(pick(entry.label, language), 1700, { head: true }), cell(content, WIDTH - 1700, { span: 3 })], ...("wide" in entry ? { height: { value: 900, rule: "atLeast" as const } } : {}) }));
    }
  }
  if (open !== undefined) rows.push(pair(open));
  return new Table({ width: { size: WIDTH, type: WidthType.DXA }, columnWidths: widths, borders: FRAME, rows });
}

/** A table with a head; missing cells are left to be filled in. */
export function grid(head: readonly Text[], rows: readonly (readonly (Text | string)[])[], widths: readonly number[], language: Language): Block {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const sizes = widths.map((width) => Math.round((width / total) * WIDTH));
  const line = (values: readonly (Text | string)[], isHead: boolean): TableRow =>
    new TableRow({ tableHeader: isHead, cantSplit: true, children: sizes.map((size, i) => { const value = values[i] ?? ""; return cell(typeof value === "string" ? value : pick(value, language), size, { head: isHead }); }) });
  return new Table({ width: { size: WIDTH, type: WidthType.DXA }, columnWidths: sizes, borders: FRAME, rows: [line(head, true), ...rows.map((row) => line(row, false))] });
}

/** Lines to sign on. */
export function signatures(names: readonly Text[], language: Language): Block {
  const size = Math.floor(WIDTH / names.length);
  const signed = (name: Text): TableCell =>
    new TableCell({ width: { size, type: WidthType.DXA }, margins: { top: 460, right: 300 }, borders: { top: none, left: none, right: none, bottom: none }, children: [new Paragraph({ border: { top: hair }, spacing: { before: 40 }, children: [new TextRun({ text: pick(name, language), size: 18, color: bare(LIGHT.ink3) })] })] });
  return new Table({ width: { size: WIDTH, type: WidthType.DXA }, borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }, rows: [new TableRow({ children: names.map(signed) })] });
}

/** The finished file. */
export async function word(kit: Kit, paper: Paper, language: Language, blocks: readonly Block[]): Promise<Uint8Array> {
  const { site } = kit;
  const title = pick(paper.title, language);
  const font = { ascii: "Arial", hAnsi: "Arial", cs: "Arial", eastAsia: "Microsoft YaHei" };
  const document = new Document({
    title,
    subject: pick(paper.summary, language),
    creator: field(site, "name", language),
    lastModifiedBy: field(site, "name", language),
    styles: {
      default: {
        document: { run: { font, size: 19, color: bare(LIGHT.ink), language: { value: "en-GB", eastAsia: LANGUAGE_TAGS.zh } }, paragraph: { spacing: { line: 264 } } },
        title: { run: { font, size: 40, bold: true, color: bare(LIGHT.ink) }, paragraph: { spacing: { before: 120, after: 80 } } },
        heading2: { run: { font, size: 25, bold: true, color: bare(LIGHT.ink) } },
      },
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: { top: 1250, bottom: 1050, left: 1077, right: 1077 } } },
        headers: { default: new Header({ children: [new Paragraph({ border: { bottom: { ...hair, color: bare(LIGHT.ink), space: 6 } }, tabStops: [{ type: "right", position: WIDTH }], children: [new ImageRun({ type: "png", data: await markImage(), transformation: { width: 34, height: 18 }, altText: { name: "Waymark", title: "Waymark", description: field(site, "name", language) } }), new TextRun({ text: `  ${field(site, "name", language)}`, bold: true }), new TextRun({ text: `\t${versionText(paper.version, language)} · ${paper.created}`, size: 16, color: bare(LIGHT.ink3) })] })] }) },
        footers: { default: new Footer({ children: [new Paragraph({ tabStops: [{ type: "right", position: WIDTH }], children: [new TextRun({ text: contactLine(site, language), size: 15, color: bare(LIGHT.ink3) }), new TextRun({ children: ["\t", PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], size: 15, color: bare(LIGHT.ink3) })] })] }) },
        children: [new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }), new Paragraph({ spacing: { after: 160 }, children: [new TextRun({ text: pick(paper.summary, language), color: bare(LIGHT.ink2) })] }), ...blocks],
      },
    ],
  });
  return redate(await Packer.toBuffer(document), paper.created);
}
