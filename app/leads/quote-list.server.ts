import { contentReader } from "#app/data/content/content-reader.server.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { sentenceSpace, type Language } from "#shared/languages.ts";
import { isQuantity, MAX_LINES, readItems, readPieces, type QuoteLine } from "#app/lib/storage/quote-items.ts";
import { conditionsOf, temperatureText } from "#app/lib/standby-conditions.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { standbyDays, standbyModel, type StandbyModel } from "#shared/specification/standby.ts";
import { variantKey } from "#shared/specification/variants.ts";
import { COVERAGE_NAMES, intervalName, reckonedName, REGIONS, USE_NAMES } from "#shared/specification/use.ts";
import type { Faults, Typed } from "./rules.ts";
import { readWholeNumber } from "#shared/lib/whole-number.ts";

/** A line of a quote list as a lead stores it. */
interface WantedItem {
  /** Code and name in the visitor's language; the product's address part when the catalogue is unavailable. */
  name: string;
  quantity: number;
  /** How and where the visitor will use it, in the visitor's language. */
  wish?: string;
  product?: number;
}

/** The quantity field of a product. */
const FIELD = /^quantity-([a-z0-9][a-z0-9_-]{0,79})$/;

/** The quantity fields of a form as lines; undefined when it has none. */
function linesIn(typed: Typed): { field: string; slug: string; quantity: number }[] | undefined {
  const lines = Object.entries(typed).flatMap(([field, value]) => {
    const [, slug] = FIELD.exec(field) ?? [];
    return slug ? [{ field, slug, quantity: readPieces(value) }] : [];
  });
  return lines.length > 0 ? lines.slice(0, MAX_LINES) : undefined;
}

/** The faults of a form's quantities. @param fewest minimum pieces of a product per order */
export function quantityFaults(typed: Typed, fewest: number, language: Language): Faults {
  const wrong = (linesIn(typed) ?? []).filter(({ quantity }) => !isQuantity(quantity, fewest));
  const fault =
    fewest > 1 ? namedText("forms.quantityFewest", { fewest: formatNumber(fewest, language) }) : namedText("forms.quantityFault");
  return Object.fromEntries(wrong.map(({ field }) => [field, fault]));
}

/**
 * The quote list of a form: its quantity fields, or a list such as `a9:20,v3:5`.
 * @param list of a form without such fields, or of its address
 */
export function wantedLines(typed: Typed, list: string): QuoteLine[] {
  const lines = linesIn(typed)?.map(({ slug, quantity }) => ({ slug, quantity })) ?? readItems(list).lines;
  return lines.slice(0, MAX_LINES);
}

/**
 * The lines as a lead stores them. Leaves out unknown products; keeps all when the catalogue fails, so that no lead is lost.
 */
export async function wantedItems(lines: readonly QuoteLine[], typed: Typed, language: Language): Promise<WantedItem[]> {
  if (lines.length === 0) return [];
  const products = await productsBySlug(
    lines.map(({ slug }) => slug),
    language,
  ).catch(() => null);
  return lines.flatMap(({ slug, quantity }) => {
    const product = products?.get(slug);
    if (products && !product) return [];
    const ordered = (product?.variants ?? []).find(({ code }) => variantKey(code) === typed[`variant-${slug}`])?.code;
    const wish = wishOf(slug, { typed, language, model: standbyModel(product?.specs ?? []), ordered });
    return [
      {
        name: product ? `${product.code} ${product.name}` : slug,
        quantity,
        ...(wish && { wish }),
        ...(product && { product: product.id }),
      },
    ];
  });
}

/** A week, in minutes: the rarest reports that make sense. */
const MAX_INTERVAL = 10_080;

/**
 * Variant, reporting interval, conditions and place of use in words: only values that the page offers.
 * @param model for calculating its standby; null without the data for it
 * @param ordered order code of the requested variant
 */
function wishOf(
  slug: string,
  { typed, language, model, ordered = "" }: { typed: Typed; language: Language; model: StandbyModel | null; ordered?: string | undefined },
): string {
  const typedFor = (name: string) => typed[`${name}-${slug}`] ?? "";
  const minutes = readWholeNumber(typedFor("every"), MAX_INTERVAL);
  const interval = minutes === null ? "" : intervalName(minutes, language);
  const regions = Object.entries(REGIONS).flatMap(([key, name]) => (typed[`region-${slug}-${key}`] ? [nameIn(name, language)] : []));
  const [colon, comma, between] = sentenceSpace(language) ? [": ", ", ", "; "] : ["：", "、", "；"];
  const parts: [keyof typeof USE_NAMES, string][] = [
    ["variant", ordered],
    ["every", interval],
  ];
  if (model && typedFor("under")) {
    const conditions = conditionsOf(new URLSearchParams(`${typedFor("under")}&interval=${minutes ?? ""}`), model);
    parts.push(
      ["temperature", temperatureText(conditions.temperature, language)],
      ["coverage", nameIn(COVERAGE_NAMES[conditions.coverage], language)],
    );
    if (interval) parts.push(["standby", reckonedName(standbyDays(model, conditions).days, language)]);
  }
  parts.push(["regions", regions.join(comma)]);
  return parts.flatMap(([name, text]) => (text ? [nameIn(USE_NAMES[name], language) + colon + text] : [])).join(between);
}

async function productsBySlug(slugs: string[], language: Language) {
  const cms = await contentReader();
  const { docs } = await cms.find({
    collection: "products",
    where: { slug: { in: slugs }, _status: { equals: "published" } },
    locale: language,
    pagination: false,
    depth: 0,
    select: { slug: true, code: true, name: true, specs: true, variants: { code: true } },
  });
  return new Map(docs.map((product) => [product.slug, product]));
}
