import { LANGUAGES, localPath } from "#shared/languages.ts";
import { NOFOLLOW_PATHS } from "#app/lib/nofollow-paths.ts";
import { robotsText } from "#app/lib/seo/robots.ts";
import { assistantRule, siteOrigin } from "#app/data/sitemap.server.ts";

/** `/robots.txt`: crawlers may read the site, except the desk and expensive addresses; rules for assistants; and the sitemap. */
export function loader() {
  const nofollow = LANGUAGES.flatMap((language) => NOFOLLOW_PATHS.map((path) => localPath(path, language)));
  const closed = ["/admin", "/api/", ...new Set(nofollow)];
  return new Response(robotsText({ rule: assistantRule, closed, sitemap: `${siteOrigin}/sitemap.xml` }), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
