import { Hono } from "hono";
import type { Payload } from "payload";
import * as features from "#cms/features.ts";
import type { DatabaseWatch } from "#cms/db/health.ts";
import { collectionAddress, DESK, deskAddress, signInAddress } from "#cms/lib/desk-address.ts";
import type { Settings } from "#cms/config/settings.ts";
import type { AppEnv } from "../http/app-env.ts";
import { explainUnavailable } from "../routes/unavailable-page.ts";
import { answerFault } from "../routes/pages.ts";
import { restApi } from "../api/index.ts";
import { deskAddressOfMessages } from "../api/messages-address.ts";
import { isStaff } from "../http/is-authenticated.ts";
import { provideServerTexts } from "../routes/site-texts.ts";
import { readWhole } from "./read-whole.ts";
import { staffCalls, staffPages } from "./staff-pages.ts";

interface Parts {
  settings: Settings;
  cms: Payload;
  /** The pages of the admin. */
  shell: Hono<AppEnv>;
  database: DatabaseWatch;
}

/** Everything that the admin's process answers. The site's process (`../app.ts`) has already applied the limits that hold for everybody. */
export function adminApp({ settings, cms, shell, database }: Parts): Hono<AppEnv> {
  provideServerTexts();
  const app = new Hono<AppEnv>();
  app.use(readWhole);
  app.use(explainUnavailable(database, cms));
  app.route("/", restApi(settings, cms));
  const pages = Object.values<features.Feature>(features).flatMap(({ views }) => Object.values(views).map(({ path }) => deskAddress(path)));
  app.on(["GET", "HEAD"], pages, staffPages(cms));
  app.get(`${collectionAddress("messages")}/:path?`, async (context) => {
    const { path } = context.req;
    const isSignedIn = await isStaff(cms, context.req.raw.headers);
    return context.redirect(isSignedIn ? await deskAddressOfMessages(cms, context.req.param("path") ?? "") : signInAddress(path));
  });
  app.use(`${DESK}/*`, staffCalls(cms));
  app.route("/", shell);
  app.onError(answerFault);
  return app;
}
