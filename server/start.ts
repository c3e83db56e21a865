/** Puts the rooms of the site's process together and listens. The site answers first; the process of the admin comes up behind it. */
import { flushCompileCache } from "node:module";
import { createServer } from "node:net";
import type { Payload } from "payload";
import { startForgettingReports } from "#cms/browser-reports/report-store.ts";
import { publishChangeOfEverything } from "#cms/cache/change-of-everything.ts";
import { withProcessLock } from "#cms/db/advisory-lock.ts";
import { watchDatabase } from "#cms/db/health.ts";
import { closeCms, getCms } from "#cms/index.ts";
import { jobQueues } from "#cms/job-queues.ts";
import { startJobs } from "#cms/jobs/worker.ts";
import { replay } from "#cms/leads/intake/lead-store.ts";
import { startRetention } from "#cms/leads/personal-data/retention.ts";
import { consoleIntoLog, log } from "#cms/lib/log/index.ts";
import { startRemovingOldUploads } from "#cms/media/chunks/chunk-store.ts";
import { restingLanguages } from "#cms/db/resting-languages.ts";
import { restateTranslations } from "#cms/publishing/translations/restate.ts";
import { startWebAnalytics } from "#cms/web-analytics/count-store.ts";
import { type Settings, SettingsError } from "#cms/config/settings.ts";
import { removeLeftovers, RESTORING } from "#cms/lib/working-folder.ts";
import { SECOND } from "#shared/lib/durations.ts";
import { adminProcess } from "./admin/supervisor.ts";
import { passUpgradesOn } from "./admin/relay.ts";
import { createApp } from "./app.ts";
import { keepDataPrivate } from "./boot/data-dir-permissions.ts";
import { databaseReached } from "./boot/database-reached.ts";
import { ensureFirstAdmin } from "./boot/first-admin.ts";
import { countVisits } from "./http/count-visits.ts";
import { httpServer } from "./http/http-server.ts";
import { stopOnSignal } from "./http/stop.ts";
import { cachedPages } from "./page-cache/index.ts";
import { startWatchdog } from "./watchdog.ts";
import { sitePages } from "./routes/pages.ts";
import { loadSite } from "./routes/site.ts";

/** Starts the site; settles once it answers and has an administrator. @throws SettingsError when it cannot start with these settings */
export async function startSite(settings: Settings): Promise<void> {
  keepDataPrivate(settings);
  if (settings.production) consoleIntoLog();
  endOnFaults();
  await assertPortFree(settings);
  await removeLeftovers(settings.dataDir, RESTORING);
  await databaseReached(settings);
  say("Migrating the database");
  const cms = await getCms();
  await begin(cms, settings);
  const restated = await restateTranslations(cms);
  if (restated > 0) say(`The site is in other languages than before: the translations of ${restated} records stand otherwise`);
  const resting = await restingLanguages(cms);
  if (resting.length > 0) say(`Stored on and not shown, because SITE_LANGUAGES does not name them: texts in ${resting.join(", ")}`);
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
  // In development a debugger may have halted it.
  if (settings.production) startWatchdog();
  console.log(`Waymark is ready at ${settings.siteUrl.replace(/:0$/, `:${port}`)}`);
  // Node stores compiled modules at its exit; a site that is killed would compile them again.
  flushCompileCache();
  if (settings.production && settings.pageCacheBytes > 0) void pages.prewarm();
  await ensureFirstAdmin(cms, settings);
  admin?.start();
}

/** Begins an empty database: with the demonstration content, or as the empty site of one's own company. */
async function begin(cms: Payload, { demonstration, company }: Settings): Promise<void> {
  const [{ isEmpty, seed }, { hasDemonstration }, { beginNeeds, beginOwnSite }, { markBegun }] = await Promise.all([
    import("#cms/seed/index.ts"),
    import("#cms/seed/content-files.ts"),
    import("#cms/seed/own-company.ts"),
    import("#cms/seed/state.ts"),
  ]);
  if (!(await isEmpty(cms))) {
    await markBegun(cms);
    return withProcessLock(cms, () => beginNeeds(cms));
  }
  if (!demonstration || !hasDemonstration()) return beginOwnSite(cms, company);
  say("Seeding the demonstration content");
  await seed(cms);
}

/** An uncaught exception ends the process, and is reported like every other fault; an unhandled rejection is only reported. */
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

/** The setting to change, by the error code of listening. */
const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "PORT: the port is in use",
  EACCES: "PORT: this user may not listen there",
  EADDRNOTAVAIL: "HOST: must be an address of this machine",
  ENOTFOUND: "HOST: must be an address of this machine",
};

/**
 * Checks that the site can listen, before anything changes the database.
 * @throws SettingsError when another setting is needed
 */
async function assertPortFree({ port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const message = LISTEN_ERRORS[error.code ?? ""];
      reject(message ? new SettingsError(message) : error);
    };
    server.once("error", refuse).listen(port, host, resolve);
  });
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
