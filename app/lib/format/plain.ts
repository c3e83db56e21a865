/**
 * A text in plain characters for comparing and parsing: without full-width letters, typeset spaces and joiners, unusual hyphens and minus
 * signs, and thousands separators. `－３０℃` becomes `-30°C`, `1,000` becomes `1000`.
 */
export function plainSigns(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u2060\u00ad]/g, "")
    .replaceAll(/[−‐-–]/g, "-")
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replaceAll(/\s+/g, " ");
}
