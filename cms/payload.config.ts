import path from "node:path";
import { buildConfig } from "payload";
import sharp from "sharp";
import { ZONE } from "#content/lib/time-zone.ts";
import { patchAdapter } from "./adapter-patches.ts";
import { hearingOthers } from "./changes/postgres.ts";
import { addressEndpoints } from "./addresses/endpoints.ts";
import { contentViews, framePages } from "./admin/desk/content-views.ts";
import { diagnosticViews } from "./admin/diagnostics/routes.ts";
import { collections } from "./collections/index.ts";
import { database } from "./database.ts";
import { deskSearch } from "./desk-search/endpoint.ts";
import { searchingLists } from "./desk-search/known-by.ts";
import { diagnosticEndpoints } from "./diagnostics/endpoints.ts";
import { editor } from "./editor.ts";
import { globals } from "./globals/index.ts";
import { answerLocked, closingLocks } from "./access/locks.ts";
import { closingOrders } from "./access/orders.ts";
import { closingTimes } from "./access/server-times.ts";
import { answerInputFaults } from "./hooks/input-faults.ts";
import { readingNumbers } from "./hooks/numbers.ts";
import { answerUnavailable } from "./hooks/unavailable.ts";
import { i18n, writingLabels } from "./i18n.ts";
import { jobs } from "./jobs.ts";
import { libraryEndpoints } from "./library/endpoints.ts";
import { log } from "./log/index.ts";
import { DEFAULT_LOCALE } from "./locales.ts";
import { previewAddress } from "./preview/address.ts";
import { publishingEndpoints } from "./publishing/endpoints.ts";
import { mailAdapter } from "./notices/mail.ts";
import { personalDataEndpoints } from "./personal-data/endpoints.ts";
import { exportEndpoint } from "./transfer/endpoints.ts";
import { settings } from "./settings.ts";
import { mediaStorage } from "./store.ts";
import { olderEnglish } from "./translations/endpoint.ts";
import { partEndpoints } from "./parts/endpoints.ts";
import { usedIn } from "./usage/endpoint.ts";
import { UPLOAD_LIMIT, UPLOAD_REQUEST_LIMIT } from "./upload-limit.ts";
import { markingScheduled } from "./versions/scheduled.ts";

/** Levels of related records that anybody can ask for; what belongs to a product grows fivefold with each. */
const MOST_DEPTH = 3;

const config = buildConfig({
  secret: settings.payloadSecret,
  db: await database(settings.databaseUrl, { patch: patchAdapter, patchPostgres: hearingOthers }),
  collections,
  globals,
  editor,
  endpoints: [
    ...diagnosticEndpoints,
    ...personalDataEndpoints,
    usedIn,
    exportEndpoint,
    deskSearch,
    ...addressEndpoints,
    ...libraryEndpoints,
    ...partEndpoints,
    ...publishingEndpoints,
    olderEnglish,
  ],
  defaultDepth: 0,
  maxDepth: MOST_DEPTH,
  hooks: { afterError: [answerLocked, answerInputFaults, answerUnavailable] },
  jobs,
  email: mailAdapter(),
  plugins: await mediaStorage(settings),
  // Its parser refuses a file that comes to the limit, not only one that goes beyond it (node_modules/busboy/lib/types/multipart.js).
  upload: { limits: { fileSize: UPLOAD_LIMIT + 1 }, abortOnLimit: true, requestSizeLimit: UPLOAD_REQUEST_LIMIT },
  localization: {
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
    locales: [
      // Each by its own name: beside a field Payload shows the bare code of a name in several languages.
      // What was written in English only is shown in Chinese too, rather than nothing.
      { code: "zh", label: "中文", fallbackLocale: "en" },
      { code: "en", label: "English" },
    ],
  },
  i18n,
  graphQL: { disable: true },
  telemetry: false,
  logger: log,
  admin: {
    user: "users",
    avatar: "default",
    // Payload's page for one-time links can only be replaced where Payload itself looks for it elsewhere.
    routes: { reset: "/payload-reset" },
    // The same in both languages, and never twelve hours; with the offset, because some of it is written in the browser's zone.
    dateFormat: "yyyy-MM-dd HH:mm xxx",
    meta: { titleSuffix: "· Waymark" },
    // Times of publishing are the company's, and named beside the clock.
    timezones: {
      defaultTimezone: ZONE,
      supportedTimezones: [
        { label: "北京 / Beijing (UTC+8)", value: ZONE },
        { label: "UTC", value: "UTC" },
        { label: "Berlin", value: "Europe/Berlin" },
        { label: "New York", value: "America/New_York" },
      ],
    },
    livePreview: {
      collections: ["articles", "products", "banners", "solutions"],
      url: ({ collectionConfig, data, locale }) => previewAddress(collectionConfig?.slug ?? "", data, locale.code),
      breakpoints: [
        { name: "phone", label: "390", width: 390, height: 844 },
        { name: "desktop", label: "1440", width: 1440, height: 900 },
      ],
    },
    components: {
      views: { ...diagnosticViews, ...contentViews, ...framePages, dashboard: { Component: "/admin/desk/dashboard/view.tsx#Dashboard" } },
      providers: [
        "/admin/named-parts.tsx#NamedParts",
        "/admin/history-steps.tsx#HistorySteps",
        "/admin/held-focus.tsx#HeldFocus",
        "/admin/taken-up.tsx#TakenUp",
        "/admin/server-calls.tsx#ServerCalls",
        "/admin/desk/media/sending.tsx#Sending",
      ],
      actions: ["/admin/desk/search/search.tsx#DeskSearch"],
      Nav: "/admin/desk/nav/nav.tsx#Nav",
      graphics: { Icon: "/admin/desk/sign/page.tsx#Icon" },
      afterNavLinks: ["/admin/diagnostics/nav-links.tsx#DiagnosticLinks"],
    },
    importMap: { baseDir: path.resolve("cms"), importMapFile: path.resolve("cms/next/app/(payload)/admin/import-map.ts") },
  },
  typescript: { outputFile: path.resolve("cms/payload-types.ts"), autoGenerate: false },
});

// Every picture is made once and then kept as a file: up to 50 MB that libvips would keep of them are never asked for.
sharp.cache(false);

export default config
  .then(closingLocks)
  .then(closingTimes)
  .then(closingOrders)
  .then(readingNumbers)
  .then(markingScheduled)
  .then(writingLabels)
  .then(searchingLists);
