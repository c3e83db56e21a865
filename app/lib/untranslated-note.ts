/** What a page says of a record that is not translated into its language. */
export interface UntranslatedNote {
  /** Language of its name; none where that is translated after all. */
  lang: string | undefined;
  /** Language of the line below the name. */
  textLang: string | undefined;
  /** Language of its long text. */
  bodyLang: string | undefined;
  /** Language of the rest of the page; none where some of that is translated. */
  restLang: string | undefined;
  note: string;
}
