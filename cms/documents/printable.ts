import { hasDrawing } from "./face-signs.ts";

/** Characters with an equivalent in the typefaces. */
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
/** Fractions and Roman numerals, which decompose into digits and letters. */
const NUMBERS = /[\u2150-\u2188]/g;

/** Invisible characters: blanks, ends of lines, joiners, and variation selectors. */
const UNDRAWN = /[\p{Z}\p{Cc}\p{Cf}\uFE00-\uFE0F]/u;
/** Anything except plain letters, because most texts have little of it. */
const BEYOND_ASCII = /[^\p{ASCII}]/gu;

/**
 * A text in the characters of the typefaces in `server/routes/fonts`, if equivalents exist: `Ⅱ` becomes `II`, `✔` becomes `✓`, and other
 * missing characters their Unicode decomposition, such as `ﬁ` to `fi` and `㎃` to `mA`.
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

/** The characters of a text that a document shows as an empty box, each once: no typeface has them or an equivalent. */
export function undrawnSigns(text: string): string[] {
  return [...new Set(printable(text))].filter((sign) => !isDrawn(sign));
}
