import { DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";
import type { LackingField } from "../../../schema/translation-state.ts";
import { wasOlder } from "../../../schema/missing-translations.ts";

/** A text in one language, as it is in the form and as it is stored. */
export interface Side {
  written: string;
  stored: string;
}

interface SideSources {
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

/** A text in the default language, and in the one that it is translated into. */
export interface Sides {
  source: Side;
  target: Side;
}

/** Both languages of a text: one as the form holds it, the other as it is stored until something else is sent. */
export function sidesOf({ own, form, key, sent, stored }: SideSources): Sides {
  const other = { written: (key !== null ? sent[key] : undefined) ?? stored, stored };
  return own === DEFAULT_LANGUAGE ? { source: form, target: other } : { source: other, target: form };
}

/** How the two languages of a text stand to each other. */
export type TextState = "same" | "empty" | "older" | "missing-source" | "missing-target" | "missing-both";

interface StateFacts {
  /** The language that is translated into. */
  language: Language;
  /** The name of the text. */
  key: string | null;
  sides: Sides;
  /** What the stored record lacks. */
  lacks: readonly LackingField[];
  /** Texts that were looked at and hold. */
  checked: readonly string[];
  /** Whether it must be written. */
  isRequired: boolean;
}

/** How the two languages of a text stand to each other, with what is not saved yet. */
export function stateOf({ key, language, sides: { source, target }, lacks, checked, isRequired }: StateFacts): TextState {
  if (!source.written.trim()) return target.written.trim() ? "missing-source" : isRequired ? "missing-both" : "empty";
  if (!target.written.trim()) return "missing-target";
  if (isChanged(target) || (key !== null && checked.includes(key))) return "same";
  return isChanged(source) || (key !== null && wasOlder(lacks, key, language)) ? "older" : "same";
}

function isChanged({ written, stored }: Side): boolean {
  return written.trim() !== stored;
}
