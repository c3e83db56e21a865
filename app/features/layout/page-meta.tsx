import { useMatches } from "react-router";
import { alternates, CARD_SIZE, documentTitle, type Head } from "#app/lib/seo/head.ts";
import { paths } from "#app/lib/paths.ts";
import { DEFAULT_LANGUAGE, HTML_LANG, isMultilingual, localPath, type Language } from "#shared/languages.ts";

/** The tags of the current page besides its title: its address, its other languages, its social card. */
export function PageMeta() {
  const { head } = (useMatches().at(-1)?.loaderData ?? {}) as { head?: Head };
  if (!head) return null;
  const feedOf = (path: string) => localPath(path, head.language);
  return (
    <>
      <meta name="description" content={head.description} />
      {head.noindex ? <meta name="robots" content="noindex" /> : <Versions {...head} />}
      {head.feed && <link rel="alternate" type="application/atom+xml" title={head.feed} href={feedOf(paths.newsFeed)} />}
      {head.feed && <link rel="alternate" type="application/feed+json" title={head.feed} href={feedOf(paths.newsJsonFeed)} />}
      {Object.entries(propertiesOf(head, head.origin + localPath(head.path, head.language))).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The page's addresses for search engines: its own, and those in other languages. A page excluded from search has none. */
function Versions({ origin, path, language, untranslated }: Pick<Head, "origin" | "path" | "language" | "untranslated">) {
  const address = (other: Language) => origin + localPath(path, other);
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {alternates(untranslated).map((other) => (
        <link key={other} rel="alternate" hrefLang={HTML_LANG[other]} href={address(other)} />
      ))}
      {isMultilingual && <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />}
    </>
  );
}

/** The page in the words of Open Graph (ogp.me). */
function propertiesOf(head: Head, address: string): Record<string, string> {
  const { article, film } = head;
  return {
    "og:title": head.title,
    "og:description": head.description,
    "og:url": address,
    "og:site_name": head.siteName,
    "og:type": kindOf(head),
    "og:image": head.origin + head.card,
    "og:image:type": "image/jpeg",
    "og:image:width": String(CARD_SIZE.width),
    "og:image:height": String(CARD_SIZE.height),
    "og:image:alt": documentTitle(head.title, head.siteName, head.language),
    ...(article && {
      "article:published_time": article.published,
      "article:modified_time": article.updated,
      "article:author": article.author,
      "article:section": article.section,
    }),
    ...(film && {
      "og:video": film.url,
      "og:video:type": film.type,
      "video:duration": String(Math.round(film.seconds)),
      "video:release_date": film.released,
    }),
  };
}

/** The Open Graph type of a page. */
function kindOf({ article, film, product }: Head): string {
  if (article) return "article";
  if (film) return "video.other";
  return product ? "product" : "website";
}
