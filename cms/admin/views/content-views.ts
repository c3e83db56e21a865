import type { ClientUser, TypedUser } from "payload";
import { say, type DeskText } from "#shared/desk-texts/say.ts";
import { isMultilingual } from "#shared/languages.ts";
import { can, type Permission } from "../../access/permissions.ts";
import type { DeskView } from "../../config/feature.ts";

/** The groups of these pages in the desk's menu, in its order. */
export const VIEW_GROUPS = {
  languages: isMultilingual ? say("Languages") : say("Texts"),
  data: say("Data"),
} satisfies Record<string, DeskText>;

interface ContentView extends DeskView {
  group: keyof typeof VIEW_GROUPS;
  /** The permission that the view needs; none where all staff may see it. */
  permission?: Permission;
  /** Whether a site in one language has no use for it. */
  isForLanguages?: boolean;
}

/** The desk's pages of content besides the collections, in the order of its menu: each is a folder here, and an entry. */
export const CONTENT_VIEWS = {
  translations: {
    path: "/translations",
    component: "/admin/views/translations/view.tsx#TranslationsView",
    title: say("Translations"),
    group: "languages",
    isForLanguages: true,
  },
  interfaceTexts: {
    path: "/interface-texts",
    component: "/admin/views/interface-texts/view.tsx#InterfaceTextsView",
    title: say("Interface texts"),
    group: "languages",
  },
  importExport: {
    path: "/transfer",
    component: "/admin/views/import-export/view.tsx#ImportExportView",
    title: say("Import and export"),
    group: "data",
    permission: "content.import",
  },
} as const satisfies Record<string, ContentView>;

/** The pages that the menu and the search offer a user. */
export function contentViewsFor(user: TypedUser | ClientUser | null | undefined): ContentView[] {
  return Object.values<ContentView>(CONTENT_VIEWS).filter(
    ({ permission, isForLanguages }) => user && (!permission || can({ user }, permission)) && (!isForLanguages || isMultilingual),
  );
}
