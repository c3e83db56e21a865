/**
 * A text in plain signs, as it is compared and read: without full-width letters, typeset spaces and joiners, unusual hyphens and minus
 * signs, and thousands separators. `－３０℃` is `-30°C`, `1,000` is `1000`.
 */
export function plainSigns(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u2060\u00ad]/g, "")
    .replaceAll(/[−‐-–]/g, "-")
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replaceAll(/\s+/g, " ");
}
