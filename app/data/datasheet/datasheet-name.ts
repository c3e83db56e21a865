import type { Language } from "#shared/languages.ts";

/** What the file of a datasheet is called. */
export function datasheetName(code: string, language: Language): string {
  return `${code}-datasheet-${language}.pdf`;
}
