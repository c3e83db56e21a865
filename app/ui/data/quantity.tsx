import type { ReactNode } from "react";

/** Units that stand close to the figure; all others keep a space (36 V). */
const CLOSE_UNITS = new Set(["%", "‰", "°"]);

/** A figure and its unit, which is set small. */
export function Quantity({ value, unit = "" }: { value: ReactNode; unit?: string }) {
  if (unit === "") return value;
  return (
    <>
      {value}
      <small>{CLOSE_UNITS.has(unit) ? unit : `\u00a0${unit}`}</small>
    </>
  );
}
