import type { GroupField } from "payload";
import { serverOnly } from "../access/field-access.ts";
import { written } from "./lead-fields.ts";

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
          written("utmSource", "UTM 来源", "UTM source"),
          written("utmMedium", "UTM 媒介", "UTM medium"),
          written("utmCampaign", "UTM 活动", "UTM campaign"),
        ],
      },
      { type: "row", fields: [written("utmTerm", "UTM 关键词", "UTM term"), written("utmContent", "UTM 内容", "UTM content")] },
    ],
  };
}
