import type { PayloadRequest } from "payload";
import { partOfList, SERIES_WITH_PAGE, seriesPath } from "#shared/vocabulary/catalogue.ts";
import { PAGE_PATHS } from "#shared/vocabulary/site-pages.ts";
import { plainPath } from "#shared/plain-path.ts";
import { MAX_REDIRECTS } from "#shared/lib/redirect-limit.ts";
import { settings } from "../../config/settings.ts";
import { redirectsByPath } from "./redirects-by-path.ts";

/** The site's own redirects, which editors cannot change. */
const OWN: ReadonlyMap<string, string> = new Map([
  ["/brand/article", PAGE_PATHS.story],
  ["/services", PAGE_PATHS.services],
  [partOfList(SERIES_WITH_PAGE), seriesPath(SERIES_WITH_PAGE)],
]);

/**
 * Whether a redirect would lead back to where it began, or over more than five others, with the redirects that there are.
 * @param redirect its new values, with its id if it is saved already
 */
export async function isRedirectLoop(
  { id, from, to }: { id?: number | string | undefined; from: string; to: string },
  req: PayloadRequest,
) {
  const rules = await redirectsByPath(req, id);
  rules.set(plainPath(from), to);
  let next: string | undefined = to;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const at: URL | null = onSite(next);
    if (!at) return false;
    const path = plainPath(at.pathname);
    next = rules.get(path) ?? OWN.get(path + at.search) ?? OWN.get(path);
    if (next === undefined) return false;
  }
  return true;
}

/** A target as an address of this site; null when it is on another. Protocols are not compared: a proxy may change them. */
function onSite(target: string): URL | null {
  const own = new URL(settings.siteUrl);
  const url = URL.parse(target, own);
  return url?.host === own.host ? url : null;
}
