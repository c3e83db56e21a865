import type { NewsFeed } from "#app/data/feed.server.ts";
import { HTML_LANG, localPath } from "#shared/languages.ts";
import type { AtomFeed } from "#app/lib/atom.ts";
import { paths } from "#app/lib/paths.ts";
import { pictureAddress } from "#app/lib/picture.ts";

/** Addresses within a text that begin at the site. */
const SITE_ADDRESS = /(\s(?:href|src|poster)=")\/(?!\/)/g;
const SITE_SET = /(\ssrcset=")([^"]*)"/gi;

/** News as an Atom feed, each article whole. */
export function atomFeed({ origin, language, title, description, articles }: NewsFeed): AtomFeed {
  const at = (path: string) => origin + localPath(path, language);
  return {
    title,
    subtitle: description,
    lang: HTML_LANG[language],
    self: at(paths.newsFeed),
    page: at(paths.news),
    entries: articles.map(({ id, title: name, summary, author, category, publishedAt, changedAt, html }) => ({
      title: name,
      url: at(paths.article(id)),
      published: publishedAt,
      updated: changedAt,
      author,
      category,
      summary,
      html: wholeAddresses(html, origin),
    })),
  };
}

/** The same as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ origin, language, title, description, articles }: NewsFeed): object {
  const at = (path: string) => origin + localPath(path, language);
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: HTML_LANG[language],
    home_page_url: at(paths.news),
    feed_url: at(paths.newsJsonFeed),
    items: articles.map(({ id, title: name, summary, author, category, publishedAt, changedAt, picture, html }) => ({
      id: at(paths.article(id)),
      url: at(paths.article(id)),
      title: name,
      summary,
      content_html: wholeAddresses(html, origin),
      ...(picture && { image: origin + pictureAddress(picture) }),
      date_published: publishedAt,
      date_modified: changedAt,
      ...(author && { authors: [{ name: author }] }),
      tags: [category],
    })),
  };
}

/** Readers of feeds do not know where a text comes from: its addresses have to say so. */
function wholeAddresses(html: string, origin: string): string {
  return html
    .replaceAll(SITE_ADDRESS, `$1${origin}/`)
    .replaceAll(SITE_SET, (_all, name: string, set: string) => `${name}${set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`);
}
