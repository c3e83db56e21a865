import type { DeskText } from "#shared/desk-texts/say.ts";
import type { CollectionConfig, Endpoint } from "payload";

/** A page of the desk besides Payload's. */
export interface DeskView {
  /** Where it is, below the desk's own address. */
  path: `/${string}`;
  /** Its component, as Payload's config names components. */
  component: `/${string}#${string}`;
  title: DeskText;
}

/** An optional part of the content system. It is in one folder, which nothing else knows but `cms/features.ts`. */
export interface Feature {
  /** Where it stores something of its own. */
  collections?: CollectionConfig[];
  endpoints: Endpoint[];
  /** Its pages of the desk, which staff alone opens. */
  views: Record<string, DeskView>;
  /** The component of its links in the desk's menu, as Payload's config names components. */
  navLinks?: string;
}
