/** What caches may do with what may be otherwise soon: keep it, and ask before each use. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
