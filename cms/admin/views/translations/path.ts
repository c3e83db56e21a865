/** Where the state of the English is shown, within the admin. */
export const TRANSLATIONS = "/translations";
