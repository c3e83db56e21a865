import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Product } from "#cms/config/payload-types.ts";
import { searchRelations, searchTexts, type Writing } from "#app/data/definition/rows.server.ts";
import type { PublicView } from "#app/data/definition/view.server.ts";
import { linked } from "#app/data/content/linked.server.ts";
import { product as definition } from "#shared/content/product.ts";
import type { Language } from "#shared/languages.ts";
import { intern } from "#app/lib/intern.ts";
import { paths } from "#app/lib/paths.ts";
import { specificationText } from "#shared/specification/format.ts";
import { devicesOf, codesByRow } from "#shared/specification/variants.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { codesOf, figuresOf } from "#app/data/finder/findable.server.ts";
import type { SearchDocument } from "./search-document.ts";
import type { Stated } from "./quantities.ts";
import { pictureView } from "#app/data/content/pictures.server.ts";
import { termIn } from "#app/data/content/terms.server.ts";
import { type SourceDocument, sourceKeys } from "./document-parts.server.ts";

const { fields } = definition;

/** A product's document beyond its definition: names, stated values, and buyers' criteria. */
export function productDocument(product: Product, shown: PublicView<typeof fields>, writing: Writing): Partial<SourceDocument> {
  const { language } = writing;
  return {
    title: `${product.code} ${product.name}`,
    code: product.code,
    codes: (product.variants ?? []).map(({ code }) => code),
    excerpt: product.tagline,
    words: [
      ...searchTexts(fields, "words", shown, writing),
      ...specTexts(product.specs, language),
      // Every product has a datasheet, generated from its record.
      termIn("download-kinds", "datasheet", language),
    ],
    stated: statedValues(product),
    picture: pictureView(product.pictures?.[0]),
    successor: successorOf(product),
    from: sourceKeys(...searchRelations(fields, product), ["media", product.pictures?.slice(0, 1)]),
  };
}

function specTexts(specs: Product["specs"], language: Language): string[] {
  return (specs ?? []).map((row) => {
    const definition = specDefinition(row.key);
    return `${definition ? nameIn(definition, language) : ""} ${specificationText(row, language)}`;
  });
}

/** Values that many products share, in both languages. */
const sameStatement = intern<Stated>(5000);

/** The successor of a discontinued product; null without one. */
function successorOf({ id, life, successor }: Pick<Product, "id" | "life" | "successor">): SearchDocument["successor"] {
  const next = life === "ended" ? linked(successor) : null;
  return next && next.id !== id ? { code: next.code, path: paths.product(next.slug) } : null;
}

/** Buyers' criteria, as in the finder, and the bands. */
function statedValues({ specs, variants }: Pick<Product, "specs" | "variants">): Stated {
  const devices = devicesOf(specs, variants);
  // Among rows with the same key, the first one's figures count.
  const rows: Record<string, Parameters<typeof codesOf>[0][string]> = Object.fromEntries(
    (specs ?? [])
      .toReversed()
      .map(({ key, value, min, max }) => [key, { ...(value != null && { value }), ...(min != null && max != null && { min, max }) }]),
  );
  for (const [key, codes] of codesByRow(specs, variants)) rows[key] = { ...rows[key], codes };
  const { ip, numbers, operatingRanges } = figuresOf(rows);
  const rangeUpTo = (key: "standby" | "weight") =>
    numbers[key] == null ? undefined : { min: rows[key]?.min ?? numbers[key], max: numbers[key] };
  const capacity = Math.max(rows["battery_capacity"]?.value ?? 0, rows["backup_battery"]?.value ?? 0);
  const range = (ends: readonly [number, number] | null | undefined) => (ends ? { min: ends[0], max: ends[1] } : undefined);
  const stated = {
    standby: rangeUpTo("standby"),
    battery_capacity: capacity > 0 ? { min: capacity, max: capacity } : undefined,
    weight: rangeUpTo("weight"),
    input_voltage: range(operatingRanges["voltage"]),
    temperature: range(operatingRanges["temperature"]),
    devices: devices.length > 0 ? devices : undefined,
  };
  const present = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
  return sameStatement({ ...present, ip, codes: codesOf(rows) });
}
