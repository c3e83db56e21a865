import type { NewsFeed } from "#app/data/feed.server.ts";
import { HTML_LANG, localPath } from "#shared/languages.ts";
import { escapeHtml } from "#shared/lib/html.ts";
import { paths } from "#app/lib/paths.ts";
import { pictureAddress } from "#app/lib/picture.ts";

/** Moment of a feed without articles. */
const NEVER = new Date(0).toISOString();
/** What no document of XML may hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
/** Addresses within a text that begin at the site. */
const SITE_ADDRESS = /(\s(?:href|src|poster)=")\/(?!\/)/g;
const SITE_SET = /(\ssrcset=")([^"]*)"/gi;

/** News as Atom (RFC 4287), each article whole. */
export function atomFeed({ origin, language, title, description, articles }: NewsFeed): string {
  const at = (path: string) => xml(origin + localPath(path, language));
  const changed = articles.map(({ changedAt }) => changedAt).toSorted();
  const entries = articles.map((article) => {
    const { id, title: name, summary, author, category, publishedAt, changedAt, html } = article;
    return `<entry>
<title>${xml(name)}</title>
<id>${at(paths.article(id))}</id>
<link rel="alternate" type="text/html" href="${at(paths.article(id))}"/>
<published>${publishedAt}</published>
<updated>${changedAt}</updated>
<author><name>${xml(author || title)}</name></author>
<category term="${category}"/>
<summary>${xml(summary)}</summary>
<content type="html">${xml(wholeAddresses(html, origin))}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${HTML_LANG[language]}">
<title>${xml(title)}</title>
<subtitle>${xml(description)}</subtitle>
<id>${at(paths.newsFeed)}</id>
<link rel="self" type="application/atom+xml" href="${at(paths.newsFeed)}"/>
<link rel="alternate" type="text/html" href="${at(paths.news)}"/>
<updated>${changed.at(-1) ?? NEVER}</updated>
<author><name>${xml(title)}</name></author>
${entries.join("\n")}
</feed>
`;
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

function xml(text: string): string {
  return escapeHtml(text.replaceAll(NOT_IN_XML, ""));
}

/** Readers of feeds do not know where a text comes from: its addresses have to say so. */
function wholeAddresses(html: string, origin: string): string {
  return html
    .replaceAll(SITE_ADDRESS, `$1${origin}/`)
    .replaceAll(SITE_SET, (_all, name: string, set: string) => `${name}${set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`);
}
