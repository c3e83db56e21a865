import type { Feature } from "../config/feature.ts";
import { settings } from "../config/settings.ts";
import { en, zh } from "./admin/texts.ts";
import { INSIGHT } from "./admin/path.ts";
import { insightCounts } from "./collection.ts";
import { exportEndpoint } from "./export.ts";

const shown: Omit<Feature, "collections"> = {
  endpoints: [exportEndpoint],
  views: {
    insight: {
      Component: "/insight/admin/view.tsx#InsightView",
      path: INSIGHT,
      exact: true,
      meta: { title: `${zh.title} ${en.title}` },
    },
  },
  navLinks: "/insight/admin/nav-links.tsx#InsightLink",
};

/** How the site is used, counted without persons. What has been counted stays stored when the setting `INSIGHT` switches it off. */
export const insight: Feature = {
  ...(settings.insight ? shown : { endpoints: [], views: {} }),
  collections: [insightCounts],
};
