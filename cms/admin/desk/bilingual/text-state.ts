import type { ContentLocale } from "../../../locales.ts";
import type { LackingField } from "../../../translations/state.ts";

/** A text in one language, as it is in the form and as it is stored. */
export interface Side {
  written: string;
  stored: string;
}

/** How the two languages of a text stand to each other. */
export type TextState = "same" | "empty" | "older" | "missing-zh" | "missing-en";

interface Known {
  /** The name of the text. */
  key: string | null;
  sides: Record<ContentLocale, Side>;
  /** What the stored record lacks. */
  lacks: readonly LackingField[];
  /** Texts that were looked at and hold. */
  checked: readonly string[];
}

/** How the two languages of a text stand to each other, with what is not saved yet. */
export function stateOf({ key, sides: { zh, en }, lacks, checked }: Known): TextState {
  if (!zh.written.trim()) return en.written.trim() ? "missing-zh" : "empty";
  if (!en.written.trim()) return "missing-en";
  if (isChanged(en) || (key !== null && checked.includes(key))) return "same";
  return isChanged(zh) || (key !== null && wasOlder(lacks, key)) ? "older" : "same";
}

function isChanged({ written, stored }: Side): boolean {
  return written.trim() !== stored;
}

/** Whether the Chinese of a text was changed after its English when the record was stored. */
export function wasOlder(lacks: readonly LackingField[], key: string): boolean {
  const [name] = key.split(".");
  return lacks.some((field) => field.state === "older" && field.name === name && (field.at?.includes(key) ?? true));
}
