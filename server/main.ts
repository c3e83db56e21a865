/**
 * The process of the site: reads the settings, reaches the database, puts the rooms together and listens.
 * The site answers first; the process of the admin comes up behind it.
 */
import "#cms/lib/quick-imports.ts";
import type { Payload } from "payload";
import { isCallersFault } from "#cms/lib/log/callers-fault.ts";
import { consoleIntoLog, log } from "#cms/lib/log/index.ts";
import { readSettings, SettingsError, type Settings } from "#cms/config/settings.ts";
import { SECOND } from "#shared/lib/durations.ts";
import { portFree } from "./http/port-free.ts";
import { keepDataPrivate } from "./boot/data-dir-permissions.ts";

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const [
    { closeCms, getCms },
    { publishChangeOfEverything },
    { databaseReached },
    { ensureFirstAdmin },
    { createApp },
    { adminProcess },
    { passUpgradesOn },
    { loadSite },
    { sitePages },
    { cachedPages },
    { watchDatabase },
    { stopOnSignal },
    { httpServer },
    { replay },
    { startJobs },
    { jobQueues },
    { startRetention },
    { startForgettingReports },
    { startRemovingOldUploads },
    { restateTranslations },
    { startWebAnalytics },
    { countVisits },
  ] = await Promise.all([
    import("#cms/index.ts"),
    import("#cms/cache/change-of-everything.ts"),
    import("./boot/database-reached.ts"),
    import("./boot/first-admin.ts"),
    import("./app.ts"),
    import("./admin/supervisor.ts"),
    import("./admin/upgrades.ts"),
    import("./routes/site.ts"),
    import("./routes/pages.ts"),
    import("./page-cache/index.ts"),
    import("#cms/db/health.ts"),
    import("./http/stop.ts"),
    import("./http/http-server.ts"),
    import("#cms/leads/intake/lead-store.ts"),
    import("#cms/jobs/worker.ts"),
    import("#cms/job-queues.ts"),
    import("#cms/leads/personal-data/retention.ts"),
    import("#cms/browser-reports/report-store.ts"),
    import("#cms/media/chunks/chunk-store.ts"),
    import("#cms/publishing/translations/restate.ts"),
    import("#cms/web-analytics/count-store.ts"),
    import("./http/count-visits.ts"),
  ]);
  keepDataPrivate(settings);
  if (settings.production) consoleIntoLog();
  endOnFaults();
  await portFree(settings);
  await databaseReached(settings);
  say("Migrating the database");
  const cms = await getCms();
  await begin(cms, settings);
  const restated = await restateTranslations(cms);
  if (restated > 0) say(`The site is in other languages than before: the translations of ${restated} records stand otherwise`);
  const admin = settings.adminEnabled ? adminProcess(cms, settings) : null;
  const site = await loadSite(settings);
  const database = watchDatabase(cms);
  const pages = cachedPages({
    ...settings,
    addressOf: site.addressOf,
    pages: sitePages(cms, site.answer),
    isUnavailable: database.isUnavailable,
  });
  const app = createApp({ settings, cms, admin, site: site.answer, errorPage: site.errorPage, pages: pages.handle, database });
  const server = httpServer(settings, (request, env) => app.fetch(request, env), pages.hit);
  const webAnalytics = settings.webAnalytics ? startWebAnalytics(cms) : null;
  if (webAnalytics) countVisits(server, settings, webAnalytics.count);
  if (admin && !settings.production) passUpgradesOn(server, admin);
  const stopJobs = startJobs(cms, jobQueues);
  const stopRetention = startRetention(cms, settings.leadsKeptDays);
  const stopForgettingReports = startForgettingReports(cms);
  const stopRemovingOld = startRemovingOldUploads();
  stopOnSignal(
    server,
    async () => {
      stopRetention();
      stopForgettingReports();
      stopRemovingOld();
      pages.stop();
      database.stop();
      await Promise.all([stopJobs(), admin?.stop(), webAnalytics?.stop()]);
      await closeCms();
    },
    { drain: settings.drainSeconds * SECOND },
  );
  process.on("SIGUSR2", () => {
    publishChangeOfEverything(cms);
    say("Everything is read again");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(settings.port, settings.host, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  void replay(cms);
  process.send?.("listening");
  console.log(`Waymark is ready at ${settings.siteUrl.replace(/:0$/, `:${port}`)}`);
  if (settings.production && settings.pageCacheBytes > 0) void pages.prewarm();
  await ensureFirstAdmin(cms, settings);
  admin?.start();
}

/** Begins an empty database: with the demonstration content, or as the empty site of one's own company. */
async function begin(cms: Payload, { demonstration, company }: Settings): Promise<void> {
  const [{ isEmpty, seed }, { markBegun }] = await Promise.all([import("#cms/seed/index.ts"), import("#cms/seed/state.ts")]);
  if (!(await isEmpty(cms))) return markBegun(cms);
  if (!demonstration) {
    const { beginOwnSite } = await import("#cms/seed/own-company.ts");
    return beginOwnSite(cms, company);
  }
  say("Seeding the demonstration content");
  await seed(cms);
}

/** What nobody catches ends the process, and is told as every other fault; a promise that nobody waited for ends nothing. */
function endOnFaults(): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "Nobody waited for what failed"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "The process ends");
    process.exit(1);
  });
}

function say(step: string): void {
  console.log(`› ${step}`);
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  // The log takes a value that is refused for its caller's fault, of which it says nothing; here nobody else hears of it.
  else if (error instanceof Error && isCallersFault(error)) process.stderr.write(`The start failed: ${error.message}\n`);
  else log.fatal({ err: error }, "The start failed");
  process.exit(1);
});
