/** The path of the site's interface texts within the admin. */
export const INTERFACE_TEXTS = "/interface-texts";
