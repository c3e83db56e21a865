import { finished } from "node:stream/promises";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { hasBody } from "./relay.ts";

/**
 * Reads the rest of a body before the answer begins. The connection ends with the answer, and a site's process that still sends would fail
 * and report that the desk is away. The site's process has bounded the length of bodies.
 */
export const readWhole: MiddlewareHandler<AppEnv> = async ({ env: { incoming } }, next) => {
  await next();
  if (!hasBody(incoming) || incoming.readableEnded || incoming.destroyed) return;
  // A handler that has stopped reading would pause the stream for ever.
  incoming.removeAllListeners("data");
  incoming.removeAllListeners("readable");
  incoming.resume();
  // A client that is gone needs no answer.
  await finished(incoming, { writable: false }).catch(() => undefined);
};
