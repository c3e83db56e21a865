import { product } from "#shared/content/product.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { Product } from "#cms/config/payload-types.ts";
import { typesetName } from "#app/data/content/typeset.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { sentenceSpace, type Language } from "#shared/languages.ts";
import { MAX_COMPARED, type Compared } from "#app/lib/storage/compare-list.ts";
import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import { byIds, publishedContent } from "#app/data/published-content.server.ts";
import { codeNames, specificationQuantity, specificationText, withUnit, type StatedRow } from "#shared/specification/format.ts";
import { formatSize } from "#shared/specification/numbers.ts";
import { sharedOf } from "#shared/specification/use.ts";
import { inUsUnits } from "#shared/specification/us-units.ts";
import { termsAmong } from "#app/data/content/terms.server.ts";
import { specDefinition, specKeys, specName } from "#shared/vocabulary/spec-rows.ts";
import { rowsOn, SECTION_HEADINGS, type Row } from "../definition/rows.server.ts";
import { populateOf, readRecord, selectOf } from "../definition/view.server.ts";
import { nameOfCountry, usesIn, verdict } from "../country-use.server.ts";
import { translator } from "../texts.server.ts";
import { inShort, productCards, type ProductCard } from "../product-card.server.ts";
import { productsBySlug, productEntries, type ProductEntry } from "../index/product-entries.server.ts";
import { bestOf, differs, equalRows, onlyOne, type Side } from "./rows.ts";
import { linked } from "#app/data/content/linked.server.ts";

const { fields } = product;

/** What one product states in a row, with words where it has none of it or the row does not apply, a plain number in the row's unit besides; null when it states nothing. */
export type Cell = {
  value: string;
  number?: number;
  us?: string;
  condition: string;
  best: boolean;
  silence?: "none" | "inapplicable";
} | null;

export interface ComparedRow {
  key: string;
  name: string;
  /** Whether they state different things, rather than some of them nothing. */
  differs: boolean;
  /** For each product the place of the first one that states the same. */
  alike: number[];
  /** What makes a value the better one, where that is defined. */
  better: "high" | "low" | "wide" | null;
  /** The place of the product that alone has it; -1 without one. */
  only: number;
  cells: Cell[];
}

export interface ComparedGroup {
  key: string;
  name: string;
  rows: ComparedRow[];
}

/** A product with its outline and what the list of chosen products says of it. */
export type ComparedProduct = ProductCard & { size: ProductEntry["size"]; line: Compared["line"]; isEnded: boolean };

export interface Comparison {
  products: ComparedProduct[];
  groups: ComparedGroup[];
  /** Keys of the rows that tell these products apart: what each series leads with, unless all state the same. */
  decisive: string[];
  /** Slugs that no product has, and whether there were more than four. */
  unknown: string[];
  tooMany: boolean;
}

/** The slugs of an address, each once, in their order. */
export function comparedSlugs(params: URLSearchParams): string[] {
  const slugs = params.getAll("ids").flatMap((value) => value.split(","));
  return [...new Set(slugs.map((slug) => slug.trim().toLowerCase()).filter((slug) => /^[a-z0-9][a-z0-9_-]{0,79}$/.test(slug)))];
}

/**
 * Up to four products side by side, with every row that any of them states.
 * @param country adds how each can be used there
 */
export async function compare(language: Language, slugs: string[], country?: string): Promise<Comparison> {
  const entries = await visibleIn(productEntries, language);
  const entriesBySlug = productsBySlug(entries);
  const compared = slugs.flatMap((slug) => entriesBySlug.get(slug) ?? []);
  const chosen = compared.slice(0, MAX_COMPARED);
  const ids = chosen.map(({ id }) => id);
  const [cards, stated, t] = await Promise.all([productCards(chosen, language), statedOf(language, ids), translator(language)]);
  const products = chosen.flatMap((entry, index) => {
    const card = cards[index];
    return card ? [Object.assign(card, { size: entry.size, line: inShort(entry).line, isEnded: entry.life === "ended" })] : [];
  });
  const groups = groupsOf(
    stated.map(({ specs }, index) => withSize(specs, chosen[index]?.size, language)),
    stated.map(({ silent }) => silent),
    { language, t },
  );
  return {
    products,
    groups: [
      ...(country === undefined ? [] : [await useGroup(chosen, country, language, t)]),
      ...groups,
      ...sectionGroups(
        stated.map(({ rows }) => rows),
        t,
      ),
    ],
    decisive: decisiveOf(
      groups.flatMap(({ rows }) => rows),
      stated.map(({ leading }) => leading),
    ),
    unknown: slugs.filter((slug) => !entriesBySlug.has(slug)).slice(0, MAX_COMPARED),
    tooMany: compared.length > MAX_COMPARED,
  };
}

/** The most rows that stand before all others. */
const MAX_DECISIVE = 8;

/** The rows that each series leads with, its first before the second of any, as far as these products do not all state the same. */
function decisiveOf(rows: readonly ComparedRow[], leading: readonly (readonly string[])[]): string[] {
  const differing = new Set(rows.filter(({ alike }) => alike.some((first) => first > 0)).map(({ key }) => key));
  const most = Math.max(0, ...leading.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, place) => leading.flatMap((keys) => keys[place] ?? [])).flat();
  return [...new Set(inTurn)].filter((key) => differing.has(key)).slice(0, MAX_DECISIVE);
}

type Rows = ReadonlyMap<string, StatedRow>;

/** With the product's outer size where its specifications do not say it in words of their own. */
function withSize(rows: Rows, size: ProductEntry["size"] | undefined, language: Language): Rows {
  if (rows.has("dimensions") || !size || Math.min(size.width, size.depth, size.height) <= 0) return rows;
  return new Map(rows).set("dimensions", { key: "dimensions", text: withUnit(formatSize(size, language), "mm", language) });
}

interface Stated {
  /** Rows of the specification by their keys. */
  specs: Rows;
  /** Rows of which it has none, and those that do not apply to its series. */
  silent: ReadonlyMap<string, "none" | "inapplicable">;
  /** Keys of the rows that its series leads with. */
  leading: readonly string[];
  /** The other fields that are compared. */
  rows: readonly Row[];
}

/** What each product states, read in one question. */
const statedOf = cachedBy(async (language: Language, ids: number[]): Promise<Stated[]> => {
  if (ids.length === 0) return [];
  const [cms, t] = await Promise.all([publishedContent(), translator(language)]);
  const { docs } = await cms.find({
    collection: "products",
    ...byIds(ids, language),
    select: { specs: true, without: true, series: true, ...selectOf(fields, ["compare"]) },
    depth: 1,
    populate: { ...populateOf(fields, ["compare"]), series: { inapplicable: true, leading: true } },
  });
  const byId = new Map(
    docs.map((record): [number, Stated] => {
      const rows = rowsOn(fields, "compare", readRecord(fields, record), { language, t });
      const silent = new Map([
        ...(linked(record.series)?.inapplicable ?? []).map((key) => [key, "inapplicable"] as const),
        ...(record.without ?? []).map((key) => [key, "none"] as const),
      ]);
      const leading = linked(record.series)?.leading ?? [];
      return [record.id, { specs: rowsByKey(record.specs ?? [], language), silent, leading, rows }];
    }),
  );
  return ids.map((id) => byId.get(id) ?? { specs: new Map(), silent: new Map(), leading: [], rows: [] });
});

/** How products can be used in a country: the verdict, and their bands there. */
async function useGroup(entries: readonly ProductEntry[], country: string, language: Language, t: Translate): Promise<ComparedGroup> {
  const useIn = await usesIn(country, language);
  const uses = entries.map(useIn);
  const bands = uses.map(({ networks }) => [...new Set(networks.flatMap(({ bands: met }) => sharedOf(met)))]);
  return {
    key: "~use",
    name: t("use.in", { country: nameOfCountry(country, language) }),
    rows: [
      textRow(
        "~verdict",
        t("use.title"),
        uses.map((use) => verdict(use, t).text),
      ),
      textRow(
        "~bands",
        t("use.bands"),
        bands.map((codes) => codeNames("bands", codes, language).join(" / ") || undefined),
      ),
    ],
  };
}

/** The other fields that are compared, section by section, as far as any product states them. */
function sectionGroups(products: readonly (readonly Row[])[], t: Translate): ComparedGroup[] {
  const rows = new Map(products.flat().map((row) => [row.name, row]));
  return [...new Set([...rows.values()].map(({ section }) => section))].map((section) => ({
    key: `~${section}`,
    name: t(SECTION_HEADINGS[section]),
    rows: [...rows.values()].filter((row) => row.section === section).map((row) => sectionRow(row, products)),
  }));
}

function sectionRow({ name, label }: Row, products: readonly (readonly Row[])[]): ComparedRow {
  return textRow(
    `~${name}`,
    label,
    products.map((stated) => stated.find((row) => row.name === name)?.value),
  );
}

function textRow(key: string, name: string, values: readonly (string | undefined)[]): ComparedRow {
  const alike = values.map((value) => values.indexOf(value));
  return {
    key,
    name,
    differs: new Set(values.filter((value) => value !== undefined)).size > 1,
    alike,
    better: null,
    only: -1,
    cells: values.map((value) => (value === undefined ? null : { value, condition: "", best: false })),
  };
}

/** Compares several rows with the same key, each under a condition of its own, by their text. */
function rowsByKey(specs: NonNullable<Product["specs"]>, language: Language): Rows {
  const join = sentenceSpace(language) ? "; " : "；";
  const rows = new Map<string, StatedRow>();
  for (const row of specs) {
    const before = rows.get(row.key);
    const both = before && [before, row].map((one) => specificationText(one, language)).join(join);
    rows.set(row.key, both === undefined ? row : { key: row.key, text: both });
  }
  return rows;
}

interface Writing {
  language: Language;
  t: Translate;
}

function groupsOf(specs: readonly Rows[], silent: readonly Stated["silent"][], writing: Writing): ComparedGroup[] {
  const stated = specKeys().filter((key) => specs.some((rows) => rows.has(key)));
  const groups = stated.map((key) => specDefinition(key)?.group ?? "");
  return termsAmong("spec-groups", groups, writing.language).map(({ key: group, name }) => {
    const inGroup = stated.filter((key) => specDefinition(key)?.group === group);
    return { key: group, name, rows: inGroup.map((key) => comparedRow(key, specs, silent, writing)) };
  });
}

function comparedRow(key: string, specs: readonly Rows[], silent: readonly Stated["silent"][], { language, t }: Writing): ComparedRow {
  const rows = specs.map((all, index): Side => all.get(key) ?? silent[index]?.get(key));
  const best = new Set(bestOf(key, rows));
  return {
    key,
    name: typesetName(nameIn(specName(key), language)),
    differs: differs(rows),
    alike: equalRows(rows),
    better: specDefinition(key)?.better ?? null,
    only: onlyOne(rows),
    cells: rows.map((row, index) => {
      if (typeof row === "string")
        return { value: t(row === "none" ? "compare.hasNone" : "compare.inapplicable"), condition: "", best: false, silence: row };
      return row ? cellOf(row, best.has(index), language) : null;
    }),
  };
}

function cellOf(row: StatedRow, best: boolean, language: Language): Cell {
  const us = inUsUnits(row, language);
  const { value, prefix, text, condition } = row;
  const number = value == null || prefix || text ? undefined : value;
  return {
    value: typesetName(specificationQuantity(row, language)),
    ...(number !== undefined && { number }),
    ...(us && { us }),
    condition: condition ?? "",
    best,
  };
}
