import { say } from "#shared/desk-texts/say.ts";
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

const ADDRESS_RULE = say("Write a path on this site, or a complete web, mail (mailto:) or phone (tel:) address, without spaces.");

/** The target of a link: an address, or a record chosen by its name. */
function linkTarget(field: TextField): TextField {
  return {
    ...chosenByName(field),
    label: say("Address"),
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      typeof value === "string" && isLinkAddress(value) ? true : inLanguage(ADDRESS_RULE, req.i18n.language),
  } as TextField;
}

/**
 * Removes pasted pictures that are not in the media library. Must run before the picture feature, which would try to fetch them: the editor
 * loads a feature before those that it depends on.
 */
const LibraryPictures = createServerFeature({
  key: "libraryPictures",
  dependencies: ["upload"],
  feature: { ClientFeature: "/admin/components/long-text/library-pictures.tsx#LibraryPictures" },
});

/**
 * Turns pasted headings of the first level into the second, and Word's paragraphs with bullets into lists, and removes links without a
 * target. Runs before the heading feature, as above.
 */
const PastedText = createServerFeature({
  key: "pastedText",
  dependencies: ["heading", "orderedList", "unorderedList"],
  feature: { ClientFeature: "/admin/components/long-text/pasted-text.tsx#PastedText" },
});

/** Removes a new link that got no address, and adds the shortcut Ctrl K. */
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
          fields: [{ ...localizedText("caption", say("Caption"), { max: MAX_CAPTION_LENGTH, optional: true }), localized: false }],
        },
      },
    }),
    LibraryPictures(),
    PastedText(),
    LinkKeys(),
    FixedToolbarFeature(),
  ],
});

/** The editor of long texts. Headings start at the second level, because the page's title is the first. */
export const editor: typeof lexical = async (place) => {
  const adapter = await lexical(place);
  const { beforeValidate = [], ...hooks } = adapter.hooks ?? {};
  return {
    ...adapter,
    hooks: { ...hooks, beforeValidate: [boundTexts, ...beforeValidate, refuseLinks] },
    validate: inPlainWords(adapter.validate),
  };
};
