/** The path of imports and exports within the admin. */
export const IMPORT_EXPORT = "/transfer";
