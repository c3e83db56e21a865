/**
 * The built-in texts of this process: the server has both languages, the browser only the one of its page.
 * The entries fill it before anything renders, so that server and first client render agree.
 */
import type { Language } from "#shared/languages.ts";

export interface Texts {
  [key: string]: string | Texts;
}

const builtIn = new Map<Language, Texts>();

export function provideBuiltInTexts(language: Language, texts: Texts): void {
  builtIn.set(language, texts);
}

/** @throws Error when the entry forgot to provide the language */
export function builtInTexts(language: Language): Texts {
  const texts = builtIn.get(language);
  if (!texts) throw new Error(`No built-in texts for ${language}`);
  return texts;
}

/**
 * Lays translations over texts. One that would take the place of a group of texts, or that lies below a text, is left out: the texts
 * themselves would be lost with it.
 * @param texts nested texts; not changed
 * @param overrides dotted key to text
 */
export function layOver(texts: Texts, overrides: Record<string, string>): Texts {
  const result = structuredClone(texts);
  for (const [key, text] of Object.entries(overrides)) {
    const path = key.split(".");
    if (path.some((part) => part === "" || part === "__proto__" || part === "constructor" || part === "prototype")) continue;
    const last = path.pop() ?? "";
    const group = groupAt(result, path);
    if (group && typeof group[last] !== "object") group[last] = text;
  }
  return result;
}

/** The group of texts at a path, made where there is none yet; null where the path leads through a text. */
function groupAt(texts: Texts, path: string[]): Texts | null {
  let group = texts;
  for (const part of path) {
    const next = (group[part] ??= {});
    if (typeof next === "string") return null;
    group = next;
  }
  return group;
}
