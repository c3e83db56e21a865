import { MAX_ID, readWholeNumber } from "#shared/lib/whole-number.ts";

/** The page of a list, as `?sheet=` of its address says; 1 where it says none. @param last the last page that is shown */
export function sheetNumber(text: unknown, last = 1000): number {
  return Math.min(last, readWholeNumber(text, MAX_ID) ?? 1);
}
