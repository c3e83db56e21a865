import { product as definition } from "#shared/content/product.ts";
import { inFileWorker } from "#cms/lib/file-worker/file-worker.ts";
import { TooManyDocuments, typesetDocument, type SetDocument } from "#cms/documents/index.ts";
import { cachedDocument } from "#cms/documents/stored-documents.ts";
import { localPath, type Language } from "#shared/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { WAYMARK } from "#app/lib/brand.ts";
import { LIGHT } from "#shared/design/themes.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { shortDate } from "#app/lib/format/dates.ts";
import { paletteOf } from "#shared/lib/palette.ts";
import { escapeHtml } from "#shared/lib/html.ts";
import { paths } from "#app/lib/paths.ts";
import { dimensionDrawing } from "#shared/geometry/drawing.ts";
import { obdDiagram } from "#shared/geometry/obd-socket.ts";
import { writtenLengths } from "#shared/specification/numbers.ts";
import { withUnit } from "#shared/specification/format.ts";
import { findFile } from "../content/content-reader.server.ts";
import { loadLayoutData, type LayoutData } from "../layout-data.server.ts";
import type { PictureView } from "../content/pictures.server.ts";
import { findProduct, type ProductView, type WholeProduct } from "../products.server.ts";
import { qrDrawing } from "../qr-codes.server.ts";
import type { Original } from "./print-picture.ts";
import { hasObdPlug } from "./obd-plug.ts";
import { listRows, rowsOn } from "../definition/rows.server.ts";
import { optionalOr } from "../optional.server.ts";
import { translator } from "../texts.server.ts";
import { isoMoment } from "#cms/lib/time-zone.ts";

/** Sizes of type that are tried until everything stands on two pages; smaller cannot be read. */
const DENSITIES = [1, 0.92, 0.85, 0.78, 0.72];
const MAX_PAGES = 2;
/** Figures that lead, at most: as many as stand side by side. */
const MAX_FIGURES = 4;
/** Width in pixels of the picture, which is 84 mm wide on paper. */
const PICTURE_WIDTH = 1000;
/** Seconds that drawing a picture may take (`server/routes/pictures/formats.ts`). */
const SECONDS = 30;
/** Width of the drawing and height of its top view, in tenths of a millimetre; less where wiring stands below. */
const DRAWING = { sheet: 1700, room: 660, roomAboveWiring: 420 };
const FAMILIES = "Archivo, Noto Sans SC, Roboto";

/** A datasheet as PDF, with the code of its product. */
interface Datasheet {
  pdf: Uint8Array;
  code: string;
}

/** The datasheet of a product; null when there is no such product, “busy” when too many wait to be made. */
export async function makeDatasheet(language: Language, slug: string): Promise<Datasheet | null | "busy"> {
  const [product, layout, t] = await Promise.all([findProduct(language, slug), loadLayoutData(language), translator(language)]);
  if (!product) return null;
  const page = layout.origin + localPath(paths.product(slug), language);
  const isObd = hasObdPlug(product.facts);
  const shown = product.pictures[0] ?? null;
  const drawings = {
    ...(!layout.brand.mark && layout.scenery && { "/mark.svg": mark() }),
    "/qr.svg": qrDrawing(page),
    "/drawing.svg": drawingOf(product, language, isObd || product.wires.length > 0),
    ...(isObd && { "/obd.svg": inFamilies(obdDiagram(language)) }),
  };
  const data = { ...dataOf(product, { language, t, layout, page }), socket: isObd ? t("datasheet.obdAlt") : null };
  const make = async () => {
    const [picture, own] = await Promise.all([pictureOf(shown), layout.brand.mark && markPicture(layout.brand.mark)]);
    const files = {
      ...(own && { "/mark.png": own }),
      ...Object.fromEntries(Object.entries(drawings).map(([file, svg]) => [file, bytes(svg)])),
      ...(picture && { "/picture.jpg": picture }),
    };
    const sign = own ? "/mark.png" : "/mark.svg" in drawings ? "/mark.svg" : null;
    const { pdf } = await typesetToFit({ ...data, mark: sign, picture: picture && (shown?.alt ?? product.code) }, files);
    return { pdf, isWhole: !shown || picture !== null };
  };
  try {
    return { pdf: await cachedDocument("datasheet", [data, drawings, shown, layout.brand.mark], make), code: product.code };
  } catch (error) {
    if (error instanceof TooManyDocuments) return "busy";
    throw error;
  }
}

/** Sets a datasheet in the largest type that fits its pages; one too long even in the smallest gets more pages. */
async function typesetToFit(data: object, files: Record<string, Uint8Array>): Promise<SetDocument> {
  const [largest, ...smaller] = DENSITIES;
  let document = await typesetDocument("datasheet", { ...data, density: largest }, files);
  for (const density of smaller) {
    if (document.pages <= MAX_PAGES) break;
    document = await typesetDocument("datasheet", { ...data, density }, files);
  }
  return document;
}

interface Setting {
  language: Language;
  t: Translate;
  layout: LayoutData;
  /** Address of the product's page. */
  page: string;
}

/** What the template prints, word for word. */
function dataOf(product: WholeProduct, { language, t, layout: { company, brand }, page }: Setting) {
  const { code, name, series, size, purchase } = product;
  const writing = { language, t };
  const number = revisionOf(product.changed);
  const [year = 0, month = 1, day = 1] = isoDay(product.changed).split("-").map(Number);
  const revision = t("datasheet.revision", { number, date: shortDate(product.changed, language) });
  const hasConditions = product.specs.some(({ rows }) => rows.some(({ condition }) => condition));
  return plain({
    lang: language,
    // Of the languages only Chinese has two forms of its letters.
    region: language === "zh" ? "cn" : null,
    title: t("datasheet.title", { code, name }),
    keywords: [code, name, series],
    day: { year, month, day },
    colours: brand.accent ? { ...LIGHT, route: paletteOf(brand.accent).route.light } : LIGHT,
    kind: t("datasheet.kind", { series }),
    name: t("datasheet.heading", { code, name }),
    code,
    product: name,
    life:
      product.life &&
      [
        product.life.name,
        product.life.since && shortDate(product.life.since, language),
        product.life.successor && t("product.replacedBy", { code: product.life.successor.code }),
      ]
        .filter(Boolean)
        .join(" · "),
    intro: product.intro,
    company: {
      name: company.name,
      legalName: company.legalName,
      line: withoutGaps(t("datasheet.contactLine", { name: company.legalName, phone: company.phone, email: company.salesEmail })),
    },
    figures: product.highlights.slice(0, MAX_FIGURES).map(({ name: label, value, unit, condition }) => [label, value, unit, condition]),
    headings: [t("datasheet.group"), t("datasheet.item"), t("datasheet.value"), ...(hasConditions ? [t("datasheet.condition")] : [])],
    groups: product.specs.map(({ name: group, rows }) => ({
      name: group,
      rows: rows.map(({ name: row, value, unit, condition }) => ({ name: row, value: withUnit(value, unit, language), condition })),
    })),
    drawing: { heading: t("datasheet.drawing"), alt: t("datasheet.drawingAlt", { code, ...writtenLengths(size, language) }) },
    wiringHeading: t("datasheet.wiring"),
    wireHeadings: [t("datasheet.wire"), t("datasheet.signal"), t("datasheet.connectTo")],
    wires: product.wires.map(({ colours, name: wire, signal, target }) => ({ colours, name: wire, signal, target })),
    columns: [
      [
        { heading: t("product.materials"), rows: listRows(definition.fields.materials, product.materials, writing) },
        { heading: t("product.accessories"), rows: product.accessories.map(({ model, name: accessory }) => [model, accessory]) },
      ],
      [
        {
          heading: t("product.packing"),
          counted: true,
          rows: listRows(definition.fields.packing, product.packing, writing),
        },
      ],
      [
        {
          heading: t("datasheet.ordering"),
          rows: [
            ...rowsOn(definition.fields, "datasheet", product, writing).map(({ label, value }) => [label, value]),
            ...product.specs
              .flatMap(({ rows }) => rows)
              .filter(({ key }) => key === "certification")
              .map(({ value }) => [t("datasheet.approvals"), value]),
          ],
        },
      ],
    ]
      .map((parts) => parts.filter(({ rows }) => rows.length > 0))
      .filter((parts) => parts.length > 0),
    qr: { address: page, heading: t("datasheet.latest"), text: t("datasheet.made", { revision, note: purchase.note }) },
    revision: `${code}  ${revision}`,
    page: t("datasheet.page", { page: "{page}", total: "{total}" }),
  });
}

/** A word joiner is an instruction to browsers, and no sign of a typeface. */
function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data).replaceAll("\u2060", "")) as T;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Pixels of a sign that stands 9 mm wide. */
const MARK_WIDTH = 400;

const printPicture = inFileWorker<Original, Uint8Array>("app/data/datasheet/print-picture.ts", "printPicture", SECONDS);

/** The company's own sign. */
function markPicture(mark: PictureView): Promise<Uint8Array | null> {
  return encodeForPrint(mark, { width: MARK_WIDTH });
}

/** The picture as paper needs it: without transparency, no larger than it is printed. */
async function pictureOf(picture: PictureView | null): Promise<Uint8Array | null> {
  return picture && encodeForPrint(picture, { width: PICTURE_WIDTH, ground: LIGHT.tile });
}

/** Null when the file cannot be had or drawn: a paper without its picture is a paper all the same. */
async function encodeForPrint({ name }: PictureView, size: Omit<Original, "data">): Promise<Uint8Array | null> {
  const file = await findFile(name);
  const data = file && (await optionalOr(null, file.read()));
  return data && optionalOr(null, printPicture({ data, ...size }));
}

function drawingOf(
  { code, outline, size }: Pick<ProductView, "code" | "outline" | "size">,
  language: Language,
  aboveWiring: boolean,
): string {
  const room = aboveWiring ? DRAWING.roomAboveWiring : DRAWING.room;
  return inFamilies(
    dimensionDrawing({ outline, ...size }, { language, alt: escapeHtml(code), sheet: DRAWING.sheet, room, font: FAMILIES, end: true }),
  );
}

/** A drawing with the families that its words are set in. */
function inFamilies(svg: string): string {
  return svg.replace("<svg ", `<svg font-family="${FAMILIES}" `);
}

function mark(): string {
  const { viewBox, route, ring } = WAYMARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-width=".17" stroke-linecap="round" stroke-linejoin="round"><path d="${route}" stroke="${LIGHT.ink}"/><circle cx="${ring.x}" cy="${ring.y}" r="${ring.radius}" stroke="${LIGHT.route}"/></svg>`;
}

/** A line whose parts stand apart, without the room of a part that is empty. */
function withoutGaps(line: string): string {
  return line.replace(/(\s{3}|\u3000)(?:\s{3}|\u3000)+/g, "$1").trim();
}

/**
 * The revision of a record by the moment of its last change, in the maker's time: `20261122.1501`. It grows with every change, and
 * whoever reads it knows how old the paper is; the numbers of versions begin anew when old versions are dropped.
 * @param changed ISO date and time
 */
function revisionOf(changed: string): string {
  return isoMoment(new Date(changed)).replaceAll(/[-:]/g, "").replace(" ", ".");
}
