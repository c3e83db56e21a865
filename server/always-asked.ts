/** What caches may do with what may be otherwise soon: keep it, and ask before each use. */
export const ALWAYS_ASKED = "public, max-age=0, must-revalidate";
