import type { Condition, Field, GlobalConfig, TextField, TextFieldSingleValidation } from "payload";
import { FOOTER_KINDS, MENU_KINDS, USUAL_FOOTER, USUAL_MENU } from "#shared/vocabulary/navigation.ts";
import { inFirstLanguage } from "../fields/first-language.ts";
import { list } from "../fields/lists.ts";
import { linkAddress } from "../fields/sections.ts";
import { localizedText } from "../fields/text-fields.ts";
import { choice } from "../fields/values.ts";
import { inLanguage } from "../lib/i18n.ts";
import { globalContent } from "./global-content.ts";

/** Limits: entries of the header, columns of the footer, links below one of either. */
const MAX_ENTRIES = 8;
const MAX_COLUMNS = 4;
const MAX_LINKS = 12;

const LABEL_RULE = { zh: "自己写的要有名称。", en: "What is written here needs a label." };
const LABEL_HINT = { zh: "网站生成的不填则用原来的名称。", en: "Left empty, what the site makes keeps its name." };

type Row = { kind?: string | null };

const isOwn: Condition = (_data, { kind }: Row) => !kind || kind === "own";

/** A label for entries by staff only, because the site's own entries have names. */
function label(max: number): Field {
  const field = localizedText("label", "名称", "Label", { max, optional: true, description: LABEL_HINT });
  const validate: TextFieldSingleValidation = (value, options) => {
    const isNeeded = isOwn({}, options.siblingData as Row, options as never) && inFirstLanguage(options);
    if (isNeeded && !value?.trim()) return inLanguage(LABEL_RULE, options.req.i18n.language);
    return (field.validate as TextFieldSingleValidation | undefined)?.(value, options) ?? true;
  };
  return { ...field, validate } as TextField;
}

/**
 * Links below entries by staff; the site's own entries have theirs. Hidden by their component, because a condition would allow empty
 * columns.
 */
function links(name: string, zh: string, en: string): Field {
  const field = list(
    name,
    zh,
    en,
    [localizedText("label", "名称", "Label", { max: 40 }), { ...linkAddress("link", "指向", "Leads to"), required: true } as Field],
    { maxRows: MAX_LINKS, one: { zh: "链接", en: "Link" } },
  );
  const components = { ...field.admin?.components, Field: "/admin/components/fields/composed-list.tsx#OwnLinks" };
  return { ...field, admin: { ...field.admin, components } };
}

const address = linkAddress("link", "指向", "Leads to");
const ownAddress: TextField = { ...address, admin: { ...address.admin, condition: isOwn } };

/** The menu and the footer in staff's order. If they are empty, the site composes each. */
export const navigation: GlobalConfig = globalContent({
  slug: "navigation",
  label: { zh: "菜单与页脚", en: "Menu and footer" },
  fields: [
    list(
      "menu",
      "菜单",
      "Menu",
      [
        choice("kind", "类型", "Kind", MENU_KINDS, { initial: "own", optional: true }),
        label(24),
        ownAddress,
        links("below", "下级", "Below it"),
      ],
      {
        maxRows: MAX_ENTRIES,
        one: { zh: "菜单项", en: "Entry" },
        heading: "/admin/components/fields/composed-list.tsx#ComposedLabel",
        usual: { kinds: USUAL_MENU, names: MENU_KINDS },
        description: {
          zh: "页首的菜单，从左到右。指向已关闭或未发布页面的条目不显示。",
          en: "The menu of the header, from left to right. What leads to a page that is off or not published is left out.",
        },
      },
    ),
    list(
      "footer",
      "页脚栏目",
      "Columns of the footer",
      [choice("kind", "类型", "Kind", FOOTER_KINDS, { initial: "own", optional: true }), label(40), links("links", "链接", "Links")],
      {
        maxRows: MAX_COLUMNS,
        one: { zh: "栏目", en: "Column" },
        heading: "/admin/components/fields/composed-list.tsx#ComposedLabel",
        usual: { kinds: USUAL_FOOTER, names: FOOTER_KINDS },
      },
    ),
  ],
});
