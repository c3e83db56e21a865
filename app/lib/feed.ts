import { escapeHtml } from "#shared/lib/html.ts";
import { FOR_ANY_ORIGIN, programHeaders } from "./program-headers.ts";

/** An entry of a feed; addresses are whole, moments ISO. */
export interface FeedEntry {
  title: string;
  url: string;
  published?: string;
  updated: string;
  author?: string;
  category?: string;
  summary: string;
  /** HTML in which every address is whole. */
  html?: string;
  /** Address of a picture. */
  image?: string | undefined;
}

/** The metadata of a feed. */
export interface Feed {
  title: string;
  subtitle: string;
  /** Who writes its entries where they do not say: the company. */
  author: string;
  /** BCP-47 code. */
  lang: string;
  /** Addresses of the feed in both formats, and of the page that says the same. */
  atom: string;
  json: string;
  page: string;
  entries: readonly FeedEntry[];
}

/** Moment of a feed without entries. */
const NEVER = new Date(0).toISOString();
/** Characters that XML forbids, even escaped. */
// oxlint-disable-next-line no-control-regex -- the pattern is about control characters
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A feed as Atom (RFC 4287); readers may keep it for ten minutes. */
export function atomResponse(feed: Feed): Response {
  const { title, subtitle, author, lang, atom, page, entries } = feed;
  const written = entries.map(
    (entry) => `<entry>
<title>${xml(entry.title)}</title>
<id>${xml(entry.url)}</id>
<link rel="alternate" href="${xml(entry.url)}"/>
${entry.published ? `<published>${entry.published}</published>\n` : ""}<updated>${entry.updated}</updated>
<author><name>${xml(entry.author || author)}</name></author>
${entry.category ? `<category term="${xml(entry.category)}"/>\n` : ""}<summary>${xml(entry.summary)}</summary>${entry.html === undefined ? "" : `\n<content type="html">${xml(entry.html)}</content>`}
</entry>`,
  );
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<title>${xml(title)}</title>
<subtitle>${xml(subtitle)}</subtitle>
<id>${xml(atom)}</id>
<link rel="self" type="application/atom+xml" href="${xml(atom)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
<updated>${lastChange(feed) ?? NEVER}</updated>
<author><name>${xml(author)}</name></author>
${written.join("\n")}
</feed>
`;
  return feedResponse(document, "application/atom+xml; charset=utf-8");
}

/** The same as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedResponse(feed: Feed): Response {
  const { title, subtitle, author, lang, json, page, entries } = feed;
  const document = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: subtitle,
    language: lang,
    home_page_url: page,
    feed_url: json,
    authors: [{ name: author }],
    // JSON omits undefined values.
    items: entries.map(({ url, title: name, published, updated, author, category, summary, html, image }) => ({
      id: url,
      url,
      title: name,
      summary,
      content_html: html,
      content_text: html === undefined ? summary : undefined,
      image,
      date_published: published,
      date_modified: updated,
      authors: author ? [{ name: author }] : undefined,
      tags: category ? [category] : undefined,
    })),
  };
  return feedResponse(JSON.stringify(document), "application/feed+json; charset=utf-8");
}

function feedResponse(document: string, type: string): Response {
  return new Response(document, { headers: { ...programHeaders(type), ...FOR_ANY_ORIGIN } });
}

function lastChange({ entries }: Feed): string | undefined {
  return entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
}

function xml(text: string): string {
  return escapeHtml(text.replaceAll(NOT_IN_XML, ""));
}
