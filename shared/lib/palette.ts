/**
 * The colours of a site from its one accent colour: lightness and hue by OKLCH (Ottosson, "A perceptual color space for image processing",
 * 2020), readability by the contrast ratio of WCAG 2.2.
 */

import { COLOURS } from "../design/colours.ts";

/** A colour in sRGB, each part from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

const WHITE = "#ffffff";
/** The least contrast of text (success criterion 1.4.3) and of graphics (1.4.11), with a little room. */
const TEXT = 4.6;
const DRAWN = 3.1;
/** The step in which a lightness is tried; a hundredth is the least that an eye tells apart. */
const STEP = 0.01;
/** How much lighter a button is below the pointer. */
const HOVER = 0.05;

/** The colours derived from an accent colour, by role; all as `#rrggbb`. */
export interface Palette {
  signal: string;
  signalHover: string;
  /** Text on the accent: ink or white, whichever is more readable. */
  onSignal: string;
  route: { light: string; dark: string };
  text: { light: string; dark: string };
}

/** Whether a text is a colour as editors write it: `#1a73e8`. */
export function isHexColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** The palette of an accent colour, `#rrggbb`. A colour that would not be readable on its ground is darkened or lightened until it is. */
export function paletteOf(accent: string): Palette {
  const signal = accent.toLowerCase();
  const [lightGround, darkGround] = COLOURS.paper2;
  const [ink] = COLOURS.ink;
  return {
    signal,
    signalHover: withLightness(signal, lightnessOf(signal) + HOVER),
    onSignal: contrast(signal, ink) >= contrast(signal, WHITE) ? ink : WHITE,
    route: { light: readable(signal, lightGround, DRAWN), dark: readable(signal, darkGround, DRAWN) },
    text: { light: readable(signal, lightGround, TEXT), dark: readable(signal, darkGround, TEXT) },
  };
}

/** The palette as custom properties, to be laid over those of `shared/design/colours.css`. */
export function paletteCss(accent: string): string {
  const { signal, signalHover, onSignal, route, text } = paletteOf(accent);
  const themeStyles = (theme: "light" | "dark") => `--color-route:${route[theme]};--color-signal-text:${text[theme]}`;
  return [
    `:root{--color-signal:${signal};--color-signal-hover:${signalHover};--color-on-signal:${onSignal};${themeStyles("light")}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${themeStyles("dark")}}}`,
    `:root[data-theme=dark]{${themeStyles("dark")}}`,
    `@media screen{.ink{${themeStyles("dark")}}}`,
  ].join("");
}

/** The ratio of two colours' luminances, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour with the lightness next to its own that has at least this contrast with the ground. */
function readable(colour: string, ground: string, least: number): string {
  const step = luminance(ground) > 0.5 ? -STEP : STEP;
  let lightness = lightnessOf(colour);
  let readable = colour;
  while (contrast(readable, ground) < least && lightness >= 0 && lightness <= 1) {
    lightness += step;
    readable = withLightness(colour, lightness);
  }
  return readable;
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): Rgb {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
}

function lightnessOf(hex: string): number {
  return oklab(hex)[0];
}

function oklab(hex: string): readonly [lightness: number, a: number, b: number] {
  const [red, green, blue] = linear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** The same hue at another lightness, with as much of its chroma as sRGB has there. */
function withLightness(hex: string, lightness: number): string {
  const [, a, b] = oklab(hex);
  const bounded = Math.min(1, Math.max(0, lightness));
  for (let chroma = 1; chroma > 0; chroma -= STEP) {
    const parts = fromOklab(bounded, a * chroma, b * chroma);
    if (parts.every((part) => part >= -0.0005 && part <= 1.0005)) return hexOf(parts);
  }
  return hexOf(fromOklab(bounded, 0, 0));
}

function fromOklab(lightness: number, a: number, b: number): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function hexOf(parts: Rgb): string {
  const bytes = parts.map((part) => {
    const bounded = Math.min(1, Math.max(0, part));
    return Math.round(255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
