/** How many redirects may follow one upon another; more are taken for a loop. */
export const MAX_REDIRECTS = 5;
