import { timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import type { Payload } from "payload";
import { collectDefaultMetrics, Counter, Gauge, Histogram } from "prom-client";
import type { DatabaseWatch } from "#cms/db/health.ts";
import { journal } from "#cms/leads/intake/lead-journal.ts";
import { gauge, registry } from "#cms/lib/metrics.ts";
import { waiting } from "#cms/leads/notifications/notification-queues.ts";
import type { Settings } from "#cms/config/settings.ts";
import type { AppEnv } from "./app-env.ts";
import { PROXY_HEADERS } from "./client-address.ts";
import { KNOWN } from "./methods.ts";
import { kindOf } from "./request-kind.ts";

collectDefaultMetrics({ register: registry });
const durations = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "status", "kind", "cache"],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});
const adminUp = new Gauge({ name: "waymark_admin_up", help: "Whether the process of the admin answers", registers: [registry] });
const adminEnds = new Counter({
  name: "waymark_admin_ends_total",
  help: "Times that the process of the admin ended by itself",
  registers: [registry],
});

/** Counts a cached page that is answered before the app runs. */
export function countHit(method: "GET" | "HEAD", status: number, seconds: number): void {
  durations.observe({ method, status, kind: "page", cache: "hit" }, seconds);
}

/** Records that the admin's process is up, or has ended by itself. */
export function noteAdmin(state: "up" | "ended"): void {
  adminUp.set(state === "up" ? 1 : 0);
  if (state === "ended") adminEnds.inc();
}

/** Times every request. Addresses are no labels, because their number has no limit. */
export function requestMetrics(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    const stop = durations.startTimer({ method: KNOWN.includes(method) ? method : "other", kind: kindOf(method, path) });
    await next();
    stop({ status: context.res.status, cache: cacheResult(context.res.headers.get("Cache-Status")) });
  };
}

/** How the page cache says that it answered. */
function cacheResult(status: string | null): "hit" | "miss" | "outdated" | "none" {
  if (!status) return "none";
  if (status.includes("database-away")) return "outdated";
  return status.includes("hit") ? "hit" : "miss";
}

/** `/metrics` in Prometheus' text format: for this machine only, or with a token for anyone who has it. */
export function metrics(settings: Settings, cms: Payload, database: Pick<DatabaseWatch, "isUnavailable">): Hono<AppEnv> {
  gauge("waymark_database_away", "1 while the database does not answer", () => Number(database.isUnavailable()));
  gauge("waymark_journal_waiting", "Leads that the database has not taken yet", async () => (await journal.waiting()).length);
  gauge("waymark_journal_oldest_seconds", "For how long the oldest of them has waited", () => journal.longestWait());
  let pendingNotices: ReturnType<typeof waiting> | undefined;
  /** One query for both figures, which Prometheus collects at the same moment. */
  const notices = () => (pendingNotices ??= waiting(cms).finally(() => (pendingNotices = undefined)));
  gauge("waymark_notices_waiting", "Notices that were not told yet", async () => (await notices()).count);
  gauge("waymark_notices_oldest_seconds", "For how long the oldest of them has waited", async () => (await notices()).seconds);
  const routes = new Hono<AppEnv>();
  routes.get("/metrics", async (context) => {
    const allowed = settings.metricsToken
      ? isSameText(context.req.header("authorization") ?? "", `Bearer ${settings.metricsToken}`)
      : isLoopback(context.env.incoming.socket.remoteAddress) && !PROXY_HEADERS.some((name) => context.req.header(name) !== undefined);
    context.header("Cache-Control", "no-store");
    if (!allowed) return context.text("403 Forbidden\n", 403);
    return context.text(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  return routes;
}

function isLoopback(address = ""): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
