import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from "@payloadcms/richtext-lexical";
import type { PayloadRequest, TextField } from "payload";
import { inLanguage } from "../lib/i18n.ts";
import { boundTexts, inPlainWords, MAX_CAPTION_LENGTH, refuseLinks } from "./long-text-rule.ts";
import { isLinkAddress } from "./link-address.ts";
import { chosenByName } from "./site-path.ts";
import { localizedText } from "./text-fields.ts";

const ADDRESS_RULE = {
  zh: "请填写站内路径，或完整的网址、邮箱（mailto:）、电话（tel:），不含空格。",
  en: "Write a path on this site, or a complete web, mail (mailto:) or phone (tel:) address, without spaces.",
};

/** Where a link leads: an address, or that of a record chosen by its name. */
function linkTarget(field: TextField): TextField {
  return {
    ...chosenByName(field),
    label: { zh: "地址", en: "Address" },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      typeof value === "string" && isLinkAddress(value) ? true : inLanguage(ADDRESS_RULE, req.i18n.language),
  } as TextField;
}

/**
 * Leaves out what is pasted of pictures that are not in the media library. It sees them before the feature of pictures does, which would
 * try to fetch them: the editor's features are loaded from what needs others to what is needed.
 */
const LibraryPictures = createServerFeature({
  key: "libraryPictures",
  dependencies: ["upload"],
  feature: { ClientFeature: "/admin/components/long-text/library-pictures.tsx#LibraryPictures" },
});

/**
 * Makes headings of the first level ones of the second, lists of what Word takes for ones, and words of links that lead nowhere from here.
 * It sees headings before their own feature does, as above.
 */
const PastedText = createServerFeature({
  key: "pastedText",
  dependencies: ["heading", "orderedList", "unorderedList"],
  feature: { ClientFeature: "/admin/components/long-text/pasted-text.tsx#PastedText" },
});

/** Takes a link away again whose address nobody has written, and makes one by Ctrl K. */
const LinkKeys = createServerFeature({
  key: "linkKeys",
  dependencies: ["link"],
  feature: { ClientFeature: "/admin/components/long-text/link-keys.tsx#LinkKeys" },
});

const lexical = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    SuperscriptFeature(),
    SubscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => (field.type === "text" && field.name === "url" ? linkTarget(field) : field)),
    }),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({
      enabledCollections: ["media"],
      collections: {
        media: {
          fields: [{ ...localizedText("caption", "图注", "Caption", { max: MAX_CAPTION_LENGTH, optional: true }), localized: false }],
        },
      },
    }),
    LibraryPictures(),
    PastedText(),
    LinkKeys(),
    FixedToolbarFeature(),
  ],
});

/** The editor of long texts. Headings start at the second level: the first one is the page's title. */
export const editor: typeof lexical = async (place) => {
  const adapter = await lexical(place);
  const { beforeValidate = [], ...hooks } = adapter.hooks ?? {};
  return {
    ...adapter,
    hooks: { ...hooks, beforeValidate: [boundTexts, ...beforeValidate, refuseLinks] },
    validate: inPlainWords(adapter.validate),
  };
};
