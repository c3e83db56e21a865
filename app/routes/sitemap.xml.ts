import { siteOrigin, sitemapEntries } from "#app/content/sitemap.server.ts";
import { HTML_LANG, LANGUAGES, localPath, type Language } from "#app/i18n/languages.ts";
import { escapeHtml } from "#app/lib/html.ts";

/** `/sitemap.xml`: every page in both languages, each with its other version (sitemaps.org; Google's extension for languages). */
export async function loader() {
  const address = (path: string, language: Language) => escapeHtml(siteOrigin + localPath(path, language));
  const entries = (await sitemapEntries()).flatMap(({ path, changed }) => {
    const versions = LANGUAGES.map((language) => `<xhtml:link rel="alternate" hreflang="${HTML_LANG[language]}" href="${address(path, language)}"/>`).join("");
    return LANGUAGES.map((language) => `<url><loc>${address(path, language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${versions}</url>`);
  });
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(document, { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" } });
}
