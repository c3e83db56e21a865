import { say, type DeskText } from "#shared/desk-texts/say.ts";
import type { Field, FieldHook } from "payload";
import { DEFAULT_LANGUAGE, isMultilingual, LANGUAGES } from "#shared/languages.ts";
import { serverOnly } from "../../access/field-access.ts";
import { confirmedTexts, storedBefore } from "../bilingual/bilingual-form.ts";
import { optionsOf } from "../../lib/i18n.ts";
import type { Data } from "../../schema/data.ts";
import { fieldTree } from "../../schema/field-tree.ts";
import { inBothLanguages } from "./both-languages.ts";
import { translatedIn } from "../../schema/bilingual-sent.ts";
import { translationAfter, lackedBy, type Translation, type TranslationState } from "../../schema/translation-state.ts";

/** What the states are called, in columns and filters. */
const NAMES: Record<TranslationState, DeskText> = {
  complete: say("Complete"),
  older: say("Older than its Chinese"),
  missing: say("Partly missing"),
  none: say("No English"),
};

/** The state by the saved values: both fields take it from here, so that each save computes it once. */
const fieldsByConfig = new WeakMap<object, Translation>();

function keeping(name: keyof Translation): FieldHook {
  return ({ collection, data, req, siblingDocWithLocales }) => {
    if (!collection || !data) return undefined;
    const stored: Data = siblingDocWithLocales ?? {};
    const before = storedBefore(stored);
    const tree = fieldTree(collection);
    const locale = LANGUAGES.find((one) => one === req.locale) ?? DEFAULT_LANGUAGE;
    const state =
      fieldsByConfig.get(data) ??
      translationAfter(tree, {
        before: before["id"] === undefined ? null : before,
        after: inBothLanguages(tree, data, stored, locale),
        lacked: lackedBy(before),
        checked: confirmedTexts(stored),
        checkedIn: translatedIn(locale),
      });
    fieldsByConfig.set(data, state);
    return state[name];
  };
}

/** How the English of a record stands: kept with it at every save, so that lists show it and filter by it without reading any text. */
export function translationFields(): Field[] {
  return [
    {
      type: "select",
      name: "translation",
      label: say("English"),
      index: true,
      options: optionsOf(NAMES),
      access: serverOnly,
      hooks: { beforeChange: [keeping("translation")] },
      admin: {
        readOnly: true,
        disableBulkEdit: true,
        disableListColumn: !isMultilingual,
        disableListFilter: !isMultilingual,
        // The head of a form shows the state of its current values; this field shows the stored state.
        condition: () => false,
        components: { Cell: "/admin/views/translations/translation-cell.tsx#TranslationCell" },
      },
    },
    {
      type: "json",
      name: "translationLacks",
      label: say("What the English lacks"),
      // The site's pages read it to tell which of their parts are shown in which language.
      access: { ...serverOnly, read: ({ req }) => Boolean(req.user) || req.payloadAPI === "local" },
      hooks: { beforeChange: [keeping("translationLacks")] },
      admin: { hidden: true, components: { Diff: "/admin/views/versions/no-diff.tsx#NoDiff" } },
    },
  ];
}
