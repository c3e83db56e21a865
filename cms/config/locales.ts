/** The languages of the content; Chinese is the default one. */
export const CONTENT_LOCALES = ["zh", "en"] as const;
export type ContentLocale = (typeof CONTENT_LOCALES)[number];
export const DEFAULT_LOCALE: ContentLocale = "zh";
