/** The view that is shown at every address which the admin does not know. It has no address of its own. */
export const NOT_FOUND = "/not-found";
