import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { paths } from "#app/lib/paths.ts";
import { sitePath } from "#shared/languages.ts";
import type { AppEnv } from "./app-env.ts";
import { mayNameAccount, isStaff } from "./is-authenticated.ts";

/** Characters of a path; the longest of the site has some three hundred. */
const MAX_PATH = 2000;
/** Characters of a `User-Agent`: browsers send some two hundred, and Next searches it for robots in quadratic time. */
const MAX_USER_AGENT = 512;
/** Characters of a header, and of one that carries a session, an address or the state of the desk's router. */
const MAX_HEADER = 4096;
const MAX_LONG_HEADER = 12_000;
const LONG_HEADERS = new Set(["cookie", "authorization", "referer", "next-router-state-tree", "next-url"]);

interface QueryBounds {
  characters: number;
  parameters: number;
}

const QUERY: QueryBounds = { characters: 2000, parameters: 50 };
/** The desk names each record of a selection, and each condition of a list. */
const STAFF_QUERY: QueryBounds = { characters: 12_000, parameters: 500 };
/** A finder without script names each box that is ticked, a quote list fifty products and how each of them is used. */
const SITE_QUERIES = new Map<string, QueryBounds>([
  ...[paths.products, paths.wireless, paths.productSheet].map((page) => [page, { characters: 6000, parameters: 250 }] as const),
  [paths.buy, { characters: 10_000, parameters: 50 }],
]);
const FOR_STAFF = /^\/(?:api|admin)(?:\/|$)/;

const TOO_LONG = {
  path: { status: 414, message: `路径最多 ${MAX_PATH} 个字符。The path of an address has ${MAX_PATH} characters at most.` },
  query: { status: 414, message: "地址里的参数太多或太长。The address has too many parameters, or parameters that are too long." },
  header: { status: 431, message: "请求头太长。A header of the request is too long." },
} as const;

/**
 * Why a request is refused before anything parses it: its address or a header is too long for any use. Counts only characters, so that the
 * handlers behind it have little to read. Cuts a long `User-Agent`, because it identifies nobody.
 * @returns null for a request that is short enough
 */
export function tooLong(incoming: IncomingMessage): (typeof TOO_LONG)[keyof typeof TOO_LONG] | null {
  cutUserAgent(incoming);
  const { path, query } = partsOf(incoming.url ?? "/");
  if (path.length > MAX_PATH) return TOO_LONG.path;
  const { cookie, authorization } = incoming.headers;
  const isOfStaff = FOR_STAFF.test(path) && mayNameAccount(cookie, authorization);
  if (isBeyond(query, isOfStaff ? STAFF_QUERY : boundsOf(path))) return TOO_LONG.query;
  const isHeaderLong = ([name, value]: [string, string | string[] | undefined]) =>
    String(value ?? "").length > (LONG_HEADERS.has(name) ? MAX_LONG_HEADER : MAX_HEADER);
  return Object.entries(incoming.headers).some(isHeaderLong) ? TOO_LONG.header : null;
}

/** Refuses a long query from anybody but staff, once the database can tell who sends it. */
export function staffQueries(cms: Payload): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path, query } = partsOf(context.env.incoming.url ?? "/");
    if (!FOR_STAFF.test(path) || !isBeyond(query, QUERY) || (await isStaff(cms, context.req.raw.headers))) return next();
    const { status, message } = TOO_LONG.query;
    return Response.json({ errors: [{ message }] }, { status, headers: { "Cache-Control": "no-store" } });
  };
}

function boundsOf(path: string): QueryBounds {
  return SITE_QUERIES.get(sitePath(path.toLowerCase()).replace(/\.data$/, "")) ?? QUERY;
}

function isBeyond(query: string, { characters, parameters }: QueryBounds): boolean {
  return query.length > characters || query.split("&", parameters + 1).length > parameters;
}

function partsOf(url: string): { path: string; query: string } {
  const end = url.indexOf("?");
  return end < 0 ? { path: url, query: "" } : { path: url.slice(0, end), query: url.slice(end + 1) };
}

/** Cuts the header in both of Node's lists, which Hono, Next and the relay read. */
function cutUserAgent(incoming: IncomingMessage): void {
  const { rawHeaders } = incoming;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "user-agent") rawHeaders[at + 1] = rawHeaders[at + 1]?.slice(0, MAX_USER_AGENT) ?? "";
  const { headers } = incoming;
  if (headers["user-agent"]) headers["user-agent"] = headers["user-agent"].slice(0, MAX_USER_AGENT);
}
