/** The kinds of search results, in the order of their groups. */
export const SEARCH_KINDS = ["product", "solution", "article", "download", "video", "faq", "page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Characters of a query, at most. */
export const MAX_QUERY = 100;
