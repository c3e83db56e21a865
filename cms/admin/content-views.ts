import type { AdminViewConfig } from "payload";
import { INTERFACE_TEXTS } from "./views/interface-texts/path.ts";
import { en } from "./texts/en.ts";
import { zh } from "./texts/zh.ts";
import { NOT_FOUND } from "./views/not-found/path.ts";
import { IMPORT_EXPORT } from "./views/import-export/path.ts";
import { TRANSLATIONS } from "./views/translations/path.ts";

/** The desk's pages of content besides the collections. Their titles do not depend on the language, so they contain both. */
export const contentViews: Record<string, AdminViewConfig> = {
  translations: {
    Component: "/admin/views/translations/view.tsx#TranslationsView",
    path: TRANSLATIONS,
    exact: true,
    meta: { title: `${zh.translations.title} ${en.translations.title}` },
  },
  interfaceTexts: {
    Component: "/admin/views/interface-texts/view.tsx#InterfaceTextsView",
    path: INTERFACE_TEXTS,
    exact: true,
    meta: { title: `${zh.interfaceTexts.title} ${en.interfaceTexts.title}` },
  },
  importExport: {
    Component: "/admin/views/import-export/view.tsx#ImportExportView",
    path: IMPORT_EXPORT,
    exact: true,
    meta: { title: `${zh.importExport.title} ${en.importExport.title}` },
  },
};

/** The address of one-time links, without the token. */
const NEW_PASSWORD = "/reset";

/**
 * The desk's own pages instead of Payload's: the sign-in and related pages, and unknown addresses. Those without a path have Payload's
 * names.
 */
export const replacedViews: Record<string, AdminViewConfig> = {
  login: { Component: "/admin/views/sign-in/sign-in-views.tsx#SignInView" },
  forgot: { Component: "/admin/views/sign-in/sign-in-views.tsx#ForgottenView" },
  createFirstUser: { Component: "/admin/views/sign-in/sign-in-views.tsx#FirstAdministratorView" },
  newPassword: {
    Component: "/admin/views/sign-in/sign-in-views.tsx#NewPasswordView",
    path: NEW_PASSWORD,
    meta: { title: `${zh.sign.newPassword.title} ${en.sign.newPassword.title}` },
  },
  notFound: {
    Component: "/admin/views/not-found/view.tsx#NotFoundView",
    path: NOT_FOUND,
    exact: true,
    meta: { title: `${zh.notFound.title} ${en.notFound.title}` },
  },
};
