import { sitemapFiles, siteOrigin } from "#app/data/sitemap.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { sitemapResponse, urlSet } from "#app/lib/seo/sitemap.ts";
import type { Route } from "./+types/sitemaps.$part.ts";

/** `/sitemaps/1.xml` and so on: the files in the index at `/sitemap.xml`. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const [, number] = /^([1-9]\d*)\.xml$/.exec(params.part) ?? [];
  const files = number ? await sitemapFiles() : [];
  const file = files.length > 1 ? files[Number(number) - 1] : undefined;
  if (!file) throw checkFailed(url.pathname);
  return sitemapResponse(urlSet(siteOrigin, file()));
}
