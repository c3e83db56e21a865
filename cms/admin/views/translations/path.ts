/** The path of the translations' state within the admin. */
export const TRANSLATIONS = "/translations";
