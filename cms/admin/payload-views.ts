import type { AdminViewConfig } from "payload";
import { inDeskLanguages, type DeskText } from "#shared/desk-texts/say.ts";
import type { DeskView, Feature } from "../config/feature.ts";
import { deskTexts } from "./texts/index.ts";
import { CONTENT_VIEWS } from "./views/content-views.ts";
import { NOT_FOUND } from "./views/not-found/path.ts";

/** The address of one-time links, without the token. */
const NEW_PASSWORD = "/reset";

/** A title of Payload's own does not depend on the language, so it contains that of each. */
function meta(title: DeskText): AdminViewConfig["meta"] {
  return { title: Object.values(title).join(" ") };
}

function payloadView({ path, component, title }: DeskView): AdminViewConfig {
  return { Component: component, path, exact: true, meta: meta(title) };
}

/**
 * The desk's own pages instead of Payload's: the first page, the sign-in and related pages, and unknown addresses. Those without a path
 * have Payload's names.
 */
const REPLACED: Record<string, AdminViewConfig> = {
  login: { Component: "/admin/views/sign-in/sign-in-views.tsx#SignInView" },
  forgot: { Component: "/admin/views/sign-in/sign-in-views.tsx#ForgottenView" },
  createFirstUser: { Component: "/admin/views/sign-in/sign-in-views.tsx#FirstAdministratorView" },
  newPassword: {
    Component: "/admin/views/sign-in/sign-in-views.tsx#NewPasswordView",
    path: NEW_PASSWORD,
    meta: meta(inDeskLanguages((language) => deskTexts(language).sign.newPassword.title)),
  },
  notFound: payloadView({
    path: NOT_FOUND,
    component: "/admin/views/not-found/view.tsx#NotFoundView",
    title: inDeskLanguages((language) => deskTexts(language).notFound.title),
  }),
  dashboard: { Component: "/admin/views/dashboard/view.tsx#Dashboard" },
};

/** All pages of the desk besides those of collections and globals, as Payload's config has them. */
export function payloadViews(features: readonly Feature[]): Record<string, AdminViewConfig> {
  const views: Record<string, DeskView> = Object.assign({}, ...features.map((feature) => feature.views), CONTENT_VIEWS);
  return { ...Object.fromEntries(Object.entries(views).map(([name, view]) => [name, payloadView(view)])), ...REPLACED };
}
