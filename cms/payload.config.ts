import path from "node:path";
import { buildConfig, type Plugin } from "payload";
import sharp from "sharp";
import { diagnosticViews } from "./admin/diagnostics/routes.ts";
import { collections } from "./collections/index.ts";
import { database } from "./database.ts";
import { diagnosticEndpoints } from "./diagnostics/endpoints.ts";
import { editor } from "./editor.ts";
import { globals } from "./globals/index.ts";
import { closingLocks } from "./access/locks.ts";
import { answerDatabaseFaults } from "./hooks/database-faults.ts";
import { answerInputFaults } from "./hooks/input-faults.ts";
import { i18n } from "./i18n.ts";
import { jobs } from "./jobs.ts";
import { log } from "./log/index.ts";
import { DEFAULT_LOCALE } from "./locales.ts";
import { previewAddress } from "./preview/address.ts";
import { mailAdapter } from "./notices/mail.ts";
import { personalDataEndpoints } from "./personal-data/endpoints.ts";
import { settings } from "./settings.ts";
import { usedIn } from "./usage/endpoint.ts";
import { UPLOAD_LIMIT } from "./upload-limit.ts";

/** Levels of related records that anybody can ask for; what belongs to a product grows fivefold with each. */
const MOST_DEPTH = 3;

async function mediaStorage(): Promise<Plugin[]> {
  const { s3 } = settings;
  if (!s3) return [];
  const { s3Storage } = await import("@payloadcms/storage-s3");
  const store = s3Storage({
    collections: { media: true },
    bucket: s3.bucket,
    config: {
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      // Servers other than Amazon's seldom have a host name per bucket.
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    },
  });
  return [store, withoutClientUploads];
}

/** Files go through the server, so the admin needs no part of the store: one build of it serves with and without. */
const withoutClientUploads: Plugin = (config) => ({
  ...config,
  admin: { ...config.admin, dependencies: {}, components: { ...config.admin?.components, providers: [] } },
});

const config = buildConfig({
  secret: settings.payloadSecret,
  db: await database(settings.databaseUrl),
  collections,
  globals,
  editor,
  endpoints: [...diagnosticEndpoints, ...personalDataEndpoints, usedIn],
  defaultDepth: 0,
  maxDepth: MOST_DEPTH,
  hooks: { afterError: [answerInputFaults, answerDatabaseFaults] },
  jobs,
  sharp,
  email: mailAdapter(),
  plugins: await mediaStorage(),
  upload: { limits: { fileSize: UPLOAD_LIMIT }, abortOnLimit: true },
  localization: {
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
    locales: [
      // What was written in English only is shown in Chinese too, rather than nothing.
      { code: "zh", label: { zh: "中文", en: "Chinese" }, fallbackLocale: "en" },
      { code: "en", label: { zh: "英文", en: "English" } },
    ],
  },
  i18n,
  graphQL: { disable: true },
  telemetry: false,
  logger: log,
  admin: {
    user: "users",
    avatar: "default",
    // The same in both languages, and never twelve hours.
    dateFormat: "yyyy-MM-dd HH:mm",
    meta: { titleSuffix: "· Waymark" },
    // Times of publishing are the company's, and named beside the clock.
    timezones: {
      defaultTimezone: "Asia/Shanghai",
      supportedTimezones: [
        { label: "北京 / Beijing (UTC+8)", value: "Asia/Shanghai" },
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
      views: { ...diagnosticViews, dashboard: { Component: "/admin/desk/dashboard/view.tsx#Dashboard" } },
      Nav: "/admin/desk/nav/nav.tsx#Nav",
      graphics: { Logo: "/admin/desk/sign-in.tsx#Logo", Icon: "/admin/desk/sign-in.tsx#Icon" },
      beforeLogin: ["/admin/desk/sign-in.tsx#SignInNotes"],
      afterNavLinks: ["/admin/diagnostics/nav-links.tsx#DiagnosticLinks"],
    },
    importMap: { baseDir: path.resolve("cms"), importMapFile: path.resolve("cms/next/app/(payload)/admin/import-map.ts") },
  },
  typescript: { outputFile: path.resolve("cms/payload-types.ts"), autoGenerate: false },
});

export default config.then(closingLocks);
