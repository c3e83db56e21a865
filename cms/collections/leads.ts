import type { CollectionConfig } from "payload";
import { enquiry } from "./enquiry.ts";
import { wantedItems, written } from "./enquiry-fields.ts";

export const leads: CollectionConfig = enquiry({
  slug: "leads",
  singular: { zh: "询盘", en: "Lead" },
  plural: { zh: "询盘", en: "Leads" },
  columns: ["name", "company", "country", "status", "createdAt"],
  fields: [
    written("company", "公司", "Company"),
    written("position", "职位", "Position"),
    written("country", "国家/地区", "Country"),
    written("phone", "电话", "Phone"),
    wantedItems(),
  ],
  statuses: {
    new: { zh: "新", en: "New" },
    contacted: { zh: "已联系", en: "Contacted" },
    quoted: { zh: "已报价", en: "Quoted" },
    won: { zh: "成交", en: "Won" },
    lost: { zh: "未成交", en: "Lost" },
    spam: { zh: "垃圾", en: "Spam" },
  },
});
