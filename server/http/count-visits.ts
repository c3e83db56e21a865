import type { IncomingHttpHeaders, Server } from "node:http";
import { LRUCache } from "lru-cache";
import { isCrawler } from "#app/lib/http/crawlers.ts";
import { NO_RESULTS_HEADER } from "#app/lib/http/no-results-header.ts";
import type { WebAnalytics } from "#cms/web-analytics/count-store.ts";
import type { Settings } from "#cms/config/settings.ts";
import { trustedProxies } from "./client-address.ts";
import { countsOf } from "./visit.ts";

/**
 * Counts what visitors were answered, pages from the cache as well, once the answer is sent. Nothing of who asked is kept, and nobody is
 * counted who does not want to be or is a program.
 */
export function countVisits(
  server: Server,
  { countryHeader, trustedProxies: proxies }: Pick<Settings, "countryHeader" | "trustedProxies">,
  count: WebAnalytics["count"],
): void {
  const isTrusted = trustedProxies(proxies);
  // Looking for the names of crawlers is the dearest of all this, and few browsers have names of their own.
  const crawlers = new LRUCache<string, boolean>({ max: 200 });
  const isProgram = (userAgent: string): boolean => {
    let isOne = crawlers.get(userAgent);
    if (isOne === undefined) crawlers.set(userAgent, (isOne = isCrawler(userAgent)));
    return isOne;
  };
  server.prependListener("request", (incoming, outgoing) => {
    const { method = "", headers } = incoming;
    if ((method !== "GET" && method !== "POST") || !isCounted(headers)) return;
    outgoing.once("finish", () => {
      const { statusCode: status } = outgoing;
      if (status !== 200 && status !== 304) return;
      const counts = countsOf({
        method,
        url: incoming.url ?? "/",
        headers,
        status,
        contentType: String(outgoing.getHeader("content-type") ?? ""),
        isUnfound: outgoing.hasHeader(NO_RESULTS_HEADER),
        country: countryHeader && isTrusted(incoming.socket.remoteAddress ?? "") ? String(headers[countryHeader] ?? "") : undefined,
      });
      if (counts.length === 0 || isProgram(headers["user-agent"] ?? "")) return;
      for (const [kind, value] of counts) count(kind, value);
    });
  });
}

/** Whether somebody asks who may be counted: no one who says otherwise, no page that is fetched before somebody wants it, no nameless program. */
function isCounted(headers: IncomingHttpHeaders): boolean {
  return (
    headers["sec-gpc"] !== "1" &&
    headers["dnt"] !== "1" &&
    headers["user-agent"] !== undefined &&
    headers["sec-purpose"] === undefined &&
    headers["purpose"] === undefined
  );
}
