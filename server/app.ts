import path from "node:path";
import { Hono } from "hono";
import type { Payload } from "payload";
import en from "#app/i18n/locales/en.ts";
import zh from "#app/i18n/locales/zh.ts";
import { TOOLS } from "#cms/admin/diagnostics/tools.ts";
import { provideSiteTexts } from "#cms/interface-texts/site-texts.ts";
import type { DatabaseWatch } from "#cms/database-watch.ts";
import type { Settings } from "#cms/settings.ts";
import { adminPaths } from "./admin-paths.ts";
import type { AdminShell } from "./admin-shell.ts";
import type { AppEnv } from "./app-env.ts";
import { bodyLimits } from "./body-limits.ts";
import { builds } from "./builds.ts";
import { requestRate } from "./request-rate.ts";
import { restApi } from "./rest/index.ts";
import { cards } from "./cards.ts";
import { clientFiles } from "./client-files.ts";
import { refuseForeignForms } from "./foreign-forms.ts";
import { tellDatabaseAway } from "./database-away.ts";
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
import { staffPages } from "./staff-pages.ts";

/** Everything the process answers, in the order in which it is tried. */
export function createApp({
  settings,
  cms,
  admin,
  site,
  pages,
  database,
}: {
  settings: Settings;
  cms: Payload;
  admin: AdminShell;
  site: SiteHandler;
  pages: KeptPages["handle"];
  database: DatabaseWatch;
}): Hono<AppEnv> {
  provideSiteTexts({ zh, en });
  const app = new Hono<AppEnv>();
  app.use(requestMetrics());
  app.route("/", health(database));
  app.route("/", metrics(settings, cms, database));
  app.use(tellDatabaseAway(database));
  app.use(methods());
  app.use(bodyLimits(cms));
  app.use(requestRate(settings, cms));
  app.use(refuseForeignForms(settings));
  app.route("/", restApi(settings, cms));
  if (settings.adminEnabled)
    app.on(
      ["GET", "HEAD"],
      Object.values(TOOLS).map((path) => `/admin${path}`),
      staffPages(cms),
    );
  if (settings.adminEnabled) app.use("/admin/*", adminPaths(cms, site));
  app.route("/", admin.routes);
  const sized = sizedPictures(cms, path.join(settings.dataDir, "pictures"));
  app.route("/", pictures(sized));
  app.route("/", cards(settings, site, sized));
  app.use(compression());
  app.use(previews(site));
  app.route("/", clientFiles(settings));
  app.route("/", builds(cms));
  app.all("*", pages);
  app.onError(answerFault);
  return app;
}
