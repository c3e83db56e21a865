import { inDeskLanguages, say } from "#shared/desk-texts/say.ts";
import type { Feature } from "../config/feature.ts";
import { settings } from "../config/settings.ts";
import { textsIn } from "./web-analytics-texts.ts";
import { INSIGHT } from "./path.ts";
import { cureEndpoints } from "./cure.ts";
import { exportEndpoint } from "./export-counts.ts";
import type { CollectionConfig } from "payload";
import { nobody } from "../access/nobody.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { KINDS, MAX_VALUE_LENGTH } from "./kinds.ts";

const MAX_KIND_LENGTH = Math.max(...Object.keys(KINDS).map((kind) => kind.length));

/** Counts of each kind and value by day. Only the server writes and reads them: `count-store.ts`, `read-web-analytics.ts`. */
const webAnalyticsCounts: CollectionConfig = {
  slug: "insight-counts",
  labels: { singular: say("Count"), plural: say("Counts") },
  admin: { hidden: true },
  ...writtenByServer(nobody),
  // A count tells of its day and of no time.
  timestamps: false,
  indexes: [{ fields: ["day", "kind", "value"], unique: true }],
  fields: [
    plainText("day", say("Day"), { max: "2026-11-26".length }),
    plainText("kind", say("Kind"), { max: MAX_KIND_LENGTH }),
    plainText("value", say("Value (counted)"), { max: MAX_VALUE_LENGTH }),
    { type: "number", name: "count", label: say("Times"), required: true },
  ],
};

const shown: Omit<Feature, "collections"> = {
  endpoints: [exportEndpoint, ...cureEndpoints],
  views: {
    insight: {
      component: "/web-analytics/admin/view.tsx#WebAnalyticsView",
      path: INSIGHT,
      title: inDeskLanguages((language) => textsIn(language).title),
    },
  },
  navLinks: "/web-analytics/admin/web-analytics-link.tsx#WebAnalyticsLink",
};

/** Counts of the use of the site, without persons. Stored counts stay when the setting `INSIGHT` switches counting off. */
export const webAnalytics: Feature = {
  ...(settings.webAnalytics ? shown : { endpoints: [], views: {} }),
  collections: [webAnalyticsCounts],
};
