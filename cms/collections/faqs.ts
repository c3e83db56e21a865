import type { CollectionConfig } from "payload";
import type { FAQ_TOPICS } from "#content/schema.ts";
import type { Bilingual } from "../fields/bilingual.ts";
import { slug } from "../fields/slug.ts";
import { localizedParagraph, localizedText } from "../fields/texts.ts";
import { choice, order } from "../fields/values.ts";
import { content } from "./content.ts";
import { CONTENT } from "./groups.ts";

const TOPICS: Record<(typeof FAQ_TOPICS)[number], Bilingual> = {
  choosing: { zh: "选型", en: "Choosing" },
  installation: { zh: "安装", en: "Installation" },
  platform: { zh: "平台", en: "Platform" },
  ordering: { zh: "订购", en: "Ordering" },
  service: { zh: "服务", en: "Service" },
};

export const faqs: CollectionConfig = content({
  slug: "faqs",
  group: CONTENT,
  singular: { zh: "常见问题", en: "Question" },
  plural: { zh: "常见问题", en: "Questions" },
  title: "question",
  columns: ["question", "topic", "order", "_status"],
  sort: "order",
  fields: [
    slug(),
    order(),
    choice("topic", "主题", "Topic", TOPICS, { sidebar: true }),
    localizedText("question", "问题", "Question", { max: 200 }),
    localizedParagraph("answer", "回答", "Answer", { max: 1200 }),
  ],
});
