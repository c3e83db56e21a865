import type { Language } from "#shared/languages.ts";
import type { LackingField } from "./translation-state.ts";

/** The language of texts that are stored without one. */
export const UNSAID: Language = "en";

/** The language in which a field is not complete. */
export function languageOfLack({ language }: Pick<LackingField, "language">): Language {
  return language ?? UNSAID;
}

/** Whether a text was changed in the default language after it was in another one, when the record was stored. */
export function wasOlder(lacks: readonly LackingField[], key: string, language: Language): boolean {
  const [name] = key.split(".");
  return lacks.some(
    (field) => field.state === "older" && field.name === name && languageOfLack(field) === language && (field.at?.includes(key) ?? true),
  );
}
