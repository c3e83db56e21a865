import type { PlainKey } from "../desk-texts/say.ts";
/** The kinds of sections for pages, with their names for staff. */
export const SECTION_KINDS = {
  hero: "Hero with picture or video",
  text: "Text and picture",
  table: "Table",
  figures: "Figures",
  steps: "Steps",
  products: "Featured products",
  series: "Series (section)",
  voices: "Testimonials",
  files: "Files",
  questions: "Questions (section)",
  platform: "Platform (page)",
  form: "Form (section)",
  call: "Call to action",
} as const satisfies Record<string, PlainKey>;

/** The kinds of sections for the home page only, with their names for staff: the site fills them from its own records and texts. */
export const HOME_SECTION_KINDS = {
  opening: "Opening (banner and map)",
  claims: "Strip of figures",
  banners: "Further banners",
  advantages: "Advantages",
  company: "Company (section)",
  ask: "Closing: quote and contact",
} as const satisfies Record<string, PlainKey>;

export type HomeSectionKind = keyof typeof HOME_SECTION_KINDS;

export type SectionKind = keyof typeof SECTION_KINDS | HomeSectionKind;

/** The default sections of the home page, in order. */
export const USUAL_HOME = [
  "opening",
  "claims",
  "series",
  "products",
  "banners",
  "platform",
  "voices",
  "advantages",
  "company",
  "ask",
] as const satisfies SectionKind[];

/** Whether a kind of section is for the home page only. */
export function isHomeSection(kind: SectionKind): kind is HomeSectionKind {
  return kind in HOME_SECTION_KINDS;
}

/** The name of a section for staff. */
export function sectionName(kind: SectionKind): PlainKey {
  return isHomeSection(kind) ? HOME_SECTION_KINDS[kind] : SECTION_KINDS[kind];
}

/** The fields of a section besides its kind. */
export type SectionField =
  | "heading"
  | "text"
  | "picture"
  | "film"
  | "table"
  | "items"
  | "products"
  | "downloads"
  | "faqs"
  | "action"
  | "link";

/** The fields of each kind of section; the desk shows no others. Kinds without fields show the site's own records. */
export const SECTION_FIELDS: Readonly<Record<SectionKind, readonly SectionField[]>> = {
  opening: [],
  claims: [],
  banners: [],
  advantages: [],
  company: [],
  ask: [],
  hero: ["heading", "text", "picture", "film", "action", "link"],
  text: ["heading", "text", "picture"],
  table: ["heading", "text", "table"],
  figures: ["heading", "items"],
  steps: ["heading", "items"],
  products: ["heading", "products"],
  series: [],
  voices: [],
  files: ["heading", "downloads"],
  questions: ["heading", "faqs"],
  platform: [],
  form: ["heading", "text"],
  call: ["heading", "text", "action", "link"],
};

/** Sections of one page. */
export const MAX_SECTIONS = 30;

/** The rows of a table from typed text or a spreadsheet: one row per line, with cells separated by tabs or bars. */
export function cellsIn(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) =>
    line
      .replace(/^\s*\|/, "")
      .replace(/\|\s*$/, "")
      .split(/\t|\|/)
      .map((cell) => cell.trim()),
  );
}
