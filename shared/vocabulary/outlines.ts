import type { PlainKey } from "../desk-texts/say.ts";

/** The forms that a device's drawing has besides its outer size; without one it is drawn as a plain box. */
export const OUTLINES = {
  button_case: "Small case, light in a corner",
  lid_case: "Case with a recessed lid",
  screwed_case: "Case with four screws",
  solar_case: "Case with a solar panel",
  probe_case: "Case with a window and a probe cable",
  cable_case: "Case with a harness",
  eared_case: "Case with a harness and ears",
  sma_two: "Case with a harness, ears and two SMA sockets",
  sma_three: "Case with a harness, ears and three SMA sockets",
  tailed_case: "Case with a cable and one ear",
  pill: "Long case with round ends and a large button",
  round: "Round",
  card: "Card with a slot",
  collar: "Strap slots at both ends",
  lamp: "Case with a lamp",
  plate: "Plate with two holes 64 mm apart",
  obd: "OBD plug",
  lcc24: "LCC 24, 16 × 12.2 mm",
  lcc24_large: "LCC 24, 17 × 22 mm",
  lcc66: "LCC 66, 32 × 29 mm",
} as const satisfies Record<string, PlainKey>;
export type OutlineForm = keyof typeof OUTLINES;
