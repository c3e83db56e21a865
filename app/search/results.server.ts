import { nameIn } from "#shared/vocabulary/name-in.ts";
import { typesetText } from "#app/data/content/typeset.ts";
import type { PictureView } from "#app/data/content/pictures.server.ts";
import { localPath, type Language } from "#shared/languages.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { paths } from "#app/lib/paths.ts";
import { smallestAddress } from "#app/lib/picture.ts";
import { codeNames, specificationQuantity, unitName } from "#shared/specification/format.ts";
import { APPROVALS_OF_COUNTRY } from "#shared/vocabulary/search-aliases.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { bandsText, bestSharedBands, ENOUGH_BANDS, REGIONS, type Region } from "#shared/specification/use.ts";
import { withValue } from "#app/data/finder/find.ts";
import { finderScope } from "#app/data/finder/scope.server.ts";
import { listNeeds } from "#app/data/index/needs.server.ts";
import { translator } from "#app/data/texts.server.ts";
import { approvalName } from "./choices.ts";
import type { Concept } from "./concepts.ts";
import type { SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { DocumentSummary, EngineResult, Hit } from "./engine-types.ts";
import { listFor, nameOfCountry, usesIn, verdict } from "#app/data/country-use.server.ts";
import { productEntries, productsBySlug } from "#app/data/index/product-entries.server.ts";
import { findOnSite } from "./index.server.ts";
import { highlightMatches, type Piece } from "./highlight.ts";
import type { Quantity } from "./quantities.ts";
import { plainText } from "./words.ts";

/** Results of each kind in the overview, and per page of one kind. */
const SHOWN_OF_EACH = 4;
const PAGE_SIZE = 20;
/** Best results of all kinds. */
const BEST = 3;
/** Needs on offer when nothing was found. */
const OFFERED = 12;
/** Suggestions when nothing matches everything. */
const NEAR = 6;
/** Suggestions while typing. */
const SUGGESTIONS = 8;
/** Characters of an excerpt. */
const EXCERPT = 140;

/** A result as the page shows it. */
export interface ResultView {
  key: string;
  path: string;
  title: Piece[];
  excerpt: Piece[];
  picture: PictureView | null;
  /** The product's stated value for a requested quantity or region. */
  fact: { name: string; value: string } | null;
  /** The product's successor. */
  successor: { code: string; path: string } | null;
}

export interface ResultGroup {
  kind: SearchKind;
  total: number;
  results: ResultView[];
  /** The number of further results, without the best ones of all kinds. */
  more: number;
}

/** A recognized quantity, and the finder's address for it. */
export interface Understood {
  typed: string;
  name: string;
  value: string;
  finder: string;
}

/** A recognized country or region. */
export interface UnderstoodRegion {
  typed: string;
  region: string;
  /** The bands of its networks in short, by technology; empty where they are unknown. */
  bands: string;
  /** Number of bands of one technology that a device needs, other than LoRaWAN. */
  enough: number;
}

/** An approval from the query, or one for a country in it. */
export interface AskedApproval {
  typed: string;
  name: string;
  /** True where the query names the country, not the approval. */
  ofCountry: boolean;
  /** The number of products that state it. */
  stated: number;
  /** The finder with these products. */
  finder: string;
}

/** A recognized need, and the staff's note on it. */
export interface UnderstoodNeed {
  name: string;
  note: string;
  /** The finder with the products for it; null without any. */
  finder: string | null;
}

export interface ResultsView {
  total: number;
  /** The best of all kinds, where there are several; the groups leave them out. */
  best: ResultView[];
  needs: UnderstoodNeed[];
  /** Names of answered needs, when nothing matches everything: words that find something. */
  offered: string[];
  /** Kinds with results, and the numbers of those. */
  counts: { kind: SearchKind; total: number }[];
  groups: ResultGroup[];
  /** Nothing matches everything; the groups hold the nearest results. */
  near: boolean;
  /** Without a full match: other words that find something. */
  spelled: string | null;
  understood: Understood[];
  regions: UnderstoodRegion[];
  /** The country in the query, and the site path of the list of products for it. */
  country: { name: string; to: string } | null;
  approvals: AskedApproval[];
  page: number;
  pages: number;
}

/**
 * The site's results for a query.
 * @param kind one kind, page by page; without it the best of each
 * @returns null when there is no such page
 */
export async function searchResults(
  language: Language,
  query: string,
  { kind, page = 1 }: { kind?: SearchKind | undefined; page?: number } = {},
): Promise<ResultsView | null> {
  const result = await findOnSite(language, query, { limitOfKind: kind ? page * PAGE_SIZE : NEAR });
  const { near, concepts, spelled } = result;
  const needs = [...new Set(concepts.flatMap(({ needs: keys = [] }) => keys))];
  const quantities = concepts.flatMap(({ typed, quantity }) => (quantity ? [{ typed, ...quantity }] : []));
  const places = concepts.flatMap(({ typed, region }) => placesOf(typed, region));
  const hits = near ? result.hits.slice(0, NEAR) : result.hits;
  const hitsOf = (hitKind: SearchKind) => hits.filter(({ document }) => document.kind === hitKind);
  const counts = near
    ? result.counts
        .map(({ kind: countedKind }) => ({ kind: countedKind, total: hitsOf(countedKind).length }))
        .filter(({ total }) => total > 0)
    : result.counts;
  const ofKind = counts.find((count) => count.kind === kind)?.total ?? 0;
  const pages = kind ? Math.max(1, Math.ceil(ofKind / PAGE_SIZE)) : 1;
  if (page > pages) return null;
  const country = concepts.find((concept) => concept.country !== undefined)?.country;
  const verdictOf = country === undefined ? null : await verdictsIn(country, language);
  const view = (hit: Hit) => resultView(hit, result, query, { quantities, places, verdictOf }, language);
  const best = kind || near || counts.length < 2 ? [] : hits.slice(0, BEST);
  // The kind with the better best result comes first.
  const placeOf = (hitKind: SearchKind) => hits.findIndex((hit) => hit.document.kind === hitKind && !best.includes(hit));
  const groups = counts
    .filter(({ kind: countedKind }) => (kind ? countedKind === kind : placeOf(countedKind) >= 0))
    .toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind))
    .map(({ kind: groupKind, total }) => {
      const start = (page - 1) * PAGE_SIZE;
      const [from, to] = kind ? [start, start + PAGE_SIZE] : [0, SHOWN_OF_EACH];
      const others = hitsOf(groupKind).filter((hit) => !best.includes(hit));
      const pageHits = others.slice(from, to);
      const shownAbove = best.filter(({ document }) => document.kind === groupKind).length;
      return { kind: groupKind, total, results: pageHits.map(view), more: total - shownAbove - pageHits.length };
    });
  const understood = quantities.map(({ typed, row, value }) => ({
    typed: asTyped(typed, query),
    name: nameIn(specName(row), language),
    value: `${value}\u00a0${unitName(row, language)}`,
    finder: finderAddress({ row, value }),
  }));
  const listOfCountry = country === undefined ? null : listFor(country);
  const regions = places.map(({ typed, place }) => ({
    typed: asTyped(typed, query),
    region: nameIn(place, language),
    bands: typesetText(bandsText(place, language)),
    enough: ENOUGH_BANDS,
  }));
  const approvals = await Promise.all(approvalsOf(result.concepts).map((approval) => approvalView(approval, query, language)));
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const { products } = await finderScope(language);
  const needViews = needs.map(({ slug, name, note }) => ({
    name: name[language],
    note: note[language],
    finder: withValue(products, "need", slug).size > 0 ? listAddress(paths.products, { need: slug }) : null,
  }));
  const offered = near || total === 0 ? await answeredNeeds(language) : [];
  return {
    total,
    best: best.map(view),
    needs: needViews,
    offered,
    counts,
    groups,
    near,
    spelled,
    understood,
    regions,
    country: country === undefined || listOfCountry === null ? null : { name: nameOfCountry(country, language), to: listOfCountry },
    approvals,
    page,
    pages,
  };
}

async function answeredNeeds(language: Language): Promise<string[]> {
  const needs = await listNeeds();
  return needs.flatMap(({ name, answers }) => (answers.length > 0 && name[language] ? [name[language]] : [])).slice(0, OFFERED);
}

/** The approvals in the query, then those for its countries. */
function approvalsOf(concepts: readonly Concept[]): { typed: string; approval: string; ofCountry: boolean }[] {
  const byChoice = concepts.flatMap(({ typed, choice }) =>
    choice?.facet === "cert" ? choice.values.map((approval) => ({ typed, approval, ofCountry: false })) : [],
  );
  const ofCountries = concepts.flatMap(({ typed, country = "" }) =>
    (APPROVALS_OF_COUNTRY[country] ?? []).map((approval) => ({ typed, approval, ofCountry: true })),
  );
  return [...byChoice, ...ofCountries.filter(({ approval }) => !byChoice.some((other) => other.approval === approval))];
}

async function approvalView(
  { typed, approval, ofCountry }: ReturnType<typeof approvalsOf>[number],
  query: string,
  language: Language,
): Promise<AskedApproval> {
  const name = approvalName(approval, language);
  const { counts } = await findOnSite(language, name, { limit: 0 });
  return {
    typed: asTyped(typed, query),
    name,
    ofCountry,
    stated: counts.find(({ kind }) => kind === "product")?.total ?? 0,
    finder: listAddress(paths.products, { cert: approval }),
  };
}

function placesOf(typed: string, region: string | undefined): { typed: string; place: Region }[] {
  const place = region === undefined ? undefined : REGIONS[region];
  return place ? [{ typed, place }] : [];
}

interface Suggestion {
  /** Its group; another spelling stands alone. */
  kind: SearchKind | "spelled";
  title: string;
  path: string;
  excerpt: string;
  /** Address of a small picture. */
  picture: string | undefined;
  /** The title in pieces, so that matches can be marked. */
  marked: Piece[];
}

/** Suggestions while typing a query: the first results. */
export async function suggestions(language: Language, query: string): Promise<Suggestion[]> {
  const { hits, concepts, spelled } = await findOnSite(language, query, { limit: SUGGESTIONS });
  const suggested = hits.map(({ document: { kind, title: own, path: page, excerpt, picture }, answer }): Suggestion => {
    const title = answer?.need.name[language] || own;
    const path = answer?.link ?? page;
    return {
      kind,
      title,
      path: isFile(path) ? path : localPath(path, language),
      excerpt: shorten(excerpt),
      picture: picture ? smallestAddress(picture) : undefined,
      marked: highlightMatches(title, concepts, query),
    };
  });
  return spelled ? [await otherSpelling(language, spelled), ...suggested] : suggested;
}

/** The search for other words, as a suggestion. */
async function otherSpelling(language: Language, words: string): Promise<Suggestion> {
  const title = (await translator(language))("search.spelled", { words });
  const path = localPath(listAddress(paths.search, { q: words }), language);
  return { kind: "spelled", title, path, excerpt: "", picture: undefined, marked: [{ text: title, marked: false }] };
}

function isFile(path: string): boolean {
  return path.startsWith("/api/");
}

/** What a query asks of products besides its words. */
interface QueryCriteria {
  quantities: Quantity[];
  places: { place: Region }[];
  /** How the product at a path can be used in the country. */
  verdictOf: ((path: string) => ResultView["fact"]) | null;
}

async function verdictsIn(country: string, language: Language): Promise<QueryCriteria["verdictOf"]> {
  const [useIn, entries, t] = await Promise.all([usesIn(country, language), productEntries(), translator(language)]);
  const bySlug = productsBySlug(entries);
  const name = t("use.in", { country: nameOfCountry(country, language) });
  return (path) => {
    const entry = bySlug.get(path.slice(paths.product("").length));
    return entry ? { name, value: verdict(useIn(entry), t).text } : null;
  };
}

function resultView(
  { document: { key, kind, path, title, excerpt, picture, stated, successor }, answer }: Hit,
  { concepts }: EngineResult,
  query: string,
  criteria: QueryCriteria,
  language: Language,
): ResultView {
  return {
    key,
    path: answer?.link ?? path,
    title: highlightMatches(answer?.need.name[language] || title, concepts, query),
    excerpt: highlightMatches(shorten(excerpt), concepts, query),
    picture: picture ?? null,
    successor: successor ?? null,
    fact: (kind === "product" && criteria.verdictOf?.(path)) || (stated ? factOf(stated, criteria, language) : null),
  };
}

function factOf(
  stated: NonNullable<DocumentSummary["stated"]>,
  { quantities, places }: QueryCriteria,
  language: Language,
): ResultView["fact"] {
  const quantity = quantities.find(({ row }) => stated[row]);
  const range = quantity && stated[quantity.row];
  if (quantity && range)
    return {
      name: nameIn(specName(quantity.row), language),
      value: specificationQuantity({ key: quantity.row, ...oneOrRange(range) }, language),
    };
  const bands = places.map(({ place }) => bestSharedBands(place, stated.devices ?? []).bands).find((common) => common.length > 0);
  return bands ? { name: nameIn(specName("bands"), language), value: codeNames("bands", bands, language).join(" / ") } : null;
}

function oneOrRange({ min, max }: { min: number; max: number }) {
  return min === max ? { value: min } : { min, max };
}

/** A part of a query in the visitor's spelling. */
function asTyped(part: string, query: string): string {
  const plain = plainText(query);
  const start = plain.length === query.length ? plain.indexOf(part) : -1;
  return start === -1 ? part : query.slice(start, start + part.length);
}

/** The product finder with a chosen quantity. */
function finderAddress({ row, value }: Quantity): string {
  const parameters = {
    input_voltage: { voltage: value },
    temperature: { temperature: value },
    standby: { standby: `${value}-` },
    weight: { weight: `-${value}` },
    battery_capacity: { q: `${value} mAh` },
  };
  return listAddress(paths.products, parameters[row]);
}

function shorten(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}
