import { type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import type { Payload } from "payload";
import { failureResponse } from "#app/lib/failure-response.ts";
import { TOOLS } from "#cms/admin/diagnostics/tools.ts";
import type { Settings } from "#cms/settings.ts";
import type { AdminShell } from "./admin-shell.ts";
import { builds } from "./builds.ts";
import { restApi } from "./rest-api.ts";
import { cards } from "./cards.ts";
import { clientFiles } from "./client-files.ts";
import { refuseForeignForms } from "./foreign-forms.ts";
import { health } from "./health.ts";
import { redirects } from "./redirects.ts";
import { metrics, requestMetrics } from "./metrics.ts";
import { pictures, sizedPictures } from "./pictures.ts";
import { savedLanguage } from "./saved-language.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteHandler } from "./site.ts";
import { staffPages } from "./staff-pages.ts";

export type AppEnv = { Bindings: HttpBindings };

/** Bytes of a form or API call; uploads in the admin have their own limit in the CMS. */
const FORM_LIMIT = 64 * 1024;

/** Everything the process answers, in the order in which it is tried. */
export function createApp({ settings, cms, admin, site }: { settings: Settings; cms: Payload; admin: AdminShell; site: SiteHandler }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestMetrics());
  app.route("/", health(cms));
  app.route("/", metrics(settings));
  app.use(securityHeaders());
  app.use(refuseForeignForms(settings));
  app.route("/", restApi(settings));
  if (settings.adminEnabled) app.on(["GET", "HEAD"], Object.values(TOOLS).map((path) => `/admin${path}`), staffPages(cms));
  app.route("/", admin.routes);
  const sized = sizedPictures(settings);
  app.route("/", pictures(sized));
  app.route("/", cards(settings, site, sized));
  app.use(compress());
  app.route("/", clientFiles(settings));
  app.route("/", builds(cms));
  app.use("/locales/*", etag());
  app.use(redirects(cms));
  app.use(savedLanguage());
  app.use(bodyLimit({ maxSize: FORM_LIMIT, onError: (context) => context.text("413 Content too large\n", 413) }));
  app.all("*", (context) => site(context.req.raw));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return failureResponse(context.req.raw);
  });
  return app;
}
