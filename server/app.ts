import path from "node:path";
import { Hono } from "hono";
import type { Payload } from "payload";
import type { DatabaseWatch } from "#cms/database-watch.ts";
import type { Settings } from "#cms/settings.ts";
import { adminPaths } from "./admin/paths.ts";
import { adminRelay } from "./admin/relay.ts";
import type { AdminProcess } from "./admin/supervisor.ts";
import type { AppEnv } from "./app-env.ts";
import { bodyLimits } from "./body-limits.ts";
import { builds } from "./builds.ts";
import { requestRate } from "./request-rate.ts";
import { staffApi } from "./rest/access.ts";
import { restApi } from "./rest/index.ts";
import { cards } from "./cards.ts";
import { clientFiles } from "./client-files.ts";
import { refuseForeignForms } from "./foreign-forms.ts";
import { tellDatabaseAway } from "./database-away.ts";
import type { ErrorPage } from "./error-page.ts";
import { filePages } from "./file-pages.ts";
import { health } from "./health.ts";
import { compression } from "./compression.ts";
import { methods } from "./methods.ts";
import { previews } from "./previews.ts";
import { metrics, requestMetrics } from "./metrics.ts";
import { pictures } from "./pictures/routes.ts";
import { sizedPictures } from "./pictures/sized.ts";
import type { KeptPages } from "./page-cache/index.ts";
import { answerFault } from "./pages.ts";
import type { SiteHandler } from "./site.ts";
import { securityTxt } from "./security-txt.ts";
import { knowSiteTexts } from "./site-texts.ts";

/** Everything that the process of the site answers, in the order in which it is tried. */
export function createApp({
  settings,
  cms,
  admin,
  site,
  errorPage,
  pages,
  database,
}: {
  settings: Settings;
  cms: Payload;
  /** Null for a site without the admin: its addresses are unknown ones then. */
  admin: AdminProcess | null;
  site: SiteHandler;
  errorPage: ErrorPage;
  pages: KeptPages["handle"];
  database: DatabaseWatch;
}): Hono<AppEnv> {
  knowSiteTexts();
  const app = new Hono<AppEnv>();
  app.use(requestMetrics());
  app.route("/", health(database));
  app.route("/", metrics(settings, cms, database));
  app.use(tellDatabaseAway(database));
  app.use(methods());
  app.use(bodyLimits(cms, errorPage));
  app.use(requestRate(settings, cms));
  app.use(refuseForeignForms(settings));
  app.use("/api/media/file/*", compression(), filePages(errorPage));
  app.use("/api/*", staffApi(cms));
  if (admin) {
    app.use("/admin/*", adminPaths(cms, site));
    app.route("/", adminRelay(admin, cms));
  }
  app.route("/", restApi(settings, cms));
  const sized = sizedPictures(cms, path.join(settings.dataDir, "pictures"));
  app.route("/", pictures(sized));
  app.route("/", cards(settings, site, sized));
  app.use(compression());
  app.use(previews(site));
  app.route("/", clientFiles(settings));
  app.route("/", builds(cms));
  app.route("/", securityTxt(settings));
  app.all("*", pages);
  app.onError(answerFault);
  return app;
}
