/** What an English page says of a record that has no English. */
export interface Original {
  /** Language of its name; none where that is in English after all. */
  lang: string | undefined;
  /** Language of what stands below the name. */
  textLang: string | undefined;
  /** Language of what it says further down; none where some of that is in English. */
  restLang: string | undefined;
  note: string;
}

/** Says that what is shown is not translated yet; nothing where it is. */
export function Untranslated({ original }: { original: Original | undefined }) {
  return original ? <p className="wrap text-ink-2">{original.note}</p> : null;
}
