import { DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";
import type { LackingField } from "../../../schema/translation-state.ts";
import { wasOlder } from "../../../schema/missing-translations.ts";

/** A text in one language, in the form and as stored. */
export interface Side {
  written: string;
  stored: string;
}

interface SideSources {
  /** The language of the form, and its text in it. */
  own: Language;
  form: Side;
  /** The name of the text. */
  key: string | null;
  /** The texts of the other language that the form will save, by their names. */
  sent: Readonly<Record<string, string>>;
  /** The stored text in the other language. */
  stored: string;
}

/** A text in the default language, and in the language of the translation. */
export interface Sides {
  source: Side;
  target: Side;
}

/** Both languages of a text: one from the form, the other as stored unless the form will save a new one. */
export function sidesOf({ own, form, key, sent, stored }: SideSources): Sides {
  const other = { written: (key !== null ? sent[key] : undefined) ?? stored, stored };
  return own === DEFAULT_LANGUAGE ? { source: form, target: other } : { source: other, target: form };
}

/** The state of a text in its two languages. */
export type TextState = "same" | "empty" | "older" | "missing-source" | "missing-target" | "missing-both";

interface StateFacts {
  /** The language of the translation. */
  language: Language;
  /** The name of the text. */
  key: string | null;
  sides: Sides;
  /** The missing texts of the stored record. */
  lacks: readonly LackingField[];
  /** Outdated texts that staff has checked. */
  checked: readonly string[];
  /** Whether the text is required. */
  isRequired: boolean;
}

/** The state of a text in its two languages, including unsaved changes. */
export function stateOf({ key, language, sides: { source, target }, lacks, checked, isRequired }: StateFacts): TextState {
  if (!source.written.trim()) return target.written.trim() ? "missing-source" : isRequired ? "missing-both" : "empty";
  if (!target.written.trim()) return "missing-target";
  if (isChanged(target) || (key !== null && checked.includes(key))) return "same";
  return isChanged(source) || (key !== null && wasOlder(lacks, key, language)) ? "older" : "same";
}

function isChanged({ written, stored }: Side): boolean {
  return written.trim() !== stored;
}
