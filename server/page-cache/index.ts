import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import { LANGUAGE_KEY } from "#shared/languages.ts";
import { gauge } from "#cms/lib/metrics.ts";
import { isToldInJson } from "#app/lib/http/accept.ts";
import { isCrawler } from "#app/lib/http/crawlers.ts";
import type { AppEnv } from "../http/app-env.ts";
import { encodingFor } from "../http/encodings.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { REVALIDATE } from "../http/cache-control.ts";
import type { PageAddress } from "./addresses.ts";
import { answerFrom } from "./at-once.ts";
import { headersOf, isKnownTo } from "./headers.ts";
import { PageCache, type Found, type Question } from "./page-cache.ts";
import { isPersonal } from "./visitor.ts";
import { warm } from "./prewarm.ts";

/** How each audience asks for a page. */
const ASKING: Record<Question["audience"], HeadersInit> = {
  people: { Accept: "text/html" },
  crawlers: { Accept: "text/html", "User-Agent": "Googlebot" },
  programs: { Accept: "application/json" },
};
const ONE_DAY = 86_400;

interface Parts {
  /** The site itself, with what belongs before each page. */
  pages: { fetch: (request: Request, env?: AppEnv["Bindings"]) => Response | Promise<Response> };
  /** Null for an address that cannot be kept. */
  addressOf: (url: URL) => PageAddress | null;
  siteUrl: string;
  production: boolean;
  /** Bytes of all that is kept. */
  pageCacheBytes: number;
  /** Whether pages are made after the start and after changes, and packed as small as they get, before anybody asks. */
  prewarm: boolean;
  /** Seconds for which a CDN may give a page out without asking. */
  cdnSeconds: number;
  isUnavailable: () => boolean;
}

export interface KeptPages {
  /** Answers a request if that is possible from what is kept, before anything else is made of it. */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Answers whatever is left to the pages. */
  handle: (context: Context<AppEnv>) => Promise<Response>;
  /** Makes the pages of the sitemap before anybody asks, unless that is turned off. */
  warm: () => Promise<void>;
  /** Makes nothing more by itself. */
  stop: () => void;
}

/**
 * Pages are the same for everybody, so their answers are kept whole. The cache asks for them by itself, with nothing of the visitor in the
 * request, and keeps them with all their headers.
 */
export function keptPages({ pages, addressOf, siteUrl, production, pageCacheBytes, prewarm, cdnSeconds, isUnavailable }: Parts): KeptPages {
  if (pageCacheBytes === 0) return nothingKept(pages);
  const control = controlOf(cdnSeconds);
  const ask = (path: string, headers: HeadersInit) => pages.fetch(new Request(siteUrl + path, { headers }));
  const render = async ({ key, audience }: Question): Promise<Response> => {
    const made = await ask(key, ASKING[audience]);
    if ((made.status !== 200 && made.status !== 404) || made.headers.has("Cache-Control")) return made;
    const response = new Response(made.body, made);
    // What is missing may be there soon, and a cache on the way would guess for how long it is not.
    response.headers.set("Cache-Control", made.status === 200 ? control : REVALIDATE);
    return response;
  };
  const cache = new PageCache({ render, room: pageCacheBytes, prewarm, isUnavailable });
  gauge("waymark_page_cache_bytes", "Finished pages in memory", () => cache.size);

  async function handle(context: Context<AppEnv>): Promise<Response> {
    const { raw: request, method } = context.req;
    const directly = async () => pages.fetch(request, context.env);
    if (method !== "GET" && method !== "HEAD") return directly();
    const url = new URL(request.url);
    const visitor = { accept: context.req.header("Accept"), cookie: context.req.header("Cookie") };
    const address = url.searchParams.has(LANGUAGE_KEY) || isPersonal(url.pathname, visitor) ? null : addressOf(url);
    if (!address) return directly();
    const found = await cache.find({ ...address, audience: audienceOf(request) });
    const { answer, how } = found;
    // A redirect may take the whole query along, and what is made for one visitor alone is not for another.
    if ((answer.status >= 300 && answer.status < 400) || (how === "shared" && !answer.isShareable)) return directly();
    return respond(found, address.key, request.headers);
  }

  async function respond({ answer, how }: Found, key: string, asked: Headers): Promise<Response> {
    const { encoding, bytes } = answer.body(answer.isKeepable ? encodingFor(asked.get("Accept-Encoding") ?? undefined) : "identity");
    const headers = new Headers(headersOf({ answer, how: how === "kept" && isUnavailable() ? "outdated" : how }, encoding));
    if (answer.isKeepable && isKnownTo(answer.etag, asked.get("If-None-Match"))) return new Response(null, { status: 304, headers });
    let body = bytes;
    if (!body) {
      body = await answer.make(encoding);
      cache.grown(key, answer);
    }
    headers.set("Content-Length", String(body.length));
    return new Response(new Uint8Array(body), { status: answer.status, headers });
  }

  return {
    answer: answerFrom(cache, { common: securityHeaders({ siteUrl, production }), isUnavailable }),
    handle,
    warm: async () => {
      if (prewarm) await warm({ cache, ask: (path) => ask(path, ASKING.people) });
    },
    stop: cache.stop,
  };
}

/** Every page is made for whoever asks. */
function nothingKept(pages: Parts["pages"]): KeptPages {
  return {
    answer: () => false,
    handle: async (context) => pages.fetch(context.req.raw, context.env),
    warm: async () => undefined,
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

function audienceOf({ headers }: Request): Question["audience"] {
  if (isToldInJson(headers.get("Accept"))) return "programs";
  return isCrawler(headers.get("User-Agent")) ? "crawlers" : "people";
}
