import type { DeskText } from "#shared/desk-texts/say.ts";
import type { SelectField } from "payload";
import { termOptions, type Vocabulary } from "#shared/vocabulary/terms.ts";
import { TERM_TYPE } from "../db/text-columns.ts";
import { presentationOptions, type Presentation } from "./presentation.ts";
import { VALUE_DIFF } from "./values.ts";

/** One term of a list that staff edits, stored as its key. */
export function term(name: string, label: DeskText, vocabulary: Vocabulary, rest: Presentation = {}): SelectField {
  return {
    type: "select",
    name,
    label,
    required: true,
    index: true,
    // The same array every time; its entries change with the terms.
    options: termOptions(vocabulary),
    enumName: TERM_TYPE,
    typescriptSchema: [() => ({ type: "string" })],
    custom: { vocabulary },
    admin: { ...presentationOptions(rest), components: { Diff: VALUE_DIFF } },
  };
}

/** The list of a field's terms; undefined for any other field. */
export function vocabularyOf(field: { custom?: Record<string, unknown> }): Vocabulary | undefined {
  return field.custom?.["vocabulary"] as Vocabulary | undefined;
}
