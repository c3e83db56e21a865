/** How many redirects may follow one upon another; more are taken for a loop. */
export const MOST_REDIRECTS = 5;
