/**
 * The process of the admin, started by that of the site (`supervisor.ts`): Payload's admin in its Next shell, and staff's part of REST.
 * Whatever happens here, visitors are answered by the other one. It is reached through that one alone, on a port of this machine, and
 * ends with it.
 */
import "#cms/lib/quick-imports.ts";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { consoleIntoLog, log } from "#cms/lib/log/index.ts";
import { withinRequest } from "#cms/lib/log/request-context.ts";
import { readSettings } from "#cms/config/settings.ts";
import { databaseReached } from "../boot/database-reached.ts";
import { HOST, type FromAdmin, type ToAdmin } from "./messages.ts";
import { takeOwnHeaders } from "./own-headers.ts";

/** Bytes of a request's head: as long as any that the site's process takes, and what that one adds. */
const MAX_HEAD_BYTES = 32 * 1024;

async function main(): Promise<void> {
  endWithTheSite();
  const settings = readSettings(process.env);
  if (settings.production) consoleIntoLog(log, "A page of the desk failed");
  const [{ getCms }, { SENDER }, { shareChanges }, { watchDatabase }, { passWakesOn }, { adminApp }, { adminShell }] = await Promise.all([
    import("#cms/index.ts"),
    import("#cms/cache/postgres-notifications.ts"),
    import("#cms/cache/share-changes.ts"),
    import("#cms/db/health.ts"),
    import("#cms/jobs/wake.ts"),
    import("./app.ts"),
    import("./shell.ts"),
  ]);
  // Where all connections are in use it waits for one, rather than ends.
  await databaseReached(settings);
  const cms = await getCms();
  passWakesOn(() => say({ kind: "wake" }));
  const hearChange = shareChanges((change) => say({ kind: "changed", change }));
  process.on("message", (message: ToAdmin) => {
    if (message.kind === "changed") hearChange(message.change);
    else if (message.kind === "question") say({ kind: "answer", number: message.number });
  });
  const shell = adminShell(settings);
  const app = adminApp({ settings, cms, shell: shell.routes, database: watchDatabase(cms) });
  const answer = getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env as HttpBindings);
    // To HEAD Hono gives an answer without a body, also in the place of the one that Next has sent by itself.
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  });
  const key = randomBytes(32).toString("base64url");
  const server = createServer(
    {
      // The other process minds the clients; a connection that was closed here at the wrong moment would cost a request.
      keepAliveTimeout: 0,
      headersTimeout: 0,
      requestTimeout: 0,
      maxHeaderSize: MAX_HEAD_BYTES,
      ...(settings.production && { shouldUpgradeCallback: () => false }),
    },
    (incoming, outgoing) => {
      const context = takeOwnHeaders(incoming, key);
      if (typeof context === "number") return void outgoing.writeHead(context).end();
      withinRequest(context, () => void answer(incoming, outgoing));
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  say({ kind: "listening", sender: SENDER, port, key });
  shell.start(
    port,
    () => say({ kind: "ready" }),
    () => say({ kind: "failing" }),
  );
}

/** Ends this process when the other one has ended, however that happened. A signal for both is for that one to obey. */
function endWithTheSite(): void {
  process.on("disconnect", () => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT", "SIGUSR2"] as const) process.on(signal, () => undefined);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "Nobody waited for what failed in the admin"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "The admin's process ends");
    process.exit(1);
  });
}

function say(message: FromAdmin): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

main().catch((error: unknown) => {
  log.fatal({ err: error }, "The admin's process could not start");
  process.exit(1);
});
