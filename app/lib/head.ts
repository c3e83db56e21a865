import type { MetaDescriptor } from "react-router";
import { HTML_LANG, LANGUAGES, localPath, type Language } from "#app/i18n/languages.ts";

/** What a page says about itself; loaders return it as `head`. */
export interface Head {
  /** Page title without the site's name. */
  title: string;
  description: string;
  siteName: string;
  /** Origin of the site, no trailing slash. */
  origin: string;
  /** Path without language prefix, with the query that makes it a page of its own, if any. */
  path: string;
  language: Language;
  /** Absolute path of a picture that stands for the page. */
  picture?: string;
  noindex?: boolean;
}

/** The meta tags of a page: title, description, canonical address, both languages, social card. */
export function headTags(head: Head | undefined): MetaDescriptor[] {
  if (!head) return [];
  const address = (language: Language) => head.origin + localPath(head.path, language);
  const title = `${head.title}${head.language === "zh" ? "｜" : " | "}${head.siteName}`;
  return [
    { title },
    { name: "description", content: head.description },
    ...(head.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: address(head.language) },
    ...LANGUAGES.map((language) => ({ tagName: "link" as const, rel: "alternate", hrefLang: HTML_LANG[language], href: address(language) })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("zh") },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: address(head.language) },
    { property: "og:site_name", content: head.siteName },
    { property: "og:type", content: "website" },
    ...(head.picture ? [{ property: "og:image", content: head.origin + head.picture }] : []),
  ];
}
