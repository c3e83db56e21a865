import { FORMAT_LOCALE, type Language } from "#shared/languages.ts";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A file size for people: `840 kB`, `1.8 MB`, in German `1,8 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes >= 1) return `${megabytes.toLocaleString(FORMAT_LOCALE[language], ONE_DECIMAL)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
