import { say, sayAll, type DeskText } from "#shared/desk-texts/say.ts";
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

const LABEL_RULE = say("What is written here needs a label.");
const LABEL_HINT = say("Left empty, what the site makes keeps its name.");

type Row = { kind?: string | null };

const isOwn: Condition = (_data, { kind }: Row) => !kind || kind === "own";

/** A label for entries by staff only, because the site's own entries have names. */
function label(max: number): Field {
  const field = localizedText("label", say("Label"), { max, optional: true, description: LABEL_HINT });
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
function links(name: string, label: DeskText): Field {
  const field = list(
    name,
    label,
    [localizedText("label", say("Label"), { max: 40 }), { ...linkAddress("link", say("Leads to")), required: true } as Field],
    { maxRows: MAX_LINKS, one: say("Link") },
  );
  const components = { ...field.admin?.components, Field: "/admin/components/fields/composed-list.tsx#OwnLinks" };
  return { ...field, admin: { ...field.admin, components } };
}

const address = linkAddress("link", say("Leads to"));
const ownAddress: TextField = { ...address, admin: { ...address.admin, condition: isOwn } };

/** The menu and the footer in staff's order. If they are empty, the site composes each. */
export const navigation: GlobalConfig = globalContent({
  slug: "navigation",
  label: say("Menu and footer"),
  fields: [
    list(
      "menu",
      say("Menu"),
      [
        choice("kind", say("Kind (type)"), sayAll(MENU_KINDS), { initial: "own", optional: true }),
        label(24),
        ownAddress,
        links("below", say("Below it")),
      ],
      {
        maxRows: MAX_ENTRIES,
        one: say("Entry"),
        heading: "/admin/components/fields/composed-list.tsx#ComposedLabel",
        usual: { kinds: USUAL_MENU, names: sayAll(MENU_KINDS) },
        description: say("The menu of the header, from left to right. What leads to a page that is off or not published is left out."),
      },
    ),
    list(
      "footer",
      say("Columns of the footer"),
      [
        choice("kind", say("Kind (type)"), sayAll(FOOTER_KINDS), { initial: "own", optional: true }),
        label(40),
        links("links", say("Links")),
      ],
      {
        maxRows: MAX_COLUMNS,
        one: say("Column"),
        heading: "/admin/components/fields/composed-list.tsx#ComposedLabel",
        usual: { kinds: USUAL_FOOTER, names: sayAll(FOOTER_KINDS) },
      },
    ),
  ],
});
