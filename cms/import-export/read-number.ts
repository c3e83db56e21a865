import type { Bilingual } from "../lib/i18n.ts";
import { readNumeral, type NumeralFault } from "#shared/specification/numerals.ts";
import { longNumber, noNumber, unsureNumber } from "./import-messages.ts";

/** What is told of a number that cannot be read. */
export const NUMBER_FAULTS: Readonly<Record<NumeralFault, (written: string) => Bilingual>> = {
  none: noNumber,
  unsure: unsureNumber,
  long: longNumber,
};

/** Reads a number; what is none, or may be another one, is a fault. @param mayHaveDecimalCommas whether whoever wrote it may write 3,7 */
export function readNumber(text: string, mayHaveDecimalCommas: boolean): { value: number } | { fault: Bilingual } {
  const read = readNumeral(text, mayHaveDecimalCommas ? "unsure" : "point");
  return "value" in read ? read : { fault: NUMBER_FAULTS[read.fault](text) };
}
