/** The two languages of every document, and text that exists in both. */

export type Language = "zh" | "en";

/** Chinese first, English second. */
export type Text = readonly [zh: string, en: string];

/** The `lang` attribute and PDF language of a document. */
export const LANGUAGE_TAGS = { zh: "zh-CN", en: "en" } as const satisfies Record<Language, string>;

/** Picks the text in one language. */
export function pick(text: Text, language: Language): string {
  return language === "zh" ? text[0] : text[1];
}

/** Picks `name` or `name_en` of a content record; a missing English value falls back to Chinese. */
export function field<K extends string>(record: { readonly [P in K | `${K}_en`]?: unknown }, key: K, language: Language): string {
  const english = record[`${key}_en`];
  return String(language === "en" && english !== undefined ? english : record[key]);
}
