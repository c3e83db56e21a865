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
import { PageCache, type Found, type Question } from "./page-cache.ts";
import { prewarmPages } from "./prewarm.ts";

/** How each audience asks for a page. */
const ASKING: Record<Question["audience"], HeadersInit> = {
  people: { Accept: "text/html" },
  crawlers: { Accept: "text/html", "User-Agent": "Googlebot" },
  programs: { Accept: "application/json" },
};
const ONE_DAY = 86_400;
/** RFC 9211: which cache answered, and how. */
const STATUS: Record<Found["how"], string> = {
  cached: "waymark; hit",
  made: "waymark; fwd=miss",
  shared: "waymark; fwd=miss; collapsed",
  outdated: "waymark; hit; detail=database-away",
};
/** The cookie of a visitor who has chosen another language than the default one; pages without a prefix then lead to their counterparts. */
const CHOSE_OTHER = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(?:${otherLanguages(DEFAULT_LANGUAGE).join("|") || "(?!)"})(?:;|$)`);

interface Parts {
  /** The site itself, with what belongs before each page. */
  pages: { fetch: (request: Request, env?: AppEnv["Bindings"]) => Response | Promise<Response> };
  /** Null for an address that cannot be kept. */
  addressOf: (url: URL) => PageAddress | null;
  siteUrl: string;
  /** Bytes of all that is kept. */
  pageCacheBytes: number;
  /** Whether pages are made after the start and after changes, before anybody asks. */
  prewarm: boolean;
  /** Seconds for which a CDN may give a page out without asking. */
  cdnSeconds: number;
  isUnavailable: () => boolean;
}

interface Wanted {
  encoding: Encoding;
  body: Buffer<ArrayBuffer>;
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

export interface CachedPages {
  /** Answers a request whose page is cached, before anything else looks at it. */
  hit: (incoming: IncomingMessage) => PlainResponse | undefined;
  /** Answers whatever is left to the pages. */
  handle: (context: Context<AppEnv>) => Promise<Response>;
  /** Makes the pages of the sitemap before anybody asks, unless that is turned off. */
  prewarm: () => Promise<void>;
  /** Makes nothing more by itself. */
  stop: () => void;
}

/**
 * Pages are the same for everybody, so their answers are kept whole. The cache asks for them by itself, with nothing of the visitor in the
 * request, and keeps them with all their headers.
 */
export function cachedPages({ pages, addressOf, siteUrl, pageCacheBytes, prewarm, cdnSeconds, isUnavailable }: Parts): CachedPages {
  if (pageCacheBytes === 0) return uncachedPages(pages);
  const control = controlOf(cdnSeconds);
  const ask = (path: string, headers: HeadersInit) => pages.fetch(new Request(siteUrl + path, { headers }));
  const render = async ({ key, audience }: Question): Promise<Response> => {
    const made = await ask(key, ASKING[audience]);
    if ((made.status !== 200 && made.status !== 404) || made.headers.has("Cache-Control")) return made;
    const response = new Response(made.body, made);
    if (markdownAddress(new URL(key, siteUrl).pathname)) response.headers.append("Vary", "Accept");
    // What is missing may be there soon, and a cache on the way would guess for how long it is not.
    response.headers.set("Cache-Control", made.status === 200 ? control : REVALIDATE);
    return response;
  };
  const cache = new PageCache({ render, room: pageCacheBytes, prewarm, isUnavailable });
  gauge("waymark_page_cache_bytes", "Finished pages in memory", () => cache.size);

  function hit({ method, url = "/", headers }: IncomingMessage): PlainResponse | undefined {
    if (!isRead(method) || isUnavailable()) return undefined;
    const begun = performance.now();
    const answer = cache.cached(url);
    if (!answer || isPersonal(url, headers)) return undefined;
    const encoding = answer.encoding(encodingFor(headers["accept-encoding"] as string | undefined));
    const body = answer.stored(encoding);
    if (!body) return undefined;
    const known = { ifNoneMatch: headers["if-none-match"], ifModifiedSince: headers["if-modified-since"] };
    const response = responseOf({ answer, how: "cached" }, { encoding, body, ...known });
    countHit(method, response.status, (performance.now() - begun) / 1000);
    return response;
  }

  async function handle(context: Context<AppEnv>): Promise<Response> {
    const { raw: request, method } = context.req;
    const directly = async () => pages.fetch(request, context.env);
    if (!isRead(method)) return directly();
    const url = new URL(request.url);
    const { accept, cookie, "accept-encoding": accepted, ...conditions } = context.req.header();
    const known = { ifNoneMatch: conditions["if-none-match"], ifModifiedSince: conditions["if-modified-since"] };
    const address = url.searchParams.has(LANGUAGE_KEY) || isPersonal(url.pathname, { accept, cookie }) ? null : addressOf(url);
    if (!address) return directly();
    const question = { ...address, audience: audienceOf(request) };
    const found = await cache.find(question);
    const { answer } = found;
    // A redirect may take the whole query along, and what is made for one visitor alone is not for another.
    if ((answer.status >= 300 && answer.status < 400) || (found.how === "shared" && !answer.isShareable)) return directly();
    const how = found.how === "cached" && isUnavailable() ? "outdated" : found.how;
    const encoding = answer.encoding(answer.isKeepable ? encodingFor(accepted) : "identity");
    const { body, ...init } = responseOf({ answer, how }, { encoding, body: await answer.body(encoding), ...known });
    return new Response(body, init);
  }

  return {
    hit,
    handle,
    prewarm: async () => {
      if (prewarm) await prewarmPages({ cache, ask: (path) => ask(path, ASKING.people) });
    },
    stop: cache.stop,
  };
}

/** Every page is made for whoever asks. */
function uncachedPages(pages: Parts["pages"]): CachedPages {
  return {
    hit: () => undefined,
    handle: async (context) => pages.fetch(context.req.raw, context.env),
    prewarm: async () => undefined,
    stop: () => undefined,
  };
}

/**
 * What browsers and proxies may do with a page that says nothing of it. Browsers ask every time, and mostly hear that they have it already;
 * a CDN may be allowed more, up to giving out an earlier page while it fetches the next one or cannot reach the site.
 */
function controlOf(cdnSeconds: number): string {
  if (cdnSeconds === 0) return REVALIDATE;
  return `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${10 * cdnSeconds}, stale-if-error=${ONE_DAY}`;
}

/** What is sent of an answer to somebody who may have it already. */
function responseOf({ answer, how }: Found, { encoding, body, ...known }: Wanted): PlainResponse {
  const { status, etag, isKeepable } = answer;
  const headers: [string, string][] = [...answer.headers, ["Cache-Status", STATUS[how]]];
  if (encoding !== "identity") headers.push(["Content-Encoding", encoding]);
  if (isKeepable) headers.push(["ETag", etag]);
  if (isKeepable && isKnown(answer, known)) return { status: 304, headers, body: null };
  return { status, headers: [...headers, ["Content-Length", String(body.length)]], body };
}

function audienceOf({ headers }: Request): Question["audience"] {
  if (prefersJsonErrors(headers.get("Accept"))) return "programs";
  return isCrawler(headers.get("User-Agent")) ? "crawlers" : "people";
}

/**
 * Whether a request may be answered otherwise than everybody else's: somebody who has chosen another language asks for a page in the default one, or the server
 * itself asks for a page's head.
 */
function isPersonal(path: string, { accept, cookie }: { accept?: string | undefined; cookie?: string | undefined }): boolean {
  return accept === HEAD_TYPE || (cookie !== undefined && CHOSE_OTHER.test(cookie) && languageOf(path) === DEFAULT_LANGUAGE);
}

/** Whether a client has this answer already. What it says of the tag counts more than what it says of the time (RFC 9110, section 13.2.2). */
function isKnown({ etag, headers }: Found["answer"], { ifNoneMatch, ifModifiedSince }: Omit<Wanted, "encoding" | "body">): boolean {
  if (!ifNoneMatch) {
    const [, lastModified] = headers.find(([name]) => name === "last-modified") ?? [];
    return lastModified !== undefined && ifModifiedSince !== undefined && Date.parse(lastModified) <= Date.parse(ifModifiedSince);
  }
  return ifNoneMatch.split(",").some((known) => [etag, "*"].includes(known.trim().replace(/^(?!W\/|\*)/, "W/")));
}
