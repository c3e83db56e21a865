/** The languages of the content; Chinese is the default one. */
export const LOCALES = ["zh", "en"] as const;
export type ContentLocale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: ContentLocale = "zh";
