import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, languageOf, otherLanguages } from "#shared/languages.ts";
import { gauge } from "#cms/lib/metrics.ts";
import { HEAD_TYPE, prefersJsonErrors } from "#app/lib/http/accept.ts";
import { markdownAddress } from "#app/lib/markdown.ts";
import { isCrawler } from "#app/lib/http/crawlers.ts";
import type { AppEnv } from "../http/app-env.ts";
import { encodingFor, type Encoding } from "../http/encodings.ts";
import { REVALIDATE } from "../http/cache-control.ts";
import type { PlainResponse } from "../http/http-server.ts";
import { isRead } from "../http/methods.ts";
import { countHit } from "../http/metrics.ts";
import type { PageAddress } from "./addresses.ts";
import { PageCache, type CacheResult, type PageRequest } from "./page-cache.ts";
import { prewarmPages } from "./prewarm.ts";

/** The request headers of each audience. */
const AUDIENCE_HEADERS: Record<PageRequest["audience"], HeadersInit> = {
  people: { Accept: "text/html" },
  crawlers: { Accept: "text/html", "User-Agent": "Googlebot" },
  programs: { Accept: "application/json" },
};
const ONE_DAY = 86_400;
/** `Cache-Status` (RFC 9211). */
const STATUS: Record<CacheResult["outcome"], string> = {
  cached: "waymark; hit",
  made: "waymark; fwd=miss",
  shared: "waymark; fwd=miss; collapsed",
  outdated: "waymark; hit; detail=database-away",
};
/** The cookie of a visitor who has chosen another language than the default one; pages without a prefix then lead to their counterparts. */
const OTHER_LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(?:${otherLanguages(DEFAULT_LANGUAGE).join("|") || "(?!)"})(?:;|$)`);

interface PageCacheOptions {
  /** The site itself, with what belongs before each page. */
  pages: { fetch: (request: Request, env?: AppEnv["Bindings"]) => Response | Promise<Response> };
  /** Null for an address whose answer is not cached. */
  addressOf: (url: URL) => PageAddress | null;
  siteUrl: string;
  /** Bytes of all cached answers. */
  pageCacheBytes: number;
  /** Whether pages are rendered ahead, after the start and after changes. */
  prewarm: boolean;
  /** Seconds for which a CDN may serve a page without revalidating. */
  cdnSeconds: number;
  isUnavailable: () => boolean;
}

interface SendOptions {
  encoding: Encoding;
  body: Buffer<ArrayBuffer>;
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

export interface CachedPages {
  /** Answers a request for a cached page, before the app sees it. */
  hit: (incoming: IncomingMessage) => PlainResponse | undefined;
  /** Answers every other request for a page. */
  handle: (context: Context<AppEnv>) => Promise<Response>;
  /** Renders the pages of the sitemap ahead, unless that is turned off. */
  prewarm: () => Promise<void>;
  /** Stops rendering ahead. */
  stop: () => void;
}

/**
 * Caches whole answers, because pages are the same for everybody. The cache requests them itself, with nothing of the visitor in the
 * request, and stores them with all their headers.
 */
export function cachedPages({
  pages,
  addressOf,
  siteUrl,
  pageCacheBytes,
  prewarm,
  cdnSeconds,
  isUnavailable,
}: PageCacheOptions): CachedPages {
  if (pageCacheBytes === 0) return uncachedPages(pages);
  const control = controlOf(cdnSeconds);
  const fetchPage = (path: string, headers: HeadersInit) => pages.fetch(new Request(siteUrl + path, { headers }));
  const render = async ({ key, audience }: PageRequest): Promise<Response> => {
    const rendered = await fetchPage(key, AUDIENCE_HEADERS[audience]);
    if ((rendered.status !== 200 && rendered.status !== 404) || rendered.headers.has("Cache-Control")) return rendered;
    const response = new Response(rendered.body, rendered);
    if (markdownAddress(new URL(key, siteUrl).pathname)) response.headers.append("Vary", "Accept");
    // A missing page may appear soon, and without the header a proxy would guess how long to store the 404.
    response.headers.set("Cache-Control", rendered.status === 200 ? control : REVALIDATE);
    return response;
  };
  const cache = new PageCache({ render, room: pageCacheBytes, prewarm, isUnavailable });
  gauge("waymark_page_cache_bytes", "Finished pages in memory", () => cache.size);

  function hit({ method, url = "/", headers }: IncomingMessage): PlainResponse | undefined {
    if (!isRead(method) || isUnavailable()) return undefined;
    const start = performance.now();
    const answer = cache.cached(url);
    if (!answer || isPersonal(url, headers)) return undefined;
    const encoding = answer.encoding(encodingFor(headers["accept-encoding"] as string | undefined));
    const body = answer.stored(encoding);
    if (!body) return undefined;
    const conditions = { ifNoneMatch: headers["if-none-match"], ifModifiedSince: headers["if-modified-since"] };
    const response = responseOf({ answer, outcome: "cached" }, { encoding, body, ...conditions });
    countHit(method, response.status, (performance.now() - start) / 1000);
    return response;
  }

  async function handle(context: Context<AppEnv>): Promise<Response> {
    const { raw: request, method } = context.req;
    const bypass = async () => pages.fetch(request, context.env);
    if (!isRead(method)) return bypass();
    const url = new URL(request.url);
    const { accept, cookie, "accept-encoding": acceptEncoding, ...requestHeaders } = context.req.header();
    const conditions = { ifNoneMatch: requestHeaders["if-none-match"], ifModifiedSince: requestHeaders["if-modified-since"] };
    const address = url.searchParams.has(LANGUAGE_KEY) || isPersonal(url.pathname, { accept, cookie }) ? null : addressOf(url);
    if (!address) return bypass();
    const page = { ...address, audience: audienceOf(request) };
    const result = await cache.find(page);
    const { answer } = result;
    // A redirect may carry the whole query, and an answer for one visitor is not for another.
    if ((answer.status >= 300 && answer.status < 400) || (result.outcome === "shared" && !answer.isShareable)) return bypass();
    const how = result.outcome === "cached" && isUnavailable() ? "outdated" : result.outcome;
    const encoding = answer.encoding(answer.isKeepable ? encodingFor(acceptEncoding) : "identity");
    const { body, ...init } = responseOf({ answer, outcome: how }, { encoding, body: await answer.body(encoding), ...conditions });
    return new Response(body, init);
  }

  return {
    hit,
    handle,
    prewarm: async () => {
      if (prewarm) await prewarmPages({ cache, fetchPage: (path) => fetchPage(path, AUDIENCE_HEADERS.people) });
    },
    stop: cache.stop,
  };
}

/** Renders every page for each request. */
function uncachedPages(pages: PageCacheOptions["pages"]): CachedPages {
  return {
    hit: () => undefined,
    handle: async (context) => pages.fetch(context.req.raw, context.env),
    prewarm: async () => undefined,
    stop: () => undefined,
  };
}

/**
 * `Cache-Control` of a page that sets none. Browsers revalidate every time and mostly get a 304; a CDN may serve the page for
 * `cdnSeconds`, and an outdated one while it fetches the next or cannot reach the site.
 */
function controlOf(cdnSeconds: number): string {
  if (cdnSeconds === 0) return REVALIDATE;
  return `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${10 * cdnSeconds}, stale-if-error=${ONE_DAY}`;
}

/** The response for a client: a 304 where the client has this answer already. */
function responseOf({ answer, outcome: how }: CacheResult, { encoding, body, ...conditions }: SendOptions): PlainResponse {
  const { status, etag, isKeepable } = answer;
  const headers: [string, string][] = [...answer.headers, ["Cache-Status", STATUS[how]]];
  if (encoding !== "identity") headers.push(["Content-Encoding", encoding]);
  if (isKeepable) headers.push(["ETag", etag]);
  if (isKeepable && isNotModified(answer, conditions)) return { status: 304, headers, body: null };
  return { status, headers: [...headers, ["Content-Length", String(body.length)]], body };
}

function audienceOf({ headers }: Request): PageRequest["audience"] {
  if (prefersJsonErrors(headers.get("Accept"))) return "programs";
  return isCrawler(headers.get("User-Agent")) ? "crawlers" : "people";
}

/**
 * Whether a request may get another answer than everybody else's: the visitor has chosen another language and asks for a page in the
 * default one, or the server itself asks for a page's head.
 */
function isPersonal(path: string, { accept, cookie }: { accept?: string | undefined; cookie?: string | undefined }): boolean {
  return accept === HEAD_TYPE || (cookie !== undefined && OTHER_LANGUAGE_COOKIE.test(cookie) && languageOf(path) === DEFAULT_LANGUAGE);
}

/** Whether a client has this answer already. `If-None-Match` takes precedence over `If-Modified-Since` (RFC 9110, section 13.2.2). */
function isNotModified(
  { etag, headers }: CacheResult["answer"],
  { ifNoneMatch, ifModifiedSince }: Omit<SendOptions, "encoding" | "body">,
): boolean {
  if (!ifNoneMatch) {
    const [, lastModified] = headers.find(([name]) => name === "last-modified") ?? [];
    return lastModified !== undefined && ifModifiedSince !== undefined && Date.parse(lastModified) <= Date.parse(ifModifiedSince);
  }
  return ifNoneMatch.split(",").some((tag) => [etag, "*"].includes(tag.trim().replace(/^(?!W\/|\*)/, "W/")));
}
