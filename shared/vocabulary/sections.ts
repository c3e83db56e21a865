/** The kinds of sections for pages, with their names for staff. */
export const SECTION_KINDS = {
  hero: { zh: "开头大图或视频", en: "Hero with picture or video" },
  text: { zh: "文字与图片", en: "Text and picture" },
  table: { zh: "表格", en: "Table" },
  figures: { zh: "大数字", en: "Figures" },
  steps: { zh: "步骤", en: "Steps" },
  products: { zh: "精选产品", en: "Featured products" },
  series: { zh: "产品系列", en: "Series" },
  voices: { zh: "客户评价", en: "Testimonials" },
  files: { zh: "文件", en: "Files" },
  questions: { zh: "问答", en: "Questions" },
  platform: { zh: "定位平台", en: "Platform" },
  form: { zh: "留言表单", en: "Form" },
  call: { zh: "行动号召", en: "Call to action" },
} as const;

/** The kinds of sections for the home page only, with their names for staff: the site fills them from its own records and texts. */
export const HOME_SECTION_KINDS = {
  opening: { zh: "首页开头（横幅与地图）", en: "Opening (banner and map)" },
  claims: { zh: "数据条", en: "Strip of figures" },
  banners: { zh: "其余横幅", en: "Further banners" },
  advantages: { zh: "公司优势", en: "Advantages" },
  company: { zh: "公司简介", en: "Company" },
  ask: { zh: "结尾：询价与联系", en: "Closing: quote and contact" },
} as const;

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
export function sectionName(kind: SectionKind): { zh: string; en: string } {
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
