import type { CollectionConfig } from "payload";
import { list } from "../fields/lists.ts";
import { slug } from "../fields/slug.ts";
import { calledForRows } from "../fields/specs.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { picture } from "../fields/upload-fields.ts";
import { order } from "../fields/values.ts";
import { usedIn } from "../fields/used-in.ts";
import { content } from "./content.ts";
import { CATALOGUE } from "../lib/groups.ts";

export const series: CollectionConfig = content({
  slug: "series",
  group: CATALOGUE,
  singular: { zh: "产品系列", en: "Product series" },
  plural: { zh: "产品系列", en: "Product series" },
  title: "name",
  columns: ["name", "thumbnail", "key", "order", "_status"],
  sort: "order",
  fields: [
    slug({ name: "key" }),
    order(),
    localizedText("name", "名称", "Name", { max: 60 }),
    localizedParagraph("description", "说明", "Description", { max: 300 }),
    list("features", "特点", "Features", [localizedText("text", "短语", "Phrase", { max: 50 })]),
    calledForRows(),
    picture(),
    usedIn(),
  ],
});
