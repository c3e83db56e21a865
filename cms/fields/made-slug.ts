import type { CollectionSlug, FieldHook } from "payload";
import { isSlugOfPage } from "../lib/record-paths.ts";

/** Characters of a slug that is made: longer ones are no better in an address. */
const MAX_SLUG_LENGTH = 60;
/** Records with the same words that a free slug is looked for among. */
const MAX_SUFFIX = 1000;

/** Latin letters that are no letter with a mark on it, as they are written without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
};

/**
 * The words of a title in small letters with hyphens: Chinese in pinyin, letters of other languages without their marks (über is uber).
 * Empty when there is nothing to make one of.
 */
export async function slugOf(title: string): Promise<string> {
  const { pinyin } = await import("pinyin-pro");
  const parts = pinyin(title, { toneType: "none", type: "array", nonZh: "consecutive", v: true });
  const words = parts
    .join(" ")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʼ]/gu, "")
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, "-");
  return words.slice(0, MAX_SLUG_LENGTH).replace(/^-/, "").replace(/-$/, "");
}

/** Makes a slug of another field where none was given, and numbers it where it is taken. */
export function slugFrom(source: string): FieldHook {
  return async ({ collection, data, originalDoc, req, value }) => {
    if (value || !collection) return value as unknown;
    const title: unknown = data?.[source] ?? originalDoc?.[source];
    const base = typeof title === "string" ? await slugOf(title) : "";
    if (!base) return value as unknown;
    for (let number = 1; number <= MAX_SUFFIX; number += 1) {
      const candidate = number === 1 ? base : `${base}-${number}`;
      if (isSlugOfPage(collection.slug, { ...originalDoc, ...data, slug: candidate })) continue;
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { slug: { equals: candidate } },
        trash: true,
        req,
      });
      if (totalDocs === 0) return candidate;
    }
    return value as unknown;
  };
}
