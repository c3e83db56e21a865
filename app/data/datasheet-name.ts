import { fileNamePart } from "#shared/lib/file-name.ts";
import type { Language } from "#shared/languages.ts";

/** What the file of a datasheet is called. */
export function datasheetName(code: string, language: Language): string {
  return `${fileNamePart(code)}-datasheet-${language}.pdf`;
}
