import type { AdminViewConfig } from "payload";
import { INTERFACE_TEXTS } from "./interface-texts/path.ts";
import { en } from "./texts/en.ts";
import { zh } from "./texts/zh.ts";
import { TRANSFER } from "./transfer/path.ts";
import { TRANSLATIONS } from "./translations/path.ts";

/** The desk's pages of content beside the collections. Their titles are the same in every language, so they hold both. */
export const contentViews: Record<string, AdminViewConfig> = {
  translations: {
    Component: "/admin/desk/translations/view.tsx#TranslationsView",
    path: TRANSLATIONS,
    exact: true,
    meta: { title: `${zh.translations.title} ${en.translations.title}` },
  },
  interfaceTexts: {
    Component: "/admin/desk/interface-texts/view.tsx#InterfaceTextsView",
    path: INTERFACE_TEXTS,
    exact: true,
    meta: { title: `${zh.interfaceTexts.title} ${en.interfaceTexts.title}` },
  },
  transfer: {
    Component: "/admin/desk/transfer/view.tsx#TransferView",
    path: TRANSFER,
    exact: true,
    meta: { title: `${zh.transfer.title} ${en.transfer.title}` },
  },
};
