/** Most redirects in a row; more count as a loop. */
export const MAX_REDIRECTS = 5;
