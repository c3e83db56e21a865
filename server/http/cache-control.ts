/** For answers that may change soon: caches store them and revalidate before each use. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
