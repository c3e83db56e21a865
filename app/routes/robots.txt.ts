import { siteOrigin } from "#app/content/sitemap.server.ts";

/** `/robots.txt`: crawlers may read the site, not the desk; and where the sitemap is. */
export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Allow: /api/media/",
    "",
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
