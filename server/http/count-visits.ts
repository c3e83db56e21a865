import type { IncomingHttpHeaders, Server } from "node:http";
import { LRUCache } from "lru-cache";
import { isCrawler } from "#app/lib/http/crawlers.ts";
import { NO_RESULTS_HEADER } from "#app/lib/http/no-results-header.ts";
import type { WebAnalytics } from "#cms/web-analytics/count-store.ts";
import type { Settings } from "#cms/config/settings.ts";
import { trustedProxies } from "./client-address.ts";
import { countsOf } from "./visit.ts";

/**
 * Counts the answers to visitors, cached pages included, once they are sent. Stores nothing about the visitor, and skips programs and
 * visitors who opt out.
 */
export function countVisits(
  server: Server,
  { countryHeader, trustedProxies: proxies }: Pick<Settings, "countryHeader" | "trustedProxies">,
  count: WebAnalytics["count"],
): void {
  const isTrusted = trustedProxies(proxies);
  // Matching the names of crawlers is the most expensive step, and few distinct user agents occur.
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

/** Whether a request may be counted: not when the visitor opts out, the browser prefetches, or the client has no user agent. */
function isCounted(headers: IncomingHttpHeaders): boolean {
  return (
    headers["sec-gpc"] !== "1" &&
    headers["dnt"] !== "1" &&
    headers["user-agent"] !== undefined &&
    headers["sec-purpose"] === undefined &&
    headers["purpose"] === undefined
  );
}
