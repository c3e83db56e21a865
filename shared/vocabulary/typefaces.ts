import type { Bilingual } from "./names.ts";

/** System typefaces by their style, which need no download. */
export const TYPEFACES = {
  system: { zh: "系统字体", en: "The system’s own" },
  grotesque: { zh: "中性无衬线（Helvetica、Arial）", en: "Neutral sans (Helvetica, Arial)" },
  humanist: { zh: "人文无衬线（Seravek、Calibri）", en: "Humanist sans (Seravek, Calibri)" },
  geometric: { zh: "几何无衬线（Avenir、Corbel）", en: "Geometric sans (Avenir, Corbel)" },
  serif: { zh: "衬线（Charter、Cambria；中文为宋体）", en: "Serif (Charter, Cambria)" },
} as const satisfies Record<string, Bilingual>;

export type Typeface = keyof typeof TYPEFACES;
