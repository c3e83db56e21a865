/**
 * The process: reads the settings, reaches the database, puts the rooms together and listens.
 * The site answers first; the admin's Next shell comes up behind it.
 */
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Server } from "node:http";
import type { Payload } from "payload";
import { readSettings, SettingsError } from "#cms/settings.ts";

/**
 * Milliseconds that a connection without a request is kept: longer than proxies keep theirs (nginx 60 s, Caddy 120 s). Were it
 * closed here first, a request could be on its way at that moment and be lost.
 */
const KEEP_ALIVE = 125_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const [{ getCms }, { createFirstAdmin }, { createApp }, { adminShell }, { siteHandler }, { stopOnSignal }] = await Promise.all([
    import("#cms/index.ts"),
    import("./first-admin.ts"),
    import("./app.ts"),
    import("./admin-shell.ts"),
    import("./site.ts"),
    import("./stop.ts"),
  ]);
  say("Migrating the database");
  const cms = await getCms();
  await seedWhenEmpty(cms);
  const admin = adminShell(settings);
  const app = createApp({ settings, cms, admin, site: await siteHandler(settings) });
  const server = createAdaptorServer({ fetch: (request, env) => app.fetch(request, env as HttpBindings) }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE;
  stopOnSignal(server, () => cms.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(settings.port, settings.host, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  process.send?.("listening");
  console.log(`Waymark is ready at ${settings.siteUrl.replace(/:0$/, `:${port}`)}`);
  await createFirstAdmin(cms, settings);
  if (settings.adminEnabled) admin.start();
}

/** Puts the demonstration content into an empty database. */
async function seedWhenEmpty(cms: Payload): Promise<void> {
  const { isEmpty, seed } = await import("#cms/seed/index.ts");
  if (!(await isEmpty(cms))) return;
  say("Seeding the demonstration content");
  await seed(cms);
}

function say(step: string): void {
  console.log(`› ${step}`);
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) console.error(error.message);
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") console.error("PORT: the port is in use");
  else console.error(error);
  process.exit(1);
});
