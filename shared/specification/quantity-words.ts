/** The words and signs that quantities are written with, in the languages of the desk and the site. */

/** The signs that a row keeps before its figures. */
export type Sign = "±" | "≤" | "≥" | "<" | ">" | "~";

export const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  "±": "±",
  "≤": "≤|up to|at most|not more than|no more than|maximum|maximal|max\\.?|bis zu|bis|höchstens|hasta|até|jusqu['’]à|au plus|fino a|al massimo|tot|do|до|не более|no máximo|máximo|máx\\.?|不超过|不大于|不高于|最大|最高|最多|最长|至多|可达|长达",
  "≥": "≥|at least|not less than|no less than|minimum|minimal|min\\.?|mindestens|ab|al menos|pelo menos|no mínimo|mínimo|mín\\.?|不小于|不低于|不少于|最小|最低|至少",
  "<": "<|less than|under|below|weniger als|unter|menos de|menos que|小于|低于|少于",
  ">": ">|more than|greater than|over|above|mehr als|über|más de|mais de|大于|高于|超过|多于",
  "~": "~|approximately|approx\\.?|about|around|circa|ca\\.|roughly|etwa|rund|ungefähr|aproximadamente|cerca de|aprox\\.?|大约|约为|约|大概|近",
};

export const SIGN_WORDS_BEHIND: Readonly<Partial<Record<Sign, string>>> = {
  "≤": "max(?:imum|\\.|\\b)|or less|以内|之内|以下",
  "≥": "\\+(?![\\s\\d/-]*\\d)|min(?:imum|\\.|\\b)|or more|and more|以上|起",
  "~": "左右|上下|approx\\.?",
};

/** The separator of the ends of a range, once dashes of all kinds are hyphens. */
export const RANGE = /^(?:-+|~|\.{2,}|÷|→|to|until|through|thru|up to|bis|a|al|hasta|até|至|到)$/i;

/** The same between figures that are both named beforehand: between 9 and 36. */
export const AND = /^(?:and|und|y|e|和|与)$/i;

export const BETWEEN = /\b(?:between|zwischen|entre)$|介于$/i;

/** The separator of two ways to say the same, or of two values. */
export const ALTERNATIVE = /^(?:[,;|()[\]=/、]|\bor\b|\boder\b|\bo\b|或者?|\band\b|\bund\b|\by\b|和|及|&|\s)+$/i;

/** So many times something. */
export const PRODUCT = /(?<![a-z\d])\d+ ?(?:[×*✕]|x(?=[ \d]|cr|aa|er))|(?:[×*✕]|(?<![a-z])x) ?\d/i;

/** Words before the first end of a range that say nothing more. */
export const FROM = /(?:^|\s)(?:from|between|von|zwischen|de|desde|entre|从|自|介于)$|^(?:从|自|介于)$/i;

/** Words before a figure that is no end of a range by which it is the least: from 9 V. */
export const AT_LEAST = /(?:^|\s)(?:from|desde|[aà] partir de|vanaf)$/i;

/** So much for each of something, behind a figure and before it. */
export const RATE =
  /^(?:\/\s*)?(?:per\b|pro\b|je\b|por\b|p\.\s?a\.|每)|^\/\s*(?:s|sec|second|min|minute|h|hr|hour|d|day|week|month|mo|year|yr|a|charge|km|天|日|月|年|小时|时|分钟?|秒|次)/i;

export const RATE_BEFORE = /每\S?$/;

/** What says of a unit no more than the row does. */
export const NOISE = /^(?:d\.?c\.?|r\.?h\.?|直流|相对湿度)$/i;

/** Degrees of which the scale is not told. */
export const BARE_DEGREE = /^(?:°|度|deg|grad|grados)$/i;

/** Half and quarters as one sign. */
const FRACTIONS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** A text in one spelling of signs: half width, hyphens for all dashes, one sign for each of ± ≤ ≥ ~. */
export function plainQuantity(text: string): string {
  return text
    .replaceAll(/[¼½¾]/g, (sign, at: number) => (/\d/.test(text.charAt(at - 1)) ? "" : "0") + (FRACTIONS[sign] ?? ""))
    .replaceAll("º", "°")
    .replaceAll("，", ", ")
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\u2212\u2010-\u2015\ufe58\ufe63]/g, "-")
    .replaceAll(/[\u223c\u301c\u2248\u2243\u2053]/g, "~")
    .replaceAll(/\+\s*\/\s*-|\+-/g, "±")
    .replaceAll(/<\s*=|=\s*<|[≦⩽]/g, "≤")
    .replaceAll(/>\s*=|=\s*>|[≧⩾]/g, "≥")
    .replaceAll(/\b(dc|ac)(?=\d)/gi, "$1 ")
    .replaceAll(/(?<=\d ?h) ?([0-5]\d)(?: ?min)?(?=$|[\s,;)])/gi, " $1 min")
    .replaceAll(/(?<=\d\s?)(?:deg(?:ree)?s?\.?|°)\s*(?=[cf](?:\b|els|ahr))/gi, "°")
    .replaceAll(/°(?=celsius|fahrenheit)/gi, "")
    .replaceAll(/(?<=\d\s?[mµμk]?[aw])(?:[·.-]|\s)h\b/gi, "h")
    .replaceAll(/\s+/g, " ")
    .trim();
}
