/**
 * How addresses begin, without language prefix, whose answer is made for whoever asks, and of which search engines need none: workbooks and
 * searches by query. `robots.txt` disallows them, and links to them say `nofollow`: who follows every link would only meet the limit.
 */
export const NOFOLLOW_PATHS = ["/products/compare.xlsx", "/products.xlsx?", "/search?", "/search.json"] as const;

/** Whether a site path, without language prefix, is one of them. */
export function isNofollow(path: string): boolean {
  return NOFOLLOW_PATHS.some((beginning) => path.startsWith(beginning));
}
