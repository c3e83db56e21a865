/** The types of entries in the header's menu: an entry by staff, or one of the site, with its submenu. */
export const MENU_KINDS = {
  own: { zh: "自己写的", en: "Written here" },
  products: { zh: "产品（连同下级菜单）", en: "Products, with their menu" },
  solutions: { zh: "解决方案（连同下级菜单）", en: "Solutions, with their menu" },
  platform: { zh: "定位平台", en: "Platform" },
  services: { zh: "服务支持（连同下级菜单）", en: "Services, with their menu" },
  news: { zh: "新闻", en: "News" },
  about: { zh: "关于我们（连同下级菜单）", en: "About, with its menu" },
  contact: { zh: "联系（没有别的菜单通向它时）", en: "Contact, where no other menu leads there" },
} as const;

export type MenuKind = keyof typeof MENU_KINDS;
/** An entry by the site. */
export type UsualEntry = Exclude<MenuKind, "own">;

/** The default menu, from left to right. */
export const USUAL_MENU = ["products", "solutions", "platform", "services", "news", "about", "contact"] as const satisfies UsualEntry[];

/** The same for the columns of the footer. */
export const FOOTER_KINDS = {
  own: { zh: "自己写的", en: "Written here" },
  products: { zh: "产品系列", en: "Series of products" },
  solutions: { zh: "解决方案", en: "Solutions" },
  services: { zh: "服务", en: "Services" },
} as const;

export type FooterKind = keyof typeof FOOTER_KINDS;
/** A column by the site. */
export type UsualColumn = Exclude<FooterKind, "own">;

/** The default columns. */
export const USUAL_FOOTER = ["products", "solutions", "services"] as const satisfies UsualColumn[];
