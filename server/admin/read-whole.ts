import { finished } from "node:stream/promises";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { hasBody } from "./relay.ts";

/**
 * Reads what is left of a body before its answer begins: the connection ends with the answer, and where the site's process still sends then,
 * that fails, and staff would be told that the desk is away. How long bodies are has been bounded by the site's process.
 */
export const readWhole: MiddlewareHandler<AppEnv> = async ({ env: { incoming } }, next) => {
  await next();
  if (!hasBody(incoming) || incoming.readableEnded || incoming.destroyed) return;
  // Whatever has begun to read it would have it wait, and reads no more.
  incoming.removeAllListeners("data");
  incoming.removeAllListeners("readable");
  incoming.resume();
  // Whoever is gone needs no answer.
  await finished(incoming, { writable: false }).catch(() => undefined);
};
