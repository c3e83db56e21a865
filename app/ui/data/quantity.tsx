import type { ReactNode } from "react";
import { unitSpace } from "#content/specification/numbers.ts";

/** A figure and its unit, which is set small. */
export function Quantity({ value, unit = "" }: { value: ReactNode; unit?: string }) {
  if (unit === "") return value;
  return (
    <>
      {value}
      <small>{unitSpace(unit) + unit}</small>
    </>
  );
}
