/** Where files go in and out, within the admin. */
export const IMPORT_EXPORT = "/transfer";
