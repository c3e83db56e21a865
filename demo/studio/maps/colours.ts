import { COLOURS } from "../../../shared/design/colours.ts";

export interface Colour {
  light: string;
  dark: string;
}

/** What only the drawn maps have: no page needs to know them. */
const ON_MAPS_ALONE = {
  block: { light: "#efeee7", dark: "#121e29" },
  building: { light: "#e1e1d9", dark: "#1b2935" },
  park: { light: "#e4e9da", dark: "#12242a" },
  wood: { light: "#ebefe3", dark: "#111f27" },
  contour: { light: "#b4bb9f", dark: "#3a4d58" },
  water: { light: "#d2dee4", dark: "#0b2233" },
  flow: { light: "#bfd0d8", dark: "#163750" },
  grid: { light: "#0e1a2612", dark: "#ffffff12" },
} satisfies Record<string, Colour>;

/** The colours of maps: the design's, and those that maps alone have. */
export function mapColours() {
  const pair = ([light, dark]: readonly [string, string]): Colour => ({ light, dark });
  return { paper: pair(COLOURS.paper), land: pair(COLOURS.land), ...ON_MAPS_ALONE };
}

export type MapColours = ReturnType<typeof mapColours>;
export type MapColour = keyof MapColours;
