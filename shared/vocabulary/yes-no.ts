/** Yes and no in sheets: in the languages of the site, as spreadsheets' booleans, and as marks. */

const YES = new Set(
  (
    "true yes y 1 x ✓ ✔ ☑ √ 是 有 支持 对 ja j wahr sí si s verdadero oui o vrai sim verdadeiro sì vero waar tak prawda да истина " +
    "はい 有り あり evet doğru"
  ).split(" "),
);
const NO = new Set(
  (
    "false no n 0 ✗ ✘ ☐ × 否 无 没有 不支持 不 nein falsch none falso non faux não nao nee onwaar nie fałsz нет ложь " +
    "いいえ なし hayır yanlış"
  ).split(" "),
);

function plain(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** Whether a cell means yes. */
export function isYes(text: string): boolean {
  return YES.has(plain(text));
}

/** Whether a cell means no. */
export function isNo(text: string): boolean {
  return NO.has(plain(text));
}
