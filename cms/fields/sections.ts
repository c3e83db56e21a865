import { say, sayAll, type DeskText } from "#shared/desk-texts/say.ts";
import type { ArrayField, Condition, Field, TextField } from "payload";
import {
  HOME_SECTION_KINDS,
  MAX_SECTIONS,
  SECTION_FIELDS,
  SECTION_KINDS,
  USUAL_HOME,
  type SectionField,
  type SectionKind,
} from "#shared/vocabulary/sections.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { textRule } from "./text-rule.ts";
import { row } from "./layout.ts";
import { list } from "./lists.ts";
import { relation, relations } from "./relations.ts";
import { isLinkAddress } from "./link-address.ts";
import { chosenByName } from "./site-path.ts";
import { localizedParagraph, localizedText, plainText } from "./text-fields.ts";
import { picture } from "./upload-fields.ts";
import { choice } from "./values.ts";

/** Characters of a section's text, and of a table. */
const MAX_TEXT_LENGTH = 4000;
/** Figures or steps of one section. */
const MAX_ITEMS = 8;

const LINK_RULE = say("A path on this site (one slash first, without a language prefix), or a complete web, mailto: or tel: address.");

/** The address of a link: a page of the site chosen by its name, or any other. */
export function linkAddress(name: string, label: DeskText): TextField {
  return {
    ...chosenByName(plainText(name, label, { max: 300, optional: true, description: LINK_RULE })),
    validate: textRule(isLinkAddress, LINK_RULE),
  } as TextField;
}

/** A field that only sections of some kinds show. Its stored value survives a change of the kind. */
function ofSections<F extends Field & { name: SectionField }>(field: F): F {
  const condition: Condition = (_data, { kind }: { kind?: SectionKind }) =>
    kind !== undefined && SECTION_FIELDS[kind]?.includes(field.name);
  return { ...field, admin: { ...field.admin, condition } };
}

const items = list(
  "items",
  say("Items"),
  [
    row(
      plainText("value", say("Figure"), {
        max: 16,
        optional: true,
        description: say("For figures alone, such as 50+."),
      }),
      localizedText("unit", say("Unit"), { max: 16, optional: true }),
    ),
    localizedText("name", say("Name"), { max: 120 }),
    localizedParagraph("text", say("Text (description)"), { max: 600, optional: true }),
  ],
  { maxRows: MAX_ITEMS, one: say("Item"), headedBy: "name" },
);

const withDescription = <F extends { admin?: object }>(field: F, label: DeskText): F => ({
  ...field,
  admin: { ...field.admin, description: label },
});

const fields = [
  localizedText("heading", say("Heading"), { max: 120, optional: true }),
  localizedParagraph("text", say("Text (words)"), {
    max: MAX_TEXT_LENGTH,
    optional: true,
    description: say("An empty line begins a new paragraph."),
  }),
  picture({ optional: true }),
  relation("film", say("Video"), "videos", { optional: true }),
  localizedParagraph("table", say("Table"), {
    max: MAX_TEXT_LENGTH,
    optional: true,
    description: say("A row a line, its cells parted by bars or tabs: it can be pasted from a spreadsheet. The first row is the head."),
  }),
  items,
  withDescription(
    relations("products", say("Products"), "products"),
    say("Without a choice, the featured products of the home page are shown."),
  ),
  relations("downloads", say("Files"), "downloads"),
  relations("faqs", say("Questions"), "faqs"),
  localizedText("action", say("Text of the button"), { max: 40, optional: true }),
  linkAddress("link", say("The button leads to")),
] as (Field & { name: SectionField })[];

const HOW = say("Shown from top to bottom; drag them to order. A section without content is left out.");

/** The sections of a page, in their order. One array for all kinds, so that both languages, versions and exports contain its texts. */
export function sections({ description = HOW, isHome = false }: { description?: Bilingual; isHome?: boolean } = {}): ArrayField {
  const kinds: Partial<Record<SectionKind, DeskText>> = sayAll(isHome ? { ...SECTION_KINDS, ...HOME_SECTION_KINDS } : SECTION_KINDS);
  return list(
    "sections",
    say("Sections"),
    [choice("kind", say("Kind (type)"), kinds as Record<SectionKind, DeskText>, { initial: "text" }), ...fields.map(ofSections)],
    {
      ...(isHome && { usual: { kinds: USUAL_HOME, names: kinds as Record<SectionKind, DeskText> } }),
      maxRows: MAX_SECTIONS,
      one: say("Section"),
      heading: "/admin/components/fields/section-label.tsx#SectionLabel",
      description,
    },
  );
}
