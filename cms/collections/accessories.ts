import type { CollectionConfig } from "payload";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText, plainText } from "../fields/text-fields.ts";
import { picture } from "../fields/upload-fields.ts";
import { order } from "../fields/values.ts";
import { usedIn } from "../fields/used-in.ts";
import { content } from "./content.ts";
import { CATALOGUE } from "../lib/groups.ts";

export const accessories: CollectionConfig = content({
  slug: "accessories",
  group: CATALOGUE,
  singular: { zh: "配件", en: "Accessory" },
  plural: { zh: "配件", en: "Accessories" },
  title: "name",
  columns: ["model", "thumbnail", "name", "_status"],
  sort: "order",
  fields: [
    slug({ from: "name" }),
    order(),
    plainText("model", "型号", "Model", { max: 20 }),
    localizedText("name", "名称", "Name", { max: 80 }),
    localizedParagraph("text", "说明", "Text", { max: 400 }),
    picture(),
    usedIn(),
  ],
});
