import { onContentChanged } from "#cms/hooks/content-changed.ts";
import { LANGUAGES, type Language } from "#app/i18n/languages.ts";

/** Milliseconds after which a value is read again: another process of the site may have changed the content. */
const MAX_AGE = 30_000;

/**
 * Remembers what `read` returns until an editor changes anything, at most 30 seconds. For what every page needs; a failed
 * read is not remembered.
 */
export function remembered<T>(read: () => Promise<T>): () => Promise<T> {
  let known: { value: Promise<T>; until: number } | undefined;
  onContentChanged(() => {
    known = undefined;
  });
  return () => {
    if (known && Date.now() < known.until) return known.value;
    const reading = { value: read(), until: Date.now() + MAX_AGE };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.value;
  };
}

/** Like `remembered`, for each language apart. */
export function cachedByLanguage<T>(read: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const readers = new Map(LANGUAGES.map((language) => [language, remembered(() => read(language))]));
  return (language) => readers.get(language)?.() ?? read(language);
}
