/** Yes and no in sheets: in the languages of the site, as spreadsheets' booleans, and as marks. */

const YES = new Set(
  (
    "true yes y da 1 x ✓ ✔ ☑ √ 是 有 支持 对 ja j wahr sí si s verdadero oui o vrai sim verdadeiro sì vero waar tak prawda да истина " +
    "はい 有り あり evet doğru نعم صحيح بله درست ano pravda sand ναι αληθες kyllä tosi כן igen igaz ya benar 예 네 sann adevărat ใช่ จริง " +
    "так істина có đúng"
  ).split(" "),
);
const NO = new Set(
  (
    "false no n 0 ✗ ✘ ☐ × 否 无 没有 不支持 不 nein falsch none falso non faux não nao nee onwaar nie fałsz нет ложь " +
    "いいえ なし hayır yanlış لا خطأ خیر نادرست ne nepravda nej falsk όχι ψευδες ei epätosi לא nem hamis tidak salah 아니요 아니오 nei nu " +
    "fals ไม่ ไม่ใช่ เท็จ ні хибність không sai"
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
