import { sitemapFiles, siteOrigin } from "#app/data/sitemap.server.ts";
import { sitemapIndex, sitemapResponse, urlSet } from "#app/lib/seo/sitemap.ts";

/** `/sitemap.xml`: every page in both languages, or an index of such files where one would be too large. */
export async function loader() {
  const files = await sitemapFiles();
  const [only] = files;
  return sitemapResponse(files.length > 1 ? sitemapIndex(siteOrigin, files.length) : urlSet(siteOrigin, only?.() ?? []));
}
