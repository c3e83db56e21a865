import { unitOf, type Unit } from "#shared/specification/units.ts";
import { isData } from "../schema/data.ts";

/** A unit behind a name, in brackets. */
export const UNIT = /[(（[]([^()（）[\]]{1,12})[)）\]]$/;

/** The unit that a name has behind it: `Breite (cm)`; undefined for none. */
export function unitInName(name: string): Unit | undefined {
  return unitOf(UNIT.exec(name)?.[1] ?? "");
}

/** The unit that a field of numbers counts in, as its label says: `Width (mm)`; undefined where it says none. */
export function unitOfField({ label }: { label?: unknown }): Unit | undefined {
  return isData(label) ? unitInName(String(label["en"])) : undefined;
}
