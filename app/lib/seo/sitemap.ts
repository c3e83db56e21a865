import { HTML_LANG, LANGUAGES, localPath, type Language } from "#shared/languages.ts";
import { alternates } from "./head.ts";
import { escapeHtml } from "#shared/lib/html.ts";

/** Google's extension for pictures, which Bing and Baidu read as well. */
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Pages in every language that they are in, each with its other versions (sitemaps.org; Google's extension for languages).
 * @param entries paths without language prefix, each with the paths of the pictures that it shows
 * @param origin the site's address, without a slash at its end
 */
export function urlSet(
  origin: string,
  entries: readonly { path: string; changed?: string; untranslated?: readonly Language[]; pictures?: readonly string[] }[],
): string {
  const address = (path: string, language: Language) => escapeHtml(origin + localPath(path, language));
  const urls = entries.flatMap(({ path, changed, untranslated = [], pictures = [] }) => {
    const versions = alternates(untranslated)
      .map((language) => `<xhtml:link rel="alternate" hreflang="${HTML_LANG[language]}" href="${address(path, language)}"/>`)
      .join("");
    const shown = pictures.map((picture) => `<image:image><image:loc>${escapeHtml(origin + picture)}</image:loc></image:image>`).join("");
    return LANGUAGES.filter((language) => !untranslated.includes(language)).map(
      (language) => `<url><loc>${address(path, language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${versions}${shown}</url>`,
    );
  });
  return `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${PICTURES}">\n${urls.join("\n")}\n</urlset>`;
}

/** An index of the files `/sitemaps/1.xml` to `/sitemaps/{count}.xml`. */
export function sitemapIndex(origin: string, count: number): string {
  const files = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(origin)}/sitemaps/${index + 1}.xml</loc></sitemap>`,
  );
  return `<sitemapindex xmlns="${NAMESPACE}">\n${files.join("\n")}\n</sitemapindex>`;
}

/** The answer with a sitemap; crawlers may keep it for ten minutes. */
export function sitemapResponse(document: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
