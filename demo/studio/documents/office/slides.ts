/** Building blocks of the presentations: paper slides with a route line, ink slides for chapters. */
import PptxGenJS from "pptxgenjs";
import sharp from "sharp";
import { waymark } from "../lib/brand.ts";
import { LIGHT } from "../../../../shared/design/themes.ts";
import { field, type Language, pick, type Text } from "../lib/language.ts";
import { redate } from "../lib/output.ts";
import type { Kit, Paper } from "../lib/paper.ts";
import { jpegBytes } from "../lib/picture.ts";

type Deck = PptxGenJS;
type Slide = ReturnType<Deck["addSlide"]>;

const hex = (colour: string): string => colour.slice(1);
const W = 13.33;
const H = 7.5;
/** Left edge of the text, and width up to the right margin, in inches. */
const X = 1.05;
const WIDE = W - X - 0.7;

export interface Point {
  title: string;
  text: string;
}

export class Slides {
  readonly deck: Deck;
  readonly language: Language;
  private readonly face: string;
  private readonly kit: Kit;
  private readonly paper: Paper;
  private page = 0;

  constructor(kit: Kit, paper: Paper, language: Language) {
    this.kit = kit;
    this.paper = paper;
    this.language = language;
    this.face = language === "zh" ? "Microsoft YaHei" : "Arial";
    this.deck = new PptxGenJS();
    this.deck.layout = "LAYOUT_WIDE";
    this.deck.title = pick(paper.title, language);
    this.deck.subject = pick(paper.summary, language);
    this.deck.author = field(kit.site, "name", language);
    this.deck.company = field(kit.site, "legal_name", language);
    this.deck.theme = { headFontFace: this.face, bodyFontFace: this.face };
  }

  private text(slide: Slide, content: string, options: { x: number; y: number; w: number; h: number; size: number; bold?: boolean; colour?: string; valign?: "top" | "middle" | "bottom" }): void {
    slide.addText(content, { x: options.x, y: options.y, w: options.w, h: options.h, fontFace: this.face, fontSize: options.size, bold: options.bold ?? false, color: hex(options.colour ?? LIGHT.ink), valign: options.valign ?? "top", margin: 0, lineSpacingMultiple: this.language === "zh" ? 1.22 : 1.1, fit: "shrink" });
  }

  private line(slide: Slide, x: number, y: number, w: number, h: number, colour: string, width: number): void {
    slide.addShape("line", { x, y, w, h, line: { color: hex(colour), width } });
  }

  private ring(slide: Slide, x: number, y: number, size: number, fill: string): void {
    slide.addShape("ellipse", { x: x - size / 2, y: y - size / 2, w: size, h: size, fill: { color: fill }, line: { color: hex(LIGHT.route), width: 3.5 } });
  }

  private async mark(slide: Slide, dark: boolean): Promise<void> {
    const image = await sharp(Buffer.from(waymark(dark ? "#FFFFFF" : LIGHT.ink, LIGHT.signal)), { density: 900 }).resize(360).png().toBuffer();
    slide.addImage({ data: `image/png;base64,${image.toString("base64")}`, x: X, y: 0.42, w: 0.72, h: 0.386, altText: field(this.kit.site, "name", this.language) });
  }

  /** A paper slide with head and running foot. */
  private sheet(title: string): Slide {
    this.page += 1;
    const slide = this.deck.addSlide();
    slide.background = { color: hex(LIGHT.paper) };
    this.line(slide, 0.55, 0, 0, H, LIGHT.signal, 3);
    this.ring(slide, 0.55, 0.85, 0.24, hex(LIGHT.paper));
    this.text(slide, title, { x: X, y: 0.5, w: WIDE, h: 0.75, size: 28, bold: true, valign: "middle" });
    this.line(slide, X, 1.42, WIDE, 0, LIGHT.ink, 1);
    this.text(slide, `${field(this.kit.site, "name", this.language)}  ·  ${pick(this.paper.title, this.language)}`, { x: X, y: H - 0.48, w: 9, h: 0.28, size: 10, colour: LIGHT.ink3 });
    slide.addText(String(this.page + 1), { x: W - 1.7, y: H - 0.48, w: 1, h: 0.28, align: "right", fontFace: this.face, fontSize: 10, color: hex(LIGHT.ink3), margin: 0 });
    return slide;
  }

  async cover(picture: string): Promise<void> {
    const slide = this.deck.addSlide();
    slide.background = { color: hex(LIGHT.ink) };
    this.line(slide, 0.55, 0.6, 0, H - 0.6, LIGHT.signal, 3);
    this.ring(slide, 0.55, 0.6, 0.26, hex(LIGHT.ink));
    await this.mark(slide, true);
    const image = await jpegBytes(picture, 1100, 82);
    if (image !== undefined) slide.addImage({ data: `image/jpeg;base64,${image.toString("base64")}`, x: 7.6, y: 1.55, w: 5.03, h: 3.77, altText: pick(this.paper.title, this.language) });
    this.text(slide, pick(this.paper.title, this.language), { x: X, y: 2.2, w: 6.1, h: 1.7, size: 38, bold: true, colour: "#FFFFFF", valign: "bottom" });
    this.text(slide, pick(this.paper.summary, this.language), { x: X, y: 4.1, w: 6.1, h: 1.3, size: 16, colour: "#C0C8CE" });
    this.text(slide, `${field(this.kit.site, "legal_name", this.language)}\n${this.paper.created}`, { x: X, y: 6.5, w: 8, h: 0.6, size: 12, colour: "#94A0AA" });
  }

  paragraphs(title: string, texts: readonly string[], aside?: string): void {
    const slide = this.sheet(title);
    const width = aside === undefined ? 10.4 : 7;
    const each = 4.9 / texts.length;
    texts.forEach((text, i) => this.text(slide, text, { x: X, y: 1.8 + i * each, w: width, h: each - 0.15, size: texts.length > 2 ? 17 : 19, colour: LIGHT.ink }));
    if (aside !== undefined) this.text(slide, aside, { x: 8.7, y: 1.8, w: 3.9, h: 4.6, size: 14, colour: LIGHT.ink3 });
  }

  /** Up to four large numbers. */
  numbers(title: string, cells: readonly { value: string; unit: string; label: string; note: string }[]): void {
    const slide = this.sheet(title);
    const width = WIDE / cells.length;
    cells.forEach((cell, i) => {
      const x = X + i * width;
      if (i > 0) this.line(slide, x - 0.15, 2.2, 0, 3.4, LIGHT.line, 1);
      slide.addText([{ text: cell.value, options: { fontSize: cell.value.length > 6 ? 30 : 48, bold: true } }, { text: cell.unit === "" ? "" : ` ${cell.unit}`, options: { fontSize: 18 } }], { x, y: 2.3, w: width - 0.3, h: 1.1, fontFace: this.face, color: hex(LIGHT.ink), margin: 0, valign: "bottom" });
      this.text(slide, cell.label, { x, y: 3.6, w: width - 0.35, h: 0.6, size: 18, bold: true });
      this.text(slide, cell.note, { x, y: 4.25, w: width - 0.35, h: 1.5, size: 14, colour: LIGHT.ink3 });
    });
  }

  /** Equal points, three or four to a row. */
  points(title: string, points: readonly Point[], perRow = points.length === 4 ? 2 : 3): void {
    const slide = this.sheet(title);
    const rows = Math.ceil(points.length / perRow);
    const [width, height] = [WIDE / perRow, 5.1 / rows];
    points.forEach((point, i) => {
      const [x, y] = [X + (i % perRow) * width, 1.75 + Math.floor(i / perRow) * height];
      this.line(slide, x, y, width - 0.35, 0, LIGHT.ink, 1);
      this.text(slide, point.title, { x, y: y + 0.14, w: width - 0.35, h: 0.42, size: 17, bold: true });
      this.text(slide, point.text, { x, y: y + 0.6, w: width - 0.4, h: height - 0.75, size: rows > 2 ? 13 : 16, colour: LIGHT.ink2 });
    });
  }

  /** Layers side by side, each with its points below one another. */
  layers(title: string, layers: readonly { name: string; points: readonly Point[] }[]): void {
    const slide = this.sheet(title);
    const width = WIDE / layers.length;
    this.line(slide, X + 0.1, 1.95, WIDE - width, 0, LIGHT.signal, 3);
    layers.forEach((layer, i) => {
      const x = X + i * width;
      this.ring(slide, x + 0.12, 1.95, 0.25, hex(LIGHT.paper));
      this.text(slide, layer.name, { x, y: 2.2, w: width - 0.35, h: 0.45, size: 18, bold: true });
      const height = 4 / layer.points.length;
      layer.points.forEach((point, j) => {
        const y = 2.78 + j * height;
        this.line(slide, x, y, width - 0.35, 0, LIGHT.line, 1);
        this.text(slide, point.title, { x, y: y + 0.1, w: width - 0.35, h: 0.34, size: 14, bold: true });
        this.text(slide, point.text, { x, y: y + 0.45, w: width - 0.35, h: height - 0.5, size: 12, colour: LIGHT.ink2 });
      });
    });
  }

  /** Stops on the route, left to right. */
  route(title: string, stops: readonly { when: string; title: string; text: string }[]): void {
    const slide = this.sheet(title);
    const width = WIDE / stops.length;
    this.line(slide, X + 0.1, 2.6, WIDE - width + 0.1, 0, LIGHT.signal, 3);
    stops.forEach((stop, i) => {
      const x = X + i * width;
      this.ring(slide, x + 0.12, 2.6, 0.25, i === stops.length - 1 ? hex(LIGHT.signal) : hex(LIGHT.paper));
      this.text(slide, stop.when, { x, y: 1.85, w: width - 0.2, h: 0.4, size: 15, bold: true, colour: LIGHT.signalText });
      this.text(slide, stop.title, { x, y: 2.95, w: width - 0.25, h: 0.85, size: stops.length > 5 ? 13 : 16, bold: true });
      this.text(slide, stop.text, { x, y: 3.85, w: width - 0.25, h: 2.8, size: stops.length > 5 ? 11 : 13, colour: LIGHT.ink2 });
    });
  }

  table(title: string, rows: readonly (readonly string[])[], widths: readonly number[]): void {
    const slide = this.sheet(title);
    const total = widths.reduce((sum, width) => sum + width, 0);
    const size = rows.length > 9 ? 11 : 13;
    slide.addTable(
      rows.map((row, r) => row.map((cell, c) => ({ text: cell, options: { bold: r === 0 || c === 0, color: hex(r === 0 ? LIGHT.ink3 : LIGHT.ink), fontSize: size, fontFace: this.face, valign: "middle" as const, border: [{ type: "none" as const }, { type: "none" as const }, { type: "solid" as const, pt: r === 0 ? 1 : 0.5, color: hex(r === 0 ? LIGHT.ink : LIGHT.line) }, { type: "none" as const }] as [object, object, object, object] } }))) as Parameters<Slide["addTable"]>[0],
      { x: X, y: 1.65, w: WIDE, colW: widths.map((width) => (width / total) * WIDE), rowH: Math.min(0.52, 5 / rows.length), margin: [0.03, 0.08, 0.03, 0] },
    );
  }

  /** Pictures with captions, up to six. */
  async pictures(title: string, items: readonly { file: string; title: string; text: string }[]): Promise<void> {
    const slide = this.sheet(title);
    const perRow = items.length > 4 ? 3 : items.length;
    const rows = Math.ceil(items.length / perRow);
    const width = WIDE / perRow;
    const height = rows === 1 ? (width - 0.4) * 0.75 : 1.62;
    for (const [i, item] of items.entries()) {
      const [x, y] = [X + (i % perRow) * width, 1.7 + Math.floor(i / perRow) * 2.62];
      const image = await jpegBytes(item.file, 700, 80);
      const shown = rows === 1 ? width - 0.4 : height / 0.75;
      if (image !== undefined) slide.addImage({ data: `image/jpeg;base64,${image.toString("base64")}`, x, y, w: shown, h: height, altText: item.title });
      if (rows === 1) {
        this.text(slide, item.title, { x, y: y + height + 0.15, w: width - 0.4, h: 0.4, size: 16, bold: true });
        this.text(slide, item.text, { x, y: y + height + 0.58, w: width - 0.4, h: 4.6 - height, size: 13, colour: LIGHT.ink2 });
      } else {
        this.text(slide, item.title, { x: x + shown + 0.15, y, w: width - shown - 0.35, h: 0.62, size: 13, bold: true });
        this.text(slide, item.text, { x: x + shown + 0.15, y: y + 0.64, w: width - shown - 0.35, h: 1.75, size: 10.5, colour: LIGHT.ink2 });
      }
    }
  }

  async contact(): Promise<void> {
    const { site } = this.kit;
    const slide = this.deck.addSlide();
    slide.background = { color: hex(LIGHT.ink) };
    this.line(slide, 0.55, 0, 0, H - 1.1, LIGHT.signal, 3);
    slide.addShape("ellipse", { x: 0.41, y: H - 1.24, w: 0.28, h: 0.28, fill: { color: hex(LIGHT.signal) }, line: { color: hex(LIGHT.signal), width: 1 } });
    await this.mark(slide, true);
    const t: Text = ["说说您要找的东西。", "Tell us what you need to find."];
    this.text(slide, pick(t, this.language), { x: X, y: 2.1, w: 10, h: 0.9, size: 36, bold: true, colour: "#FFFFFF" });
    this.text(slide, `${field(site, "response_promise", this.language)}\n${field(site, "hours", this.language)}`, { x: X, y: 3.2, w: 10, h: 0.9, size: 16, colour: "#C0C8CE" });
    this.text(slide, `${site.phone}\n${site.sales_email}\n${field(site, "address", this.language)}`, { x: X, y: 4.6, w: 11, h: 1.3, size: 16, colour: "#FFFFFF" });
  }

  async finish(): Promise<Uint8Array> {
    const data = (await this.deck.write({ outputType: "nodebuffer" })) as Buffer;
    return redate(data, this.paper.created);
  }
}
