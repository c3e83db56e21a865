/** The key under which somebody's way to look at the library is kept among the preferences. */
export const SHOW_KEY = "media-show";
