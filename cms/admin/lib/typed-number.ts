import { isAmbiguous, readNumeral } from "#shared/specification/numerals.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { readNumber, TYPED } from "../../import-export/read-number.ts";
import { unitInName } from "../../import-export/unit-in-name.ts";
import { deskTexts } from "../texts/index.ts";

/** What is read of a text in a field of numbers: the number, null of an empty one, or why it is none, for whoever wrote it. */
export type TypedNumber = { value: number | null } | { fault: string };

/**
 * Reads a number as staff types it, with a point or a comma before decimals and whichever digits its keyboard has. What may be one of two
 * numbers is a fault, for the desk cannot know how its reader writes them.
 * @param label of the field, which says its unit
 */
export function readTyped(input: string, label: string, language: DeskLanguage): TypedNumber {
  const text = input.normalize("NFKC").trim();
  if (text === "") return { value: null };
  const read = readNumber(text, TYPED, unitInName(label));
  if ("value" in read) return { value: read.value };
  const numeral = readNumeral(text, TYPED.decimals);
  return { fault: "fault" in numeral && numeral.fault === "long" ? deskTexts(language).figure.tooLong : read.fault[language] };
}

/** A number as fields show it: so that it is read as itself. 12.345 has a further nought, for it could be twelve thousand. */
export function writtenNumber(value: number): string {
  const text = String(value);
  return isAmbiguous(text) ? `${text}0` : text;
}
