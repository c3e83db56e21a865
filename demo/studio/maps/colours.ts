import { readFileSync } from "node:fs";

const TOKENS = new URL("../../../app/components/tokens.css", import.meta.url);

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

/**
 * The colours of maps: those that pages have, too, from the design's tokens.
 * @throws Error when a token is missing or is no pair of colours
 */
export function mapColours() {
  const css = readFileSync(TOKENS, "utf8");
  function pair(token: string): Colour {
    const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    if (!light || !dark) throw new Error(`tokens.css has no pair of colours for --${token}`);
    return { light, dark };
  }
  return {
    paper: pair("color-paper"),
    land: pair("map-land"),
    ...ON_MAPS_ALONE,
  };
}

export type MapColours = ReturnType<typeof mapColours>;
export type MapColour = keyof MapColours;
