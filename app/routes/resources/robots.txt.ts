import { LANGUAGES, localPath } from "#shared/languages.ts";
import { COSTLY } from "#app/lib/costly.ts";
import { siteOrigin } from "#app/data/sitemap.server.ts";

/** `/robots.txt`: crawlers may read the site, not the desk nor what only costs; and where the sitemap is. */
export function loader() {
  const costly = LANGUAGES.flatMap((language) => COSTLY.map((path) => localPath(path, language)));
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Allow: /api/media/",
    ...Array.from(new Set(costly), (path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
