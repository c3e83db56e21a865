import type { PictureSource } from "#app/lib/picture.ts";

export interface NavLink {
  label: string;
  /** Site path without language prefix, or any other address. */
  to: string;
}

export interface NavMenuItem extends NavLink {
  /** A few words below the label. */
  text?: string;
  picture?: PictureSource | null;
}

/** The menu below an entry of the header. */
export interface NavMenu {
  title: string;
  text: string;
  /** Leads to the section's own page: "All products"; none where this site has no such page. */
  all?: NavLink;
  items: NavMenuItem[];
  /** The row at the foot of the menu; the last one stands at its right end. */
  links: NavLink[];
}

export interface NavEntry extends NavLink {
  /** Site path of the section, if the entry leads to another page of it. */
  section?: string;
  menu?: NavMenu;
}
