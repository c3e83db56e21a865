/** What can be found, in the order in which the results are grouped. */
export const SEARCH_KINDS = ["product", "solution", "article", "download", "video", "faq", "page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
