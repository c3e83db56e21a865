import { hasDrawing } from "./face-signs.ts";

/** Signs of which the faces have another that says the same. */
const SAME: Readonly<Record<string, string>> = {
  "✔": "✓",
  "☑": "✓",
  "✅": "✓",
  "✕": "×",
  "✖": "×",
  "✗": "×",
  "✘": "×",
  "❌": "×",
  "‣": "•",
  "▸": "▶",
  "►": "▶",
  "◄": "◀",
  "◂": "◀",
  "◇": "◊",
  "⋄": "◊",
  "⬤": "●",
  "◎": "⊙",
  "⌀": "Ø",
  "⎓": "DC",
  "∼": "~",
  "➔": "→",
  "➜": "→",
  "➤": "→",
  "➡": "→",
  "⟶": "→",
  "⬅": "←",
  "⟵": "←",
  "⬆": "↑",
  "⬇": "↓",
  "⇆": "⇄",
  "∙": "·",
  "‧": "·",
  "〜": "～",
};
const ANY = new RegExp(`[${Object.keys(SAME).join("")}]`, "gu");
/** Fractions and Roman numerals, which are numbers and letters. */
const NUMBERS = /[\u2150-\u2188]/g;

/** Signs that are never drawn: blanks, ends of lines, joiners, and what says of the sign before it which of its forms is meant. */
const UNDRAWN = /[\p{Z}\p{Cc}\p{Cf}\uFE00-\uFE0F]/u;
/** Whatever is no plain letter: most texts have little of it. */
const BEYOND_ASCII = /[^\p{ASCII}]/gu;

/**
 * A text in signs that the faces of `server/routes/fonts` have, where one says the same: `Ⅱ` is `II`, `✔` is `✓`, and a sign that they lack is
 * what Unicode takes it for, as `ﬁ` for `fi` and `㎃` for `mA`.
 */
export function printable(text: string): string {
  return text
    .replaceAll(ANY, (sign) => SAME[sign] ?? sign)
    .replaceAll(NUMBERS, (sign) => sign.normalize("NFKC"))
    .replaceAll(BEYOND_ASCII, (sign) => (isDrawn(sign) ? sign : plainForm(sign)));
}

function plainForm(sign: string): string {
  const plain = sign.normalize("NFKC");
  return [...plain].every(isDrawn) ? plain : sign;
}

function isDrawn(sign: string): boolean {
  return UNDRAWN.test(sign) || hasDrawing(sign);
}

/** The signs of a text, each once, for which a document has an empty box: no face has them, nor another that says the same. */
export function undrawnSigns(text: string): string[] {
  return [...new Set(printable(text))].filter((sign) => !isDrawn(sign));
}
