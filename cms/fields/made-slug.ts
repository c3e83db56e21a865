import type { CollectionSlug, FieldHook } from "payload";
import { isSlugOfPage } from "../lib/record-paths.ts";

/** Characters of a generated slug; longer ones do not improve an address. */
const MAX_SLUG_LENGTH = 60;
/** Numbered slugs to try for records with the same title. */
const MAX_SUFFIX = 1000;

/** Latin letters without a decomposition, and their ASCII spelling. */
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
 * The slug of a title: small letters with hyphens, Chinese in pinyin, letters of other languages without their marks (über is uber). Empty
 * for a title without letters or digits.
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

/** Generates an empty slug from another field, and numbers it where another record has it. */
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
        overrideAccess: true,
      });
      if (totalDocs === 0) return candidate;
    }
    return value as unknown;
  };
}
