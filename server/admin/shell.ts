import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { Settings } from "#cms/config/settings.ts";
import { DESK } from "#cms/lib/desk-address.ts";
import { log } from "#cms/lib/log/index.ts";
import { currentRequest } from "#cms/lib/log/request-context.ts";
import type { AppEnv } from "../http/app-env.ts";
import { isRead } from "../http/methods.ts";
import { retryWithBackoff } from "../http/retry.ts";
import { HOST } from "./messages.ts";
import { withAdminPolicy } from "./policy.ts";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const NEXT_FOLDER = path.resolve("cms/next");
/** Milliseconds between looks for the admin's build while it is being made. */
const BUILD_CHECK = 1000;

export interface AdminShell {
  routes: Hono<AppEnv>;
  /**
   * Starts the shell in the background; until then its addresses wait.
   * @param port where this process listens
   * @param done called when it is ready
   * @param failed called after each failed attempt; others follow
   */
  start: (port: number, done: () => void, failed: () => void) => void;
}

/** Payload's admin in its Next shell, at /admin. */
export function adminShell(settings: Pick<Settings, "production">): AdminShell {
  const routes = new Hono<AppEnv>();
  let arrive: (handler: NodeHandler) => void = () => undefined;
  const arrived = new Promise<NodeHandler>((resolve) => (arrive = resolve));
  for (const pattern of [DESK, `${DESK}/*`, "/_next/*"]) {
    routes.all(pattern, async (context) => {
      if (!isReadable(context.req.path)) return context.text("400 Bad Request\n", 400);
      if (settings.production) withAdminPolicy(context.env.incoming, context.env.outgoing);
      if (isRead(context.req.method)) explainFault(context.env.outgoing);
      const handle = await arrived;
      await handle(context.env.incoming, context.env.outgoing).catch((error: unknown) => {
        // An answer that has begun cannot become an error page.
        if (!context.env.outgoing.headersSent) throw error;
        log.error({ err: error }, "The admin broke off an answer");
      });
      return RESPONSE_ALREADY_SENT;
    });
  }
  const start = (port: number, done: () => void, failed: () => void) => {
    const bringUpOnce = () =>
      bringUp(settings, port).catch((error: unknown) => {
        log.error({ err: error }, "The admin could not start");
        failed();
        throw error;
      });
    void retryWithBackoff("Another try to start the admin follows", bringUpOnce, () => false).then((ready) => {
      arrive(ready);
      done();
    });
  };
  return { routes, start };
}

/**
 * Answers with 503 instead of Next's 500 where the database failed, because the page will work later. The site's process writes the text
 * (`relay.ts`).
 */
function explainFault(outgoing: ServerResponse): void {
  const writeHead = outgoing.writeHead.bind(outgoing) as (status: number, ...rest: unknown[]) => ServerResponse;
  outgoing.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 500 && currentRequest()?.hasDatabaseFailed ? 503 : status, ...rest);
}

/** Whether the escapes of a path are valid; Next answers invalid ones with 500. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

async function bringUp(settings: Pick<Settings, "production">, port: number): Promise<NodeHandler> {
  if (settings.production) await buildFinished();
  const { default: createNext } = await import("next");
  // Next sends requests with cookies to its own address, which it assumes to be localhost:3000 by default.
  const next = createNext({ dev: !settings.production, dir: NEXT_FOLDER, hostname: HOST, port });
  await next.prepare();
  return next.getRequestHandler();
}

/** Waits for the mark that is written after `next build` has ended (`tools/lib/steps.mjs`); the build's own files come in any order. */
async function buildFinished(): Promise<void> {
  const marker = path.join(NEXT_FOLDER, ".next", "inputs");
  while (!existsSync(marker)) await new Promise((resolve) => setTimeout(resolve, BUILD_CHECK).unref());
}
