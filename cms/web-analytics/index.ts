import type { Feature } from "../config/feature.ts";
import { settings } from "../config/settings.ts";
import { en, zh } from "./web-analytics-texts.ts";
import { INSIGHT } from "./path.ts";
import { webAnalyticsCounts } from "./web-analytics-counts.ts";
import { exportEndpoint } from "./export-counts.ts";

const shown: Omit<Feature, "collections"> = {
  endpoints: [exportEndpoint],
  views: {
    insight: {
      Component: "/web-analytics/admin/view.tsx#WebAnalyticsView",
      path: INSIGHT,
      exact: true,
      meta: { title: `${zh.title} ${en.title}` },
    },
  },
  navLinks: "/web-analytics/admin/web-analytics-link.tsx#WebAnalyticsLink",
};

/** How the site is used, counted without persons. What has been counted stays stored when the setting `INSIGHT` switches it off. */
export const webAnalytics: Feature = {
  ...(settings.webAnalytics ? shown : { endpoints: [], views: {} }),
  collections: [webAnalyticsCounts],
};
