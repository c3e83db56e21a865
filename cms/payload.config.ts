import path from "node:path";
import { en } from "@payloadcms/translations/languages/en";
import { zh } from "@payloadcms/translations/languages/zh";
import { buildConfig } from "payload";
import sharp from "sharp";
import { collections } from "./collections/index.ts";
import { database } from "./database.ts";
import { editor } from "./editor.ts";
import { globals } from "./globals/index.ts";
import { DEFAULT_LOCALE } from "./locales.ts";
import { settings } from "./settings.ts";

/** Largest upload, in bytes. */
const UPLOAD_LIMIT = 50 * 1024 * 1024;

async function mediaStorage() {
  const { s3 } = settings;
  if (!s3) return [];
  const { s3Storage } = await import("@payloadcms/storage-s3");
  return [
    s3Storage({
      collections: { media: true },
      bucket: s3.bucket,
      config: {
        region: s3.region,
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
        // Servers other than Amazon's seldom have a host name per bucket.
        ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
      },
    }),
  ];
}

export default buildConfig({
  secret: settings.payloadSecret,
  db: await database(settings.databaseUrl),
  collections,
  globals,
  editor,
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
    // Built in whether a store is set or not, so that setting one needs no new build.
    dependencies: { store: { type: "component", path: "@payloadcms/storage-s3/client#S3ClientUploadHandler" } },
    meta: { titleSuffix: "· Waymark" },
    importMap: { baseDir: path.resolve("cms"), importMapFile: path.resolve("cms/next/app/(payload)/admin/import-map.ts") },
  },
  typescript: { outputFile: path.resolve("cms/payload-types.ts"), autoGenerate: false },
});
