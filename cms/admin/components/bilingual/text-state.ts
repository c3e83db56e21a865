import type { Language } from "#shared/languages.ts";
import type { LackingField } from "../../../schema/translation-state.ts";
import { wasOlder } from "../../../publishing/translations/was-older.ts";

/** A text in one language, as it is in the form and as it is stored. */
export interface Side {
  written: string;
  stored: string;
}

interface Beside {
  /** The language of the form, and what it holds of the text in it. */
  own: Language;
  form: Side;
  /** The name of the text. */
  key: string | null;
  /** What the form sends of the other language, by names of texts. */
  sent: Readonly<Record<string, string>>;
  /** What is stored of the text in the other language. */
  stored: string;
}

/** Both languages of a text: one as the form holds it, the other as it is stored until something else is sent. */
export function sidesOf({ own, form, key, sent, stored }: Beside): Record<Language, Side> {
  const other = { written: (key !== null ? sent[key] : undefined) ?? stored, stored };
  return own === "zh" ? { zh: form, en: other } : { zh: other, en: form };
}

/** How the two languages of a text stand to each other. */
export type TextState = "same" | "empty" | "older" | "missing-zh" | "missing-en" | "missing-both";

interface Known {
  /** The name of the text. */
  key: string | null;
  sides: Record<Language, Side>;
  /** What the stored record lacks. */
  lacks: readonly LackingField[];
  /** Texts that were looked at and hold. */
  checked: readonly string[];
  /** Whether it must be written. */
  isRequired: boolean;
}

/** How the two languages of a text stand to each other, with what is not saved yet. */
export function stateOf({ key, sides: { zh, en }, lacks, checked, isRequired }: Known): TextState {
  if (!zh.written.trim()) return en.written.trim() ? "missing-zh" : isRequired ? "missing-both" : "empty";
  if (!en.written.trim()) return "missing-en";
  if (isChanged(en) || (key !== null && checked.includes(key))) return "same";
  return isChanged(zh) || (key !== null && wasOlder(lacks, key)) ? "older" : "same";
}

function isChanged({ written, stored }: Side): boolean {
  return written.trim() !== stored;
}
