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
