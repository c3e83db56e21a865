import { HTML_LANG, LANGUAGES, localPath, type Language } from "#shared/languages.ts";
import { alternates } from "./head.ts";
import { escapeHtml } from "#shared/lib/html.ts";

/** Google's extensions for pictures and films, which Bing and Baidu read as well. */
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";
const FILMS = "http://www.google.com/schemas/sitemap-video/1.1";
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A film as its page shows it in one language. */
export interface SitemapFilm {
  title: string;
  summary: string;
  /** ISO date. */
  created: string;
  seconds: number;
  /** Whole addresses of its file and its poster. */
  file: string;
  poster: string;
}

/** What a sitemap says of a page. */
export interface SitemapEntry {
  /** Path without language prefix. */
  path: string;
  /** ISO date of the last change, where one record makes the page. */
  changed?: string;
  untranslated?: readonly Language[];
  /** Paths of the pictures that it shows. */
  pictures?: readonly string[];
  /** The film that it is about, by language. */
  film?: Partial<Record<Language, SitemapFilm>>;
}

/**
 * Pages in every language that they are in, each with its other versions (sitemaps.org; Google's extension for languages).
 * @param origin the site's address, without a slash at its end
 */
export function urlSet(origin: string, entries: readonly SitemapEntry[]): string {
  const address = (path: string, language: Language) => escapeHtml(origin + localPath(path, language));
  const urls = entries.flatMap(({ path, changed, untranslated = [], pictures = [], film }) => {
    const versions = alternates(untranslated)
      .map((language) => `<xhtml:link rel="alternate" hreflang="${HTML_LANG[language]}" href="${address(path, language)}"/>`)
      .join("");
    const shown = pictures.map((picture) => `<image:image><image:loc>${escapeHtml(origin + picture)}</image:loc></image:image>`).join("");
    return LANGUAGES.filter((language) => !untranslated.includes(language)).map(
      (language) =>
        `<url><loc>${address(path, language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${versions}${shown}${filmElement(film?.[language])}</url>`,
    );
  });
  return `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${PICTURES}" xmlns:video="${FILMS}">\n${urls.join("\n")}\n</urlset>`;
}

/** Elements in the order that the extension's schema asks for. */
function filmElement(film: SitemapFilm | undefined): string {
  if (!film) return "";
  const parts = {
    thumbnail_loc: film.poster,
    title: film.title,
    description: film.summary,
    content_loc: film.file,
    duration: Math.max(1, Math.round(film.seconds)),
    publication_date: film.created,
  };
  const written = Object.entries(parts).map(([name, value]) => `<video:${name}>${escapeHtml(String(value))}</video:${name}>`);
  return `<video:video>${written.join("")}</video:video>`;
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
