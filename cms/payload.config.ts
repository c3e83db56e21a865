import path from "node:path";
import { en } from "@payloadcms/translations/languages/en";
import { zh } from "@payloadcms/translations/languages/zh";
import { buildConfig, type Plugin } from "payload";
import sharp from "sharp";
import { diagnosticViews } from "./admin/diagnostics/routes.ts";
import { collections } from "./collections/index.ts";
import { database } from "./database.ts";
import { diagnosticEndpoints } from "./diagnostics/endpoints.ts";
import { editor } from "./editor.ts";
import { globals } from "./globals/index.ts";
import { answerInputFaults } from "./hooks/input-faults.ts";
import { DEFAULT_LOCALE } from "./locales.ts";
import { settings } from "./settings.ts";

/** Largest upload, in bytes. */
const UPLOAD_LIMIT = 50 * 1024 * 1024;

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

export default buildConfig({
  secret: settings.payloadSecret,
  db: await database(settings.databaseUrl),
  collections,
  globals,
  editor,
  endpoints: diagnosticEndpoints,
  hooks: { afterError: [answerInputFaults] },
  sharp,
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
  i18n: { supportedLanguages: { zh, en }, fallbackLanguage: "zh" },
  graphQL: { disable: true },
  telemetry: false,
  // A wrong password is no fault of the program: one line, without the stack.
  loggingLevels: { AuthenticationError: "info", LockedAuth: "info" },
  admin: {
    user: "users",
    avatar: "default",
    meta: { titleSuffix: "· Waymark" },
    components: { views: diagnosticViews, afterNavLinks: ["/admin/diagnostics/nav-links.tsx#DiagnosticLinks"] },
    importMap: { baseDir: path.resolve("cms"), importMapFile: path.resolve("cms/next/app/(payload)/admin/import-map.ts") },
  },
  typescript: { outputFile: path.resolve("cms/payload-types.ts"), autoGenerate: false },
});
