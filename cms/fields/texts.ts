import { text, textarea } from "payload/shared";
import type { PayloadRequest, RichTextField, TextareaField, TextField, TextFieldSingleValidation, TextareaFieldValidation } from "payload";
import { DEFAULT_LOCALE } from "../locales.ts";
import type { Bilingual } from "./bilingual.ts";

interface TextOptions {
  /** Longest text, in characters. */
  max?: number;
  optional?: boolean;
  description?: Bilingual;
  sidebar?: boolean;
}

/**
 * A record needs its texts in Chinese, or in the language that it was created in; the other language may stay empty,
 * because it falls back.
 */
function isRequired({ required, req, operation }: { required?: boolean | undefined; req: PayloadRequest; operation?: string | undefined }): boolean {
  return Boolean(required) && (operation === "create" || !req.locale || req.locale === DEFAULT_LOCALE);
}

const localizedLine: TextFieldSingleValidation = (value, options) => text(value, { ...options, required: isRequired(options) });
const localizedLines: TextareaFieldValidation = (value, options) => textarea(value, { ...options, required: isRequired(options) });

function adminOf({ description, sidebar }: TextOptions) {
  return { ...(description && { description }), ...(sidebar && { position: "sidebar" as const }) };
}

/** One line of text that is the same in every language: a number, a code, an address. */
export function plainText(name: string, zh: string, en: string, { max = 200, optional = false, ...rest }: TextOptions = {}): TextField {
  return { type: "text", name, label: { zh, en }, maxLength: max, required: !optional, admin: adminOf(rest) };
}

/** One line of text in both languages. */
export function localizedText(name: string, zh: string, en: string, { max = 200, optional = false, ...rest }: TextOptions = {}): TextField {
  return { type: "text", name, label: { zh, en }, localized: true, maxLength: max, required: !optional, validate: localizedLine, admin: adminOf(rest) };
}

/** A sentence or a paragraph in both languages. */
export function localizedParagraph(name: string, zh: string, en: string, { max = 900, optional = false, ...rest }: TextOptions = {}): TextareaField {
  return { type: "textarea", name, label: { zh, en }, localized: true, maxLength: max, required: !optional, validate: localizedLines, admin: adminOf(rest) };
}

/** The long text of an article or a page, in both languages. */
export function body(): RichTextField {
  return { type: "richText", name: "body", label: { zh: "正文", en: "Body" }, localized: true };
}
