import { escapeHtml } from "#shared/lib/html.ts";

/** An entry of a feed; addresses are whole, moments ISO. */
export interface AtomEntry {
  title: string;
  url: string;
  published?: string;
  updated: string;
  author?: string;
  category?: string;
  summary: string;
  /** HTML in which every address is whole. */
  html?: string;
}

/** What a feed says of itself. */
export interface AtomFeed {
  title: string;
  subtitle: string;
  /** BCP-47 code. */
  lang: string;
  /** Address of the feed, and of the page that says the same. */
  self: string;
  page: string;
  entries: readonly AtomEntry[];
}

/** Moment of a feed without entries. */
const NEVER = new Date(0).toISOString();
/** What no document of XML may hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A feed as Atom (RFC 4287). */
export function atom({ title, subtitle, lang, self, page, entries }: AtomFeed): string {
  const updated = entries.map((entry) => entry.updated).toSorted();
  const written = entries.map(
    (entry) => `<entry>
<title>${xml(entry.title)}</title>
<id>${xml(entry.url)}</id>
<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>
${entry.published ? `<published>${entry.published}</published>\n` : ""}<updated>${entry.updated}</updated>
<author><name>${xml(entry.author || title)}</name></author>
${entry.category ? `<category term="${xml(entry.category)}"/>\n` : ""}<summary>${xml(entry.summary)}</summary>${entry.html === undefined ? "" : `\n<content type="html">${xml(entry.html)}</content>`}
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<title>${xml(title)}</title>
<subtitle>${xml(subtitle)}</subtitle>
<id>${xml(self)}</id>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
<updated>${updated.at(-1) ?? NEVER}</updated>
<author><name>${xml(title)}</name></author>
${written.join("\n")}
</feed>
`;
}

/** The answer with a feed; readers may keep it for ten minutes. */
export function atomResponse(feed: AtomFeed): Response {
  return new Response(atom(feed), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}

function xml(text: string): string {
  return escapeHtml(text.replaceAll(NOT_IN_XML, ""));
}
