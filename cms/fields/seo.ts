import type { GroupField } from "payload";
import { localizedParagraph, localizedText } from "./text-fields.ts";
import { upload } from "./upload-fields.ts";

/** Characters of a title and of a description that search engines show. */
const TITLE_SHOWN = 70;
const DESCRIPTION_SHOWN = 160;

/** The title and description for search engines and shared links, if they differ from the page's own. */
export function seo(): GroupField {
  return {
    type: "group",
    name: "seo",
    label: { zh: "搜索与分享", en: "Search and sharing" },
    admin: {
      description: { zh: "留空时使用页面自己的标题、摘要和图片。", en: "Left empty, the page’s own title, summary and picture are used." },
    },
    fields: [
      localizedText("title", "标题", "Title", { max: TITLE_SHOWN, optional: true }),
      localizedParagraph("description", "描述", "Description", { max: DESCRIPTION_SHOWN, optional: true }),
      upload("picture", "分享图片", "Picture", { kind: "picture", optional: true }),
    ],
  };
}
