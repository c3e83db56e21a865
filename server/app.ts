import path from "node:path";
import { Hono } from "hono";
import type { Payload } from "payload";
import type { DatabaseWatch } from "#cms/db/health.ts";
import { DESK, deskAddress } from "#cms/lib/desk-address.ts";
import type { Settings } from "#cms/config/settings.ts";
import { deskCalls } from "./admin/desk-calls.ts";
import { adminPaths } from "./admin/paths.ts";
import { adminRelay } from "./admin/relay.ts";
import { strangersAtDesk } from "./admin/sign-in-page.ts";
import type { AdminProcess } from "./admin/supervisor.ts";
import type { AppEnv } from "./http/app-env.ts";
import { bodyLimits } from "./http/body-limits.ts";
import { browserReports } from "./routes/browser-reports.ts";
import { builds } from "./routes/builds.ts";
import { staffQueries } from "./http/request-bounds.ts";
import { requestRate } from "./http/request-rate.ts";
import { staffApi } from "./api/access.ts";
import { restApi } from "./api/index.ts";
import { ogImages } from "./routes/og-images.ts";
import { clientFiles } from "./routes/client-files.ts";
import { csrfProtection } from "./http/csrf.ts";
import { explainUnavailable } from "./routes/unavailable-page.ts";
import type { ErrorPage } from "./http/error-page.ts";
import { icons } from "./routes/icons.ts";
import { filePages } from "./routes/file-pages.ts";
import { health } from "./routes/health.ts";
import { compression } from "./http/compression.ts";
import { methods } from "./http/methods.ts";
import { previews } from "./routes/previews.ts";
import { qrCode } from "./routes/qr-code.ts";
import { metrics, requestMetrics } from "./http/metrics.ts";
import { pictures } from "./routes/pictures/routes.ts";
import { sizedPictures } from "./routes/pictures/sized.ts";
import type { CachedPages } from "./page-cache/index.ts";
import { answerFault } from "./routes/pages.ts";
import type { SiteHandler } from "./routes/site.ts";
import { indexNowKey } from "./routes/indexnow-key.ts";
import { companyEmail, securityTxt } from "./routes/security-txt.ts";
import { wechatSignature } from "./routes/wechat-signature.ts";
import { provideServerTexts } from "./routes/site-texts.ts";

/** Everything that the site's process answers, in the order in which Hono tries it. */
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
  /** Null for a site without the admin, whose addresses are then unknown. */
  admin: AdminProcess | null;
  site: SiteHandler;
  errorPage: ErrorPage;
  pages: CachedPages["handle"];
  database: DatabaseWatch;
}): Hono<AppEnv> {
  provideServerTexts();
  const app = new Hono<AppEnv>();
  app.use(requestMetrics());
  app.route("/", health(database));
  app.route("/", metrics(settings, cms, database));
  app.use(explainUnavailable(database, cms, errorPage));
  app.use(methods());
  app.use(bodyLimits(cms, errorPage));
  app.use(staffQueries(cms));
  app.use(requestRate(settings, cms, errorPage));
  app.use(csrfProtection(settings));
  app.route("/", browserReports(settings, cms));
  app.use("/api/media/file/*", compression(), filePages(errorPage));
  app.use("/api/*", staffApi(cms));
  if (admin) {
    app.use(`${DESK}/*`, adminPaths(cms, site));
    app.use(deskAddress("/login"), compression());
    app.use(`${DESK}/*`, strangersAtDesk(admin, cms));
    app.use(`${DESK}/*`, deskCalls());
    app.route("/", adminRelay(admin, cms));
  }
  app.route("/", restApi(settings, cms));
  const sized = sizedPictures(cms, path.join(settings.dataDir, "pictures"));
  app.route("/", pictures(sized));
  app.route("/", ogImages(settings, site, sized));
  app.route("/", icons(settings, site, sized));
  app.use(compression());
  app.use(previews(site));
  app.route("/", clientFiles(settings));
  app.route("/", builds(cms));
  app.route("/", qrCode(settings));
  app.route("/", wechatSignature(settings, cms));
  app.route("/", securityTxt(settings, companyEmail(cms)));
  app.route("/", indexNowKey(settings));
  app.all("*", pages);
  app.onError(answerFault);
  return app;
}
