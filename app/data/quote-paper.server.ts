import { TooManyDocuments, typesetDocument } from "#cms/documents/index.ts";
import { localPath } from "#shared/languages.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { paletteOf } from "#shared/lib/palette.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import { LIGHT } from "#shared/design/themes.ts";
import { shortDate } from "#app/lib/format/dates.ts";
import { kilograms, quotedDays, quoteTotals } from "#app/lib/quote-totals.ts";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { nameOfCountry } from "./country-use.server.ts";
import type { PageContext } from "./page.server.ts";
import { qrDrawing } from "./qr-codes.server.ts";
import { quoteView, type QuotedProduct } from "./quote.server.ts";

/**
 * A quote list as PDF; null without a line, “busy” when too many papers wait to be made.
 * @param query of the address of the list
 * @param country where all of it is to be used, by its code of ISO 3166-1
 */
export async function makeQuotePaper(
  query: URLSearchParams,
  country: string | undefined,
  { language, t, layout }: PageContext,
): Promise<Uint8Array | null | "busy"> {
  const { company, brand, origin } = layout;
  const { lines } = await quoteView(language, query.get("items") ?? "", query, country);
  if (lines.length === 0) return null;
  const { pieces, grams, sampleDays, leadDays } = quoteTotals(lines);
  const address = origin + localPath(quoteAddress(lines.map(({ chosen: regions, ...line }) => ({ ...line, regions }))), language);
  const today = isoDay(new Date());
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const number = (value: number) => formatNumber(value, language);
  const data = {
    lang: language,
    // Of the languages only Chinese has two forms of its letters.
    region: language === "zh" ? "cn" : null,
    day: { year, month, day },
    colours: brand.accent ? { ...LIGHT, route: paletteOf(brand.accent).route.light } : LIGHT,
    title: t("quote.list"),
    about: [shortDate(today, language), country && t("use.in", { country: nameOfCountry(country, language) })].filter(Boolean).join(" · "),
    company: {
      name: company.name,
      legalName: company.legalName,
      line: [company.legalName, company.phone, company.salesEmail].filter(Boolean).join(" · "),
    },
    headings: [t("quote.products"), t("quote.use"), t("quote.pieces")],
    lines: lines.map((line) => [line.code, line.name, notesOf(line, t), number(line.quantity)]),
    sum: {
      heading: t("quote.sum"),
      rows: [
        [t("quote.pieces"), number(pieces)],
        ...(grams === null ? [] : [[t("quote.weight"), t("quote.kilograms", { number: kilograms(grams, language) })]]),
        ...(sampleDays === null ? [] : [[t("quote.samples"), t("quote.within", { number: sampleDays })]]),
        ...(leadDays === null ? [] : [[t("quote.lead"), t("quote.days", { number: leadDays })]]),
      ],
    },
    qr: { address, heading: t("quote.again"), text: t("product.priceOnRequest") },
    page: t("datasheet.page", { page: "{page}", total: "{total}" }),
  };
  const files = { "/qr.svg": new TextEncoder().encode(qrDrawing(address)) };
  try {
    // Not stored: hardly two lists are alike, and they would take the place of the datasheets.
    return (await typesetDocument("quote-list", data, files)).pdf;
  } catch (error) {
    if (error instanceof TooManyDocuments) return "busy";
    throw error;
  }
}

/** The words about the use of a line: the variant, whether it can be used there, and its standby time. */
function notesOf({ variants, variant, verdict, model, every, under, intervals, standby, regions, chosen }: QuotedProduct, t: Translate) {
  const days = quotedDays(model, every, under);
  const interval = intervals.find(([minutes]) => String(minutes) === every)?.[1] ?? "";
  return [
    variants.find(({ key }) => key === variant)?.name,
    verdict?.text,
    days === null ? standby && t("quote.stated", { standby }) : t("quote.everyDays", { interval, days }),
    regions
      .filter(({ key }) => chosen.includes(key))
      .map(({ name }) => name)
      .join(t("compare.comma")),
  ].filter(Boolean);
}
