import { say } from "#shared/desk-texts/say.ts";
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
    label: say("Search and sharing"),
    admin: {
      description: say("Left empty, the page’s own title, summary and picture are used."),
    },
    fields: [
      localizedText("title", say("Title"), { max: TITLE_SHOWN, optional: true }),
      localizedParagraph("description", say("Description"), { max: DESCRIPTION_SHOWN, optional: true }),
      upload("picture", say("Picture (when shared)"), { kind: "picture", optional: true }),
    ],
  };
}
