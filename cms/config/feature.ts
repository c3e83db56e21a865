import type { AdminViewConfig, CollectionConfig, Endpoint } from "payload";

/** An optional part of the content system. It is in one folder, which nothing else knows but `cms/features.ts`. */
export interface Feature {
  /** Where it stores something of its own. */
  collections?: CollectionConfig[];
  endpoints: Endpoint[];
  /** Its pages of the desk, which staff alone opens. Each has a path below the desk's own. */
  views: Record<string, AdminViewConfig & { path: `/${string}` }>;
  /** The component of its links in the desk's menu, as Payload's config names components. */
  navLinks?: string;
}
