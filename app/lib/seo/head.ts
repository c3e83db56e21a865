import type { MetaDescriptor } from "react-router";
import { DEFAULT_LANGUAGE, HTML_LANG, isMultilingual, LANGUAGES, localPath, sentenceSpace, type Language } from "#shared/languages.ts";
import { paths } from "../paths.ts";
import type { PictureSource } from "../picture.ts";
import type { TitlePart } from "./title.ts";

/** What a page says about itself; loaders return it as `head`. */
export interface Head {
  /** Page title without the site's name. */
  title: string;
  /** What the title is made of, where texts of the interface are among it: the browser may have others than the server. */
  titleParts?: readonly TitlePart[];
  description: string;
  siteName: string;
  /** Origin of the site, no trailing slash. */
  origin: string;
  /** Path without language prefix, with the query that makes it a page of its own, if any. */
  path: string;
  language: Language;
  /** What stands above the title on the social card: the part of the site, a series. */
  kicker?: string;
  /** The title on the social card, where the page's own says more than there is room for. */
  cardTitle?: string;
  /** A picture that stands for the page on its social card. */
  picture?: PictureSource | null;
  /** The slug of a solution whose map stands for the page on its social card. */
  map?: string;
  /** Path of the page's social card; changes with what is on the card. */
  card: string;
  noindex?: boolean;
  /** The languages of the site that there is no page of it in: its address in one of them, if it has one, shows another. */
  untranslated?: readonly Language[];
  /** Of an article: ISO dates, who wrote it, and the part of the news that it is in. */
  article?: { published: string; updated: string; author: string; section: string };
  /** Of a film: where it lies, its media type, its length in seconds, and the ISO date since when it is there. */
  film?: { url: string; type: string; seconds: number; released: string };
  /** It is the page of a product. */
  product?: boolean;
  /** What the site's news feed is called, on pages of the news. */
  feed?: string;
}

/** Pixels of a social card, as Open Graph readers expect it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What the browser calls a page: its title, and the site's name. */
export function documentTitle(title: string, siteName: string, language: Language): string {
  return `${title}${sentenceSpace(language) ? " | " : "｜"}${siteName}`;
}

/** The languages in which a page is named to search engines as one of several; none where it is in one alone. */
export function alternates(untranslated: readonly Language[] = []): Language[] {
  const languages = LANGUAGES.filter((language) => !untranslated.includes(language));
  return languages.length > 1 ? languages : [];
}

/** The meta tags of a page: description, canonical address, its other languages, social card. */
export function headTags(head: Head | undefined): MetaDescriptor[] {
  if (!head) return [];
  const address = (language: Language) => head.origin + localPath(head.path, language);
  const feedOf = (path: string) => localPath(path, head.language);
  const title = documentTitle(head.title, head.siteName, head.language);
  return [
    { name: "description", content: head.description },
    ...(head.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: address(head.language) },
    ...alternates(head.untranslated).map((language) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: HTML_LANG[language],
      href: address(language),
    })),
    ...(isMultilingual ? [{ tagName: "link" as const, rel: "alternate", hrefLang: "x-default", href: address(DEFAULT_LANGUAGE) }] : []),
    ...(head.feed
      ? [
          { tagName: "link" as const, rel: "alternate", type: "application/atom+xml", title: head.feed, href: feedOf(paths.newsFeed) },
          { tagName: "link" as const, rel: "alternate", type: "application/feed+json", title: head.feed, href: feedOf(paths.newsJsonFeed) },
        ]
      : []),
    ...properties({
      "og:title": head.title,
      "og:description": head.description,
      "og:url": address(head.language),
      "og:site_name": head.siteName,
      "og:type": kindOf(head),
      "og:image": head.origin + head.card,
      "og:image:type": "image/jpeg",
      "og:image:width": String(CARD_SIZE.width),
      "og:image:height": String(CARD_SIZE.height),
      "og:image:alt": title,
    }),
    ...properties(
      head.article && {
        "article:published_time": head.article.published,
        "article:modified_time": head.article.updated,
        "article:author": head.article.author,
        "article:section": head.article.section,
      },
    ),
    ...properties(
      head.film && {
        "og:video": head.film.url,
        "og:video:type": head.film.type,
        "video:duration": String(Math.round(head.film.seconds)),
        "video:release_date": head.film.released,
      },
    ),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** What Open Graph calls a page of this kind. */
function kindOf({ article, film, product }: Head): string {
  if (article) return "article";
  if (film) return "video.other";
  return product ? "product" : "website";
}

/** Properties of Open Graph (ogp.me), each as its tag. */
function properties(values: Record<string, string> = {}): MetaDescriptor[] {
  return Object.entries(values).map(([property, content]) => ({ property, content }));
}
