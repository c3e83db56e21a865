/**
 * The built-in texts of this process: the server has all languages of the site, the browser only the one of its page.
 * The entries fill it before anything renders, so that server and first client render agree.
 */
import { interfaceLanguage, type Language } from "#shared/languages.ts";

export interface Texts {
  [key: string]: string | Texts;
}

const builtIn = new Map<Language, Texts>();

export function provideBuiltInTexts(language: Language, texts: Texts): void {
  builtIn.set(language, texts);
}

/** The texts of a language as far as they were provided. */
export function providedTexts(language: Language): Texts | undefined {
  return builtIn.get(language);
}

/** @throws Error when the entry forgot to provide the language */
export function builtInTexts(language: Language): Texts {
  const texts = builtIn.get(language);
  if (!texts) throw new Error(`No built-in texts for ${language}`);
  return texts;
}

/**
 * Lays translations over texts. A translation in the place of a group of texts, or below a text, is left out: the texts
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

/**
 * The texts of a language whole: where one is missing, that of another language stands in its place.
 * @param texts of the language, as far as there are any
 * @param instead all texts, in another language
 * @returns the texts, and the dotted keys of those that were missing
 */
export function completeTexts(texts: Texts | undefined, instead: Texts): { texts: Texts; missing: string[] } {
  const missing: string[] = [];
  const fill = (own: Texts | undefined, other: Texts, above: string): Texts =>
    Object.fromEntries(
      Object.entries(other).map(([name, text]) => {
        const ownText = own && Object.hasOwn(own, name) ? own[name] : undefined;
        if (typeof text !== "string") return [name, fill(typeof ownText === "object" ? ownText : undefined, text, `${above}${name}.`)];
        if (typeof ownText === "string" && ownText) return [name, ownText];
        if (text) missing.push(above + name);
        return [name, text];
      }),
    );
  return { texts: fill(texts, instead, ""), missing };
}

/**
 * All texts of the pages in a language: its own, where one is missing that of their interface (`interfaceLanguage`), or the English one.
 * @param textsOf the texts of a language as far as there are any
 * @returns the texts, and the dotted keys of those that were missing
 */
export function textsForPages(
  language: Language,
  textsOf: (language: Language) => Texts | undefined,
  english: Texts,
): { texts: Texts; missing: string[] } {
  return completeTexts(textsOf(language), completeTexts(textsOf(interfaceLanguage(language)), english).texts);
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
