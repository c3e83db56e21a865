import type { GroupField } from "payload";
import { serverOnly } from "../access/fields.ts";
import { written } from "./enquiry-fields.ts";

/** Where a visitor came from: filled in by the form, read by staff. */
export function provenance(): GroupField {
  return {
    type: "group",
    name: "origin",
    label: { zh: "来源", en: "Where it came from" },
    access: serverOnly,
    fields: [
      {
        type: "row",
        fields: [written("source", "来自站内页面", "Came from page"), written("referrer", "来自站外地址", "Came from another site")],
      },
      {
        type: "row",
        fields: [
          written("utmSource", "utm_source", "utm_source"),
          written("utmMedium", "utm_medium", "utm_medium"),
          written("utmCampaign", "utm_campaign", "utm_campaign"),
        ],
      },
      { type: "row", fields: [written("utmTerm", "utm_term", "utm_term"), written("utmContent", "utm_content", "utm_content")] },
    ],
  };
}
