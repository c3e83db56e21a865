/** The languages of the content; Chinese is the default one. */
export type ContentLocale = "zh" | "en";
export const DEFAULT_LOCALE: ContentLocale = "zh";
