import type { CollectionConfig } from "payload";
import { allow } from "../access/allow.ts";
import { writtenByServer } from "../access/written-by-server.ts";
import { plainText } from "../fields/text-fields.ts";
import { flag, quantity } from "../fields/values.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { tryAgainEndpoint } from "../jobs/try-again-endpoint.ts";
import { SETTINGS } from "../lib/groups.ts";

/**
 * The figures of each published record that contradict the records of products. Only the server writes it: it checks a record when staff
 * saves that, or a product that the record names.
 */
export const consistencyChecks: CollectionConfig = {
  slug: "consistency-checks",
  labels: { singular: { zh: "数据核对", en: "Consistency check" }, plural: { zh: "数据核对", en: "Consistency checks" } },
  admin: { group: SETTINGS, hidden: true },
  ...writtenByServer(allow("operation.read")),
  endpoints: [tryAgainEndpoint("consistency-checks", "content.write")],
  fields: [
    { ...plainText("key", "记录", "Record", { max: 80 }), unique: true, index: true },
    plainText("target", "类别", "Kind of record", { max: 60 }),
    quantity("record", "编号", "Number"),
    // Model codes, each between bars; a product's own comes first.
    { type: "textarea", name: "mentions", label: { zh: "提到的型号", en: "Models it names" } },
    { type: "json", name: "found", label: { zh: "不一致之处", en: "Contradictions" } },
    { ...quantity("open", "数量", "How many", { optional: true }), index: true },
    flag("spreads", "同时核对提到它的记录", "Has those checked that name it"),
    ...jobFields(),
  ],
};
