import { onContentChanged } from "#cms/hooks/content-changed.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * Remembers what `read` returns for each language until an editor changes anything. For what every page needs; a failed
 * read is not remembered.
 */
export function cachedByLanguage<T>(read: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const known = new Map<Language, Promise<T>>();
  onContentChanged(() => known.clear());
  return (language) => {
    const remembered = known.get(language);
    if (remembered) return remembered;
    const reading = read(language);
    known.set(language, reading);
    reading.catch(() => known.delete(language));
    return reading;
  };
}
