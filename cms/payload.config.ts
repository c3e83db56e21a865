import path from "node:path";
import { buildConfig } from "payload";
import { DEFAULT_LANGUAGE, KNOWN_LANGUAGES, LANGUAGE_NAME, LANGUAGES, fallbackLanguages } from "#shared/languages.ts";
import { DEFAULT_ZONE, ZONE } from "#shared/lib/time-zone.ts";
import { ZONE_NAME } from "./lib/zone-name.ts";
import { databaseAdapter, patchConfig } from "./payload-patches/index.ts";
import { addressEndpoints } from "./publishing/addresses/address-endpoints.ts";
import { payloadViews } from "./admin/payload-views.ts";
import { collections } from "./collections/index.ts";
import { deskSearch } from "./search/find-records.ts";
import { searchAllNames } from "./search/list-search-fields.ts";
import { editor } from "./fields/editor.ts";
import { globals } from "./globals/index.ts";
import { answerLocked, lockHolderEndpoint } from "./payload-patches/guard-locks.ts";
import { answerInputFaults } from "./admin/answer-input-faults.ts";
import { answerUnavailable } from "./admin/answer-unavailable.ts";
import { i18n } from "./admin/texts/text-overrides.ts";
import { libraryEndpoints } from "./media/library-endpoints.ts";
import { DESK } from "./lib/desk-address.ts";
import { log } from "./lib/log/index.ts";
import { requireObjectBodies } from "./lib/object-bodies.ts";
import { previewAddress } from "./publishing/preview/preview-address.ts";
import { bulkEndpoints } from "./publishing/bulk/bulk-endpoints.ts";
import { outdatedTexts, publishingEndpoints } from "./publishing/publishing-endpoints.ts";
import { mailAdapter } from "./leads/notifications/mail.ts";
import { personalDataEndpoints } from "./leads/personal-data/personal-data-endpoints.ts";
import * as featureList from "./features.ts";
import { exportEndpoint, templateEndpoint } from "./import-export/import-export-endpoints.ts";
import { settings } from "./config/settings.ts";
import { mediaStorage } from "./media/s3.ts";
import { chunkEndpoints } from "./media/chunks/chunk-endpoints.ts";
import { usedIn } from "./publishing/references/uses.ts";
import { UPLOAD_LIMIT, UPLOAD_REQUEST_LIMIT } from "./media/upload-limit.ts";

/** Levels of related records that anybody can ask for; what belongs to a product grows fivefold with each. */
const MAX_DEPTH = 3;

const features = Object.values<featureList.Feature>(featureList);

/** Zones that the desk offers for publishing beside the company's. */
const OTHER_ZONES = [
  { label: "UTC", value: "UTC" },
  { label: "Berlin", value: "Europe/Berlin" },
  { label: "New York", value: "America/New_York" },
];

const config = buildConfig({
  secret: settings.payloadSecret,
  db: await databaseAdapter(settings.databaseUrl),
  collections: [...collections, ...features.flatMap((feature) => feature.collections ?? [])],
  globals,
  editor,
  endpoints: [
    ...features.flatMap(({ endpoints }) => endpoints),
    ...personalDataEndpoints,
    usedIn,
    lockHolderEndpoint,
    exportEndpoint,
    templateEndpoint,
    deskSearch,
    ...addressEndpoints,
    ...libraryEndpoints,
    ...chunkEndpoints,
    ...publishingEndpoints,
    ...bulkEndpoints,
    outdatedTexts,
  ],
  defaultDepth: 0,
  maxDepth: MAX_DEPTH,
  hooks: { afterError: [answerLocked, answerInputFaults, answerUnavailable] },
  email: mailAdapter(),
  plugins: await mediaStorage(settings),
  // Its parser refuses a file that comes to the limit, not only one that goes beyond it (node_modules/busboy/lib/types/multipart.js).
  upload: { limits: { fileSize: UPLOAD_LIMIT + 1 }, abortOnLimit: true, requestSizeLimit: UPLOAD_REQUEST_LIMIT },
  localization: {
    defaultLocale: DEFAULT_LANGUAGE,
    fallback: true,
    // Every language that the database knows: a save writes the texts of those that are named here, and deletes those of all others.
    // Each by its own name: beside a field Payload shows the bare code of a name in several languages.
    // There too, a text missing in the default language falls back to another language.
    locales: KNOWN_LANGUAGES.map((code) => ({ code, label: LANGUAGE_NAME[code], fallbackLocale: fallbackLanguages(code) })),
    filterAvailableLocales: ({ locales }) => LANGUAGES.flatMap((code) => locales.find((locale) => locale.code === code) ?? []),
  },
  i18n,
  routes: { admin: DESK },
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
    // The icons of the site, which are the company's own.
    meta: { titleSuffix: "· Waymark", icons: [{ url: "/favicon.svg", type: "image/svg+xml" }, { url: "/favicon.ico" }] },
    // Times of publishing are the company's, and named beside the clock.
    timezones: {
      defaultTimezone: ZONE,
      supportedTimezones: [
        { label: ZONE === DEFAULT_ZONE ? "北京 / Beijing (UTC+8)" : ZONE_NAME.en, value: ZONE },
        ...OTHER_ZONES.filter(({ value }) => value !== ZONE),
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
      views: payloadViews(features),
      providers: [
        "/admin/payload-patches/accessible-names.tsx#AccessibleNames",
        "/admin/payload-patches/messages.tsx#Messages",
        "/admin/payload-patches/history-steps.tsx#HistorySteps",
        "/admin/payload-patches/restore-focus.tsx#RestoreFocus",
        "/admin/payload-patches/flush-typing.tsx#FlushTyping",
        "/admin/payload-patches/server-calls.tsx#ServerCalls",
        "/admin/components/publish/restore-panel.tsx#RestorePanel",
        "/admin/views/media/sending.tsx#Sending",
      ],
      actions: ["/admin/views/nav/desk-search.tsx#DeskSearch"],
      Nav: "/admin/views/nav/nav.tsx#Nav",
      graphics: { Icon: "/admin/views/sign-in/sign-in-page.tsx#Icon" },
      afterNavLinks: features.flatMap(({ navLinks }) => navLinks ?? []),
    },
    importMap: { baseDir: path.resolve("cms"), importMapFile: path.resolve("cms/next/app/(payload)/admin/import-map.ts") },
  },
  typescript: { outputFile: path.resolve("cms/config/payload-types.ts"), autoGenerate: false },
});

export default config.then(patchConfig).then(searchAllNames).then(requireObjectBodies);
