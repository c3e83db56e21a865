/** The key of the user's preferred view of the library. */
export const SHOW_KEY = "media-show";
