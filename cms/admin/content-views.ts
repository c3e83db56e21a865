import type { AdminViewConfig } from "payload";
import { INTERFACE_TEXTS } from "./views/interface-texts/path.ts";
import { DESK_LANGUAGES } from "#shared/languages.ts";
import { deskTexts, type Texts } from "./texts/index.ts";
import { NOT_FOUND } from "./views/not-found/path.ts";
import { IMPORT_EXPORT } from "./views/import-export/path.ts";
import { TRANSLATIONS } from "./views/translations/path.ts";

/** A title of Payload's own does not depend on the language, so it contains that of each. */
function titleIn(titleOf: (texts: Texts) => string): string {
  return DESK_LANGUAGES.map((language) => titleOf(deskTexts(language))).join(" ");
}

/** The desk's pages of content besides the collections. */
export const contentViews: Record<string, AdminViewConfig> = {
  translations: {
    Component: "/admin/views/translations/view.tsx#TranslationsView",
    path: TRANSLATIONS,
    exact: true,
    meta: { title: titleIn(({ translations }) => translations.title) },
  },
  interfaceTexts: {
    Component: "/admin/views/interface-texts/view.tsx#InterfaceTextsView",
    path: INTERFACE_TEXTS,
    exact: true,
    meta: { title: titleIn(({ interfaceTexts }) => interfaceTexts.title) },
  },
  importExport: {
    Component: "/admin/views/import-export/view.tsx#ImportExportView",
    path: IMPORT_EXPORT,
    exact: true,
    meta: { title: titleIn(({ importExport }) => importExport.title) },
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
    meta: { title: titleIn(({ sign }) => sign.newPassword.title) },
  },
  notFound: {
    Component: "/admin/views/not-found/view.tsx#NotFoundView",
    path: NOT_FOUND,
    exact: true,
    meta: { title: titleIn(({ notFound }) => notFound.title) },
  },
};
