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

const LINK_RULE = {
  zh: "站内路径（以一个斜杠开头，不含语言前缀），或完整的网址、mailto:、tel:。",
  en: "A path on this site (one slash first, without a language prefix), or a complete web, mailto: or tel: address.",
};

/** The address of a link: a page of the site chosen by its name, or any other. */
export function linkAddress(name: string, zh: string, en: string): TextField {
  return {
    ...chosenByName(plainText(name, zh, en, { max: 300, optional: true, description: LINK_RULE })),
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
  "各项",
  "Items",
  [
    row(
      plainText("value", "数值", "Figure", {
        max: 16,
        optional: true,
        description: { zh: "只有“大数字”要填，如 50+。", en: "For figures alone, such as 50+." },
      }),
      localizedText("unit", "单位", "Unit", { max: 16, optional: true }),
    ),
    localizedText("name", "名称", "Name", { max: 120 }),
    localizedParagraph("text", "说明", "Text", { max: 600, optional: true }),
  ],
  { maxRows: MAX_ITEMS, one: { zh: "一项", en: "Item" }, headedBy: "name" },
);

const described = <F extends { admin?: object }>(field: F, zh: string, en: string): F => ({
  ...field,
  admin: { ...field.admin, description: { zh, en } },
});

const fields = [
  localizedText("heading", "标题", "Heading", { max: 120, optional: true }),
  localizedParagraph("text", "文字", "Text", {
    max: MAX_TEXT_LENGTH,
    optional: true,
    description: { zh: "空一行开始新的段落。", en: "An empty line begins a new paragraph." },
  }),
  picture({ optional: true }),
  relation("film", "视频", "Video", "videos", { optional: true }),
  localizedParagraph("table", "表格", "Table", {
    max: MAX_TEXT_LENGTH,
    optional: true,
    description: {
      zh: "每行一行，单元格用竖线或制表符分开；可以从电子表格粘贴。第一行是表头。",
      en: "A row a line, its cells parted by bars or tabs: it can be pasted from a spreadsheet. The first row is the head.",
    },
  }),
  items,
  described(
    relations("products", "产品", "Products", "products"),
    "不选则显示首页的精选产品。",
    "Without a choice, the featured products of the home page are shown.",
  ),
  relations("downloads", "文件", "Files", "downloads"),
  relations("faqs", "问题", "Questions", "faqs"),
  localizedText("action", "按钮文字", "Text of the button", { max: 40, optional: true }),
  linkAddress("link", "按钮指向", "The button leads to"),
] as (Field & { name: SectionField })[];

const HOW = {
  zh: "从上到下依次显示，可以拖动。没有内容的版块不显示。",
  en: "Shown from top to bottom; drag them to order. A section without content is left out.",
};

/** The sections of a page, in their order. One array for all kinds, so that both languages, versions and exports contain its texts. */
export function sections({ description = HOW, isHome = false }: { description?: Bilingual; isHome?: boolean } = {}): ArrayField {
  const kinds: Partial<Record<SectionKind, Bilingual>> = isHome ? { ...SECTION_KINDS, ...HOME_SECTION_KINDS } : SECTION_KINDS;
  return list(
    "sections",
    "版块",
    "Sections",
    [choice("kind", "类型", "Kind", kinds as Record<SectionKind, Bilingual>, { initial: "text" }), ...fields.map(ofSections)],
    {
      ...(isHome && { usual: { kinds: USUAL_HOME, names: kinds as Record<SectionKind, Bilingual> } }),
      maxRows: MAX_SECTIONS,
      one: { zh: "版块", en: "Section" },
      heading: "/admin/components/fields/section-label.tsx#SectionLabel",
      description,
    },
  );
}
