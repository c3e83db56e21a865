/** The view for every address that the admin does not know. It has no address of its own. */
export const NOT_FOUND = "/not-found";
