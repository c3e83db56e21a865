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
  "➔": "→",
  "➜": "→",
  "➤": "→",
  "∙": "·",
  "‧": "·",
  "〜": "～",
};
const ANY = new RegExp(`[${Object.keys(SAME).join("")}]`, "gu");
/** Fractions and Roman numerals, which are numbers and letters. */
const NUMBERS = /[\u2150-\u2188]/g;

/** A text in signs that the faces of `server/routes/fonts` have, where one says the same: `Ⅱ` is `II`, `✔` is `✓`. */
export function printable(text: string): string {
  return text.replaceAll(ANY, (sign) => SAME[sign] ?? sign).replaceAll(NUMBERS, (sign) => sign.normalize("NFKC"));
}
