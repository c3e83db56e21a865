import type { PlainKey } from "../desk-texts/say.ts";
/** The types of entries in the header's menu: an entry by staff, or one of the site, with its submenu. */
export const MENU_KINDS = {
  own: "Written here",
  products: "Products, with their menu",
  solutions: "Solutions, with their menu",
  platform: "Platform (page)",
  services: "Services, with their menu",
  news: "News",
  about: "About, with its menu",
  contact: "Contact, where no other menu leads there",
} as const satisfies Record<string, PlainKey>;

export type MenuKind = keyof typeof MENU_KINDS;
/** An entry by the site. */
export type UsualEntry = Exclude<MenuKind, "own">;

/** The default menu, from left to right. */
export const USUAL_MENU = ["products", "solutions", "platform", "services", "news", "about", "contact"] as const satisfies UsualEntry[];

/** The same for the columns of the footer. */
export const FOOTER_KINDS = {
  own: "Written here",
  products: "Series of products",
  solutions: "Solutions",
  services: "Services",
} as const satisfies Record<string, PlainKey>;

export type FooterKind = keyof typeof FOOTER_KINDS;
/** A column by the site. */
export type UsualColumn = Exclude<FooterKind, "own">;

/** The default columns. */
export const USUAL_FOOTER = ["products", "solutions", "services"] as const satisfies UsualColumn[];
