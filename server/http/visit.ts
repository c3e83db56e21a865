import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { finderParameters } from "#app/data/finder/criteria.ts";
import { paths } from "#app/lib/paths.ts";
import { MAX_COMPARED } from "#app/lib/storage/compare-list.ts";
import { DIRECT, type Kind } from "#cms/web-analytics/kinds.ts";
import { languageOf, sitePath } from "#shared/languages.ts";
import { LAST_PARAMETERS } from "#shared/vocabulary/finder-parameters.ts";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import { decodePath } from "./decode-path.ts";
import { kindOf, ROUTES_PARAMETER } from "./request-kind.ts";

/** The facts of an answered request that counting reads. */
export interface Visit {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  status: number;
  contentType: string;
  /** Whether the page says that its search has found nothing. */
  isUnfound: boolean;
  /** As the proxy tells it, if the settings trust one for it. */
  country?: string | undefined;
}

export type Counted = [kind: Kind, value: string];

const FORM_PATHS: ReadonlySet<string> = new Set(listSitePages().flatMap(({ form, path }) => (form ? path : [])));
const FINDERS: ReadonlySet<string> = new Set([paths.products, paths.wireless]);
/** Counted values of one address. */
const MAX_CHOICES = 20;
const SLUG = /^[a-z0-9_-]{1,80}$/;
/** The router's name for the data of a page, which the browser asks for when it moves to it. */
const DATA_TYPE = /^text\/x-script/;
const PAGE_TYPE = /^text\/html/;
/** Types that a page shows itself, which are no downloads. */
const SHOWN_TYPE = /^(?:image|video|audio|text)\//;
const DRAWING = /^\/products\/[^/]+\/drawing\.svg$/;

/** Characters of a typed text. */
const MAX_TYPED_LENGTH = 60;
const MAX_CHOICE_LENGTH = 40;
/** Digits in a row that may be a telephone number, without their separators. */
const PHONE_NUMBER = /\d{7}/;
const DIGIT_SEPARATORS = /(?<=\d)[\s().,/+-]+(?=\d)/g;

/** The counts of a request: of a visit to a page, a download or an accepted form; none for anything else. */
export function countsOf(visit: Visit): Counted[] {
  const { method, url, status, contentType } = visit;
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const kind = kindOf(method, path);
  if (kind === "form") return status === 200 ? formsOf(plainPath(path), "sent") : [];
  if (method !== "GET") return [];
  if (kind === "page" && (status === 200 || status === 304)) {
    if (PAGE_TYPE.test(contentType)) return viewOf(visit, path, end < 0 ? null : new URLSearchParams(url.slice(end)), true);
    if (DATA_TYPE.test(contentType)) return viewOf(visit, path, end < 0 ? null : new URLSearchParams(url.slice(end)), false);
  }
  return status === 200 ? downloadOf(path, kind, contentType) : [];
}

function viewOf(visit: Visit, path: string, params: URLSearchParams | null, isArrival: boolean): Counted[] {
  // A draft that staff looks at.
  if (params?.has("preview")) return [];
  const page = plainPath(path);
  if (!isArrival && isReload(visit.headers, page, path, params)) return [];
  const counts: Counted[] = [
    ["page", page],
    ["language", languageOf(path)],
    ...(page === paths.search && !visit.isUnfound ? [] : formsOf(page, "opened")),
  ];
  if (visit.country && /^[A-Z]{2}$/.test(visit.country)) counts.push(["country", visit.country]);
  if (isArrival) counts.push(...arrivalOf(visit, params));
  if (params) counts.push(...queriesOf(page, params, visit.isUnfound));
  return counts;
}

/** Whether a page requests its own data again, as the router does after a form was sent. */
function isReload({ referer, host }: IncomingHttpHeaders, page: string, path: string, params: URLSearchParams | null): boolean {
  const from = referer ? URL.parse(referer) : null;
  if (from?.host !== host) return false;
  const query = new URLSearchParams(params ?? "");
  query.delete(ROUTES_PARAMETER);
  const isSamePage = plainPath(from?.pathname ?? "") === page && languageOf(from?.pathname ?? "") === languageOf(path);
  return isSamePage && query.toString() === String(from?.searchParams);
}

/** The referrer and campaign of a visitor from outside. */
function arrivalOf({ headers: { referer, host } }: Visit, params: URLSearchParams | null): Counted[] {
  const from = referer ? URL.parse(referer) : null;
  const counts: Counted[] = [];
  if (!from) counts.push(["referrer", DIRECT]);
  else if (from.host !== host && /^https?:$/.test(from.protocol)) counts.push(["referrer", from.hostname]);
  const parts = ["utm_source", "utm_medium", "utm_campaign"].map((name) => typedText(params?.get(name) ?? "", MAX_CHOICE_LENGTH) ?? "");
  if (parts.some(Boolean)) counts.push(["campaign", parts.map((part) => part || DIRECT).join(" / ")]);
  return counts;
}

/** The comparison, search words and filters in the address of a page. */
function queriesOf(page: string, params: URLSearchParams, isUnfound: boolean): Counted[] {
  if (page === paths.compare) {
    const slugs = new Set(params.getAll("ids").flatMap((ids) => ids.split(",")));
    return [...slugs]
      .filter((slug) => SLUG.test(slug))
      .slice(0, MAX_COMPARED)
      .map((slug) => ["comparison", slug]);
  }
  const isFinder = FINDERS.has(page);
  // The second page of a list repeats the query of the first.
  if ((!isFinder && page !== paths.search) || params.has("page")) return [];
  const words = params.has("kind") ? null : typedText(params.get("q") ?? "", MAX_TYPED_LENGTH);
  const counts: Counted[] = words ? [["search", words]] : [];
  if (words && isUnfound) counts.push(["unfound", words]);
  return isFinder ? [...counts, ...choicesOf(params)] : counts;
}

function choicesOf(params: URLSearchParams): Counted[] {
  const names = finderParameters().filter((name) => !LAST_PARAMETERS.includes(name));
  const choices = names.flatMap((name) =>
    params.getAll(name).flatMap((value) => value.split(",").map((one) => [name, typedText(one, MAX_CHOICE_LENGTH)] as const)),
  );
  return choices.slice(0, MAX_CHOICES).flatMap(([name, value]): Counted[] => (value ? [["filter", `${name}=${value}`]] : []));
}

function formsOf(page: string, step: "opened" | "sent"): Counted[] {
  return FORM_PATHS.has(page) ? [["form", `${page} ${step}`]] : [];
}

function downloadOf(path: string, kind: string, contentType: string): Counted[] {
  const name = decodePath(path);
  if (kind === "file") return SHOWN_TYPE.test(contentType) ? [] : [["download", name.slice(name.lastIndexOf("/") + 1)]];
  const file = sitePath(name);
  return kind === "paper" || DRAWING.test(file) ? [["download", file]] : [];
}

/** The pages of recent addresses, because most are requested again and again. */
const pages = new LRUCache<string, string>({ max: 500 });

/** The page that an address belongs to, in any language. */
function plainPath(path: string): string {
  let page = pages.get(path);
  if (page === undefined) pages.set(path, (page = sitePath(decodePath(path).replace(/\/_$/, "") || "/")));
  return page;
}

/** A typed text in lower case; null for one that may identify a person, an address or a number, and for one without a word. */
function typedText(text: string, longest: number): string | null {
  const words = text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  const isPersonal = words.includes("@") || PHONE_NUMBER.test(words.replaceAll(DIGIT_SEPARATORS, ""));
  return words === "" || words.length > longest || isPersonal || /\p{C}/u.test(words) ? null : words;
}
