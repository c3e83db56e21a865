/** Where the texts of the site's pages are changed, within the admin. */
export const INTERFACE_TEXTS = "/interface-texts";
