import { unitOf, type Unit } from "#shared/specification/units.ts";
import { isData } from "../schema/data.ts";

/** A unit after a name, in brackets. */
export const UNIT = /[(（[]([^()（）[\]]{1,12})[)）\]]$/;

/** The unit after a name: `Breite (cm)`; undefined for none. */
export function unitInName(name: string): Unit | undefined {
  return unitOf(UNIT.exec(name)?.[1] ?? "");
}

/** The unit of a number field, from its label: `Width (mm)`; undefined for none. */
export function unitOfField({ label }: { label?: unknown }): Unit | undefined {
  return isData(label) ? unitInName(String(label["en"])) : undefined;
}
