import { isAmbiguous, readNumeral } from "#shared/specification/numerals.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { readNumber, TYPED } from "../../import-export/read-number.ts";
import { unitInName } from "../../import-export/unit-in-name.ts";
import { inLanguage } from "../../lib/i18n.ts";
import { deskTexts } from "../texts/index.ts";

/** The result of a text in a number field: the number, null for an empty text, or a message for its writer. */
export type TypedNumber = { value: number | null } | { fault: string };

/**
 * Reads a typed number, with a point or a comma before decimals and any Unicode digits. An ambiguous text is a fault, because the desk does
 * not know the writer's notation.
 * @param label of the field, with its unit
 */
export function readTyped(input: string, label: string, language: DeskLanguage): TypedNumber {
  const text = input.normalize("NFKC").trim();
  if (text === "") return { value: null };
  const read = readNumber(text, TYPED, unitInName(label));
  if ("value" in read) return { value: read.value };
  const numeral = readNumeral(text, TYPED.decimals);
  return { fault: "fault" in numeral && numeral.fault === "long" ? deskTexts(language).figure.tooLong : inLanguage(read.fault, language) };
}

/** Formats a number so that it reads as itself. 12.345 gets another zero, because it could be twelve thousand. */
export function writtenNumber(value: number): string {
  const text = String(value);
  return isAmbiguous(text) ? `${text}0` : text;
}
