import { LANGUAGES, sentenceSpace, type Language } from "#shared/languages.ts";
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
  /** The line above the title on the social card: the part of the site, a series. */
  kicker?: string;
  /** The title on the social card, where the page's own says more than there is room for. */
  cardTitle?: string;
  /** A picture that stands for the page on its social card. */
  picture?: PictureSource | null;
  /** Path of the page's social card; changes with the content of the card. */
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
  /** Its visitors are asked to share it in WeChat: the site has an account there, or is in Chinese besides. */
  wechat?: boolean;
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
