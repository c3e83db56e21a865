import { pageNotFound } from "#app/lib/errors.ts";
import { isLanguage, type Language } from "#shared/languages.ts";

/**
 * The language that a file of JSON is named after: `zh.json`.
 * @throws 404 when there is no such file
 */
export function languageOfFile(file: string, { pathname }: URL): Language {
  const [language, extension, ...rest] = file.split(".");
  if (!isLanguage(language) || extension !== "json" || rest.length > 0) throw pageNotFound(pathname);
  return language;
}

/** JSON that a browser may keep as long as it asks each time whether it is still the same. */
export function cachedJsonAnswer(json: string): Response {
  return new Response(json, { headers: { "Content-Type": "application/json", "Cache-Control": "no-cache" } });
}
