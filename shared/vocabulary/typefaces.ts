import type { PlainKey } from "../desk-texts/say.ts";

/** System typefaces by their style, which need no download. */
export const TYPEFACES = {
  system: "The system’s own",
  grotesque: "Neutral sans (Helvetica, Arial)",
  humanist: "Humanist sans (Seravek, Calibri)",
  geometric: "Geometric sans (Avenir, Corbel)",
  serif: "Serif (Charter, Cambria)",
} as const satisfies Record<string, PlainKey>;

export type Typeface = keyof typeof TYPEFACES;
