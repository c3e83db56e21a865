import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Payload } from "payload";
import { browserFamily, readReports } from "#cms/browser-reports/read-reports.ts";
import { countReports } from "#cms/browser-reports/report-store.ts";
import type { Settings } from "#cms/config/settings.ts";
import { log } from "#cms/lib/log/index.ts";
import { countedClient, limiter, secondsToWait } from "#cms/lib/rate-limiter.ts";
import { REPORTS_PATH } from "#shared/lib/browser-reports.ts";
import { MINUTE, SECOND } from "#shared/lib/durations.ts";
import type { AppEnv } from "../http/app-env.ts";

/** Bytes of a message: a browser sends the reports of a minute together, and each holds the whole policy. */
const MAX_BODY_BYTES = 64 * 1024;
/** Messages in a minute, of one client and of all. */
const EACH = 10;
const ALL = 120;
const TYPES = /^application\/(?:reports\+json|csp-report|json)\b/;
const NOW = { "Cache-Control": "no-store" };

/** Receives the browsers' reports of policy violations and crashes. Drops one that it cannot store. */
export function browserReports({ siteUrl }: Pick<Settings, "siteUrl">, cms: Payload): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const duration = MINUTE / SECOND;
  const each = limiter(cms, { keyPrefix: "browser-reports", points: EACH, duration });
  const all = limiter(cms, { keyPrefix: "all-browser-reports", points: ALL, duration });
  const tooLong = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => context.text("Content too large", 413, NOW) });
  const waitOf = async (): Promise<number> => {
    const client = countedClient();
    return (client && (await secondsToWait(each, client))) || secondsToWait(all, "all");
  };

  routes.post(REPORTS_PATH, tooLong, async (context) => {
    const { req } = context;
    if (!TYPES.test(req.header("content-type") ?? "")) return context.text("Unsupported media type", 415, NOW);
    const wait = await waitOf();
    if (wait > 0) return context.text("Too many requests", 429, { ...NOW, "Retry-After": String(wait) });
    const message = await req.json<unknown>().catch(() => null);
    if (message === null) return context.text("Bad request", 400, NOW);
    const reports = readReports(message, new URL(siteUrl).host);
    await countReports(cms, reports, browserFamily(req.header("user-agent"))).catch((error: unknown) =>
      log.warn({ err: error }, "A report of a browser could not be stored"),
    );
    return context.body(null, 204, NOW);
  });
  return routes;
}
