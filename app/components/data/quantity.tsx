import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/index.ts";
import { unitSpace } from "#shared/specification/numbers.ts";

/** A figure and its unit, which is set small. Browser translators leave both unchanged. */
export function Quantity({ value, unit = "" }: { value: ReactNode; unit?: string }) {
  const language = useLanguage();
  if (unit === "") return value;
  return (
    <span translate="no">
      {value}
      <small>{unitSpace(unit, language) + unit}</small>
    </span>
  );
}

/** For the element of a value with its own unit: translators skip it if it begins with a number, and translate words. */
export function asWritten(value: string): { translate?: "no" } {
  return /^[^\p{L}]*\d/u.test(value) ? { translate: "no" } : {};
}
