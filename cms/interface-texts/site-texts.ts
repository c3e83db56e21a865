import { byLanguage, DEFAULT_LANGUAGE, type Language, type Localized } from "#shared/languages.ts";

/** Characters of a text of the interface, for its field, its endpoint and its input. */
export const MAX_TEXT_LENGTH = 2000;

/** Nested texts, addressed by dotted key. */
interface Texts {
  [key: string]: string | Texts;
}

type BuiltIn = Partial<Record<Language, Texts>>;

/** On the global object, because Next has its own copy of these modules. */
const KEPT_AT = Symbol.for("waymark.siteTexts");
const shared = globalThis as { [KEPT_AT]?: BuiltIn };

/** Registers the site's built-in texts, with which editors' changes are compared; the server calls it at its start. */
export function provideSiteTexts(texts: BuiltIn): void {
  shared[KEPT_AT] = texts;
}

/** The built-in text or group of texts at a dotted key; undefined for an unknown key, or before the registration. */
export function siteText(language: Language, key: string): string | Texts | undefined {
  let node: string | Texts | undefined = shared[KEPT_AT]?.[language];
  for (const part of key.split(".")) node = typeof node === "object" && Object.hasOwn(node, part) ? node[part] : undefined;
  return node;
}

/** The required parts of a text: `{placeholders}` and `<tags>`, each as often as it occurs. */
export function fixedParts(text: string): string[] {
  return text.match(/\{\w+\}|<\/?\w+>/g) ?? [];
}

/** The parts that a replacement of a built-in text lacks. An empty text replaces nothing, and lacks nothing. */
export function missingParts(builtIn: string, text: string): string[] {
  if (!text.trim()) return [];
  const remaining = fixedParts(text);
  return fixedParts(builtIn).filter((part) => {
    const place = remaining.indexOf(part);
    if (place !== -1) remaining.splice(place, 1);
    return place === -1;
  });
}

/** A built-in text in every language of the site. */
export interface BuiltInText {
  key: string;
  texts: Localized;
}

/** All built-in texts in the order of their files; empty before the registration. */
export function allSiteTexts(): BuiltInText[] {
  return textsBelow(shared[KEPT_AT]?.[DEFAULT_LANGUAGE] ?? {}, "");
}

function textsBelow(texts: Texts, prefix: string): BuiltInText[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = prefix + name;
    if (typeof text !== "string") return textsBelow(text, `${key}.`);
    const textIn = (language: Language) => {
      const own = siteText(language, key);
      return typeof own === "string" ? own : "";
    };
    return [{ key, texts: byLanguage(textIn) }];
  });
}
