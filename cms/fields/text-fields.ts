import { say, type DeskText } from "#shared/desk-texts/say.ts";
import { text, textarea } from "payload/shared";
import type { FieldHook, RichTextField, TextareaField, TextField, TextFieldSingleValidation, TextareaFieldValidation } from "payload";
import { inLanguage } from "../lib/i18n.ts";
import { inFirstLanguage } from "./first-language.ts";
import { presentationOptions, type Presentation } from "./presentation.ts";

interface TextOptions extends Presentation {
  /** Longest text, in characters. */
  max?: number;
  optional?: boolean;
}

const EMPTY_TITLE = say("Title content is empty");

const COUNT = "/admin/components/text-count.tsx#FieldCount";
/** The desk shows both languages side by side. */
const SIDE_BY_SIDE = { components: { Field: "/admin/components/bilingual/bilingual-field.tsx#BilingualField" } };

/** Trims a text. */
const trimmed: FieldHook = ({ value }: { value?: unknown }) => (typeof value === "string" ? value.trim() : value);

/** A title may be missing in the other language, which falls back, but never blank. */
const localizedTitle: TextFieldSingleValidation = (value, options) => {
  const needed = typeof value === "string" || (Boolean(options.required) && inFirstLanguage(options));
  if (needed && !(typeof value === "string" && value.trim())) return inLanguage(EMPTY_TITLE, options.req.i18n.language);
  return text(value, { ...options, required: false });
};
const localizedLine: TextFieldSingleValidation = (value, options) =>
  text(value, { ...options, required: Boolean(options.required) && inFirstLanguage(options) });
const localizedLines: TextareaFieldValidation = (value, options) =>
  textarea(value, { ...options, required: Boolean(options.required) && inFirstLanguage(options) });

/** A line of text that is the same in every language: a number, a code, an address. */
export function plainText(name: string, label: DeskText, { max = 200, optional = false, ...rest }: TextOptions = {}): TextField {
  return {
    type: "text",
    name,
    label,
    maxLength: max,
    required: !optional,
    hooks: { beforeValidate: [trimmed] },
    admin: { ...presentationOptions(rest), components: { afterInput: [COUNT] } },
  };
}

/** A line of text in both languages. An empty field called `title` has its own message. */
export function localizedText(name: string, label: DeskText, { max = 200, optional = false, ...rest }: TextOptions = {}): TextField {
  return {
    type: "text",
    name,
    label,
    localized: true,
    maxLength: max,
    required: !optional,
    validate: name === "title" ? localizedTitle : localizedLine,
    hooks: { beforeValidate: [trimmed] },
    admin: { ...presentationOptions(rest), ...SIDE_BY_SIDE },
  };
}

/** A sentence or a paragraph in both languages. */
export function localizedParagraph(
  name: string,
  label: DeskText,
  { max = 900, optional = false, ...rest }: TextOptions = {},
): TextareaField {
  return {
    type: "textarea",
    name,
    label,
    localized: true,
    maxLength: max,
    required: !optional,
    validate: localizedLines,
    hooks: { beforeValidate: [trimmed] },
    admin: { ...presentationOptions(rest), ...SIDE_BY_SIDE },
  };
}

/** The long text of an article or a page, in both languages. */
export function body(): RichTextField {
  return {
    type: "richText",
    name: "body",
    label: say("Body"),
    localized: true,
    admin: { components: { afterInput: ["/admin/components/bilingual/long-text.tsx#OtherLongText"] } },
  };
}
