import { readFileSync } from "node:fs";

const TOKENS = new URL("../../../app/components/tokens.css", import.meta.url);

export interface Colour {
  light: string;
  dark: string;
}

/**
 * The colours of maps, from the design's tokens.
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
    block: pair("map-block"),
    building: pair("map-building"),
    park: pair("map-park"),
    wood: pair("map-wood"),
    contour: pair("map-contour"),
    water: pair("map-water"),
    flow: pair("map-flow"),
    grid: pair("map-grid"),
  };
}

export type MapColours = ReturnType<typeof mapColours>;
export type MapColour = keyof MapColours;
