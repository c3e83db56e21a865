import { paletteCss } from "#shared/lib/palette.ts";
import type { Typeface } from "#shared/vocabulary/typefaces.ts";

/** A typeface that staff has uploaded. */
export interface OwnTypeface {
  /** Address with the upload's version. */
  url: string;
  /** Bytes. */
  size: number;
  /** Whether it has all weights; otherwise browsers synthesize bold. */
  isVariable: boolean;
}

/** The brand's values for stylesheets. */
export interface BrandLook {
  /** `#rrggbb`, or "". */
  accent: string;
  /** Of the visitor's system; "" for the site's own. */
  typeface: Typeface | "";
  /** Takes precedence over the chosen one. */
  ownTypeface: OwnTypeface | null;
}

/** The faces of Chinese characters, whichever face Latin ones have. */
const HAN = "var(--font-han)";
const HAN_SERIF = `"Songti SC","Noto Serif SC","Noto Serif CJK SC","Source Han Serif SC",SimSun,serif`;

/** System fonts of each kind on Windows, macOS, iOS, Android and Linux (https://modernfontstacks.com). */
const STACKS: Readonly<Record<Typeface, string>> = {
  system: `system-ui,${HAN}`,
  grotesque: `"Helvetica Neue",Helvetica,"Arial Nova","Nimbus Sans",Arial,"Liberation Sans",${HAN}`,
  humanist: `Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",${HAN}`,
  geometric: `Avenir,"Avenir Next",Montserrat,Corbel,"URW Gothic",${HAN}`,
  serif: `Charter,"Bitstream Charter","Sitka Text",Cambria,"Liberation Serif",${HAN_SERIF}`,
};

/** Signs that both scripts have, and that a Chinese page takes full-width from its Chinese typeface: · — ‘ ’ “ ” … */
const SHARED_SIGNS = "U+B7,U+2014,U+2018-2019,U+201C-201D,U+2026";
const ALL_OTHERS = "U+0-B6,U+B8-2013,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-10FFFF";
const HAN_SIGNS = `local("PingFangSC-Regular"),local("Microsoft YaHei"),local("NotoSansSC-Regular"),local("NotoSansCJKsc-Regular"),local("Noto Sans CJK SC")`;

/** Bytes of the largest preloaded typeface; a larger one would delay pictures. */
const MAX_PRELOADED = 40_000;

/** The brand's overrides of the custom properties in `app/components/tokens.css`; "" where staff has set none. */
export function brandStyles({ accent, typeface, ownTypeface }: BrandLook): string {
  return (accent && paletteCss(accent)) + (typeface || ownTypeface ? typefaceCss(STACKS[typeface || "grotesque"], ownTypeface) : "");
}

/** The typeface to preload; null for none, or for one that is better fetched after the rest. */
export function typefaceToPreload({ typeface, ownTypeface }: BrandLook, builtIn: string): string | null {
  if (ownTypeface) return ownTypeface.size <= MAX_PRELOADED ? ownTypeface.url : null;
  return typeface ? null : builtIn;
}

function typefaceCss(stack: string, own: OwnTypeface | null): string {
  const face = (name: string, source: string, more: string) => `@font-face{font-family:"${name}";src:${source};${more}}`;
  const weights = own?.isVariable ? "font-weight:100 900;" : "";
  const file = own && `url("${own.url}") format("woff2")`;
  const faces = file
    ? face("Brand", file, `${weights}font-display:swap`) + face("Brand zh", file, `${weights}font-display:swap;unicode-range:${ALL_OTHERS}`)
    : "";
  const families = (names: string) => `{--font-sans:${names};--font-figure:${names}}`;
  return [
    faces,
    face("Han signs", HAN_SIGNS, `unicode-range:${SHARED_SIGNS}`),
    `:root${families((file ? `"Brand",` : "") + stack)}`,
    `:root:lang(zh)${families((file ? `"Brand zh",` : "") + `"Han signs",${stack}`)}`,
  ].join("");
}
