import { timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Settings } from "#cms/settings.ts";
import type { AppEnv } from "./app-env.ts";

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const durations = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "status"],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts answers of a kind that are given before the app is asked. @returns to be called with the seconds that one took */
export function answerCounter(method: "GET" | "HEAD", status: number): (seconds: number) => void {
  const counted = durations.labels({ method, status });
  return (seconds) => counted.observe(seconds);
}

/** Times every request. Addresses are no labels: they would be without number. */
export function requestMetrics(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const stop = durations.startTimer({ method: METHODS.has(context.req.method) ? context.req.method : "other" });
    await next();
    stop({ status: context.res.status });
  };
}

/** `/metrics` in Prometheus' text format: for this machine only, or with a token for anyone who has it. */
export function metrics(settings: Settings): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/metrics", async (context) => {
    const allowed = settings.metricsToken
      ? sameText(context.req.header("authorization") ?? "", `Bearer ${settings.metricsToken}`)
      : isLoopback(context.env.incoming.socket.remoteAddress) && !context.req.header("x-forwarded-for");
    if (!allowed) return context.text("403 Forbidden\n", 403);
    return context.text(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  return routes;
}

function isLoopback(address = ""): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
