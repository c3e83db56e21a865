import type { Article, FAQPage, ItemList, NewsArticle, VideoObject } from "schema-dts";
import { HTML_LANG, languageInstead } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { filmType } from "#app/lib/film-type.ts";
import { largestAddress, pictureAddress } from "#app/lib/picture.ts";
import { addresses } from "../addresses.ts";
import type { ArticleView } from "../articles.server.ts";
import type { PageContext } from "../page.server.ts";
import type { VideoView } from "../videos.server.ts";
import type { Listed } from "../records.server.ts";
import { mainThingId, organizationId } from "./page-graph.server.ts";

type Page = Pick<PageContext, "layout" | "language">;

/** An article of the news, as NewsArticle; a guide or an analysis is an Article. */
export function articleThing(article: ArticleView, page: Page): Article | NewsArticle {
  const address = addresses(page)(paths.article(article.id));
  return {
    "@type": article.category === "company" ? "NewsArticle" : "Article",
    "@id": mainThingId(address),
    headline: article.title,
    description: article.summary,
    url: address,
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage:
      HTML_LANG[article.untranslated.includes(page.language) ? languageInstead(page.language, article.untranslated) : page.language],
    author: { "@type": "Organization", name: article.author },
    publisher: { "@id": organizationId(page.layout.origin) },
    ...(article.picture && { image: page.layout.origin + largestAddress(article.picture) }),
  };
}

/**
 * Films as VideoObjects, with a Clip for each of their chapters. Those that may not be played here are left out.
 */
export function filmThings(films: readonly VideoView[], page: Page): VideoObject[] {
  const address = addresses(page);
  return films.flatMap((film) => {
    if (!film.source) return [];
    const place = address(paths.film(film.slug));
    return [
      {
        "@type": "VideoObject" as const,
        "@id": mainThingId(place),
        name: film.title,
        description: film.summary,
        url: place,
        contentUrl: new URL(film.source, page.layout.origin).href,
        uploadDate: film.created,
        duration: `PT${Math.round(film.seconds)}S`,
        encodingFormat: filmType(film.source),
        inLanguage: HTML_LANG[page.language],
        publisher: { "@id": organizationId(page.layout.origin) },
        ...(film.poster && { thumbnailUrl: page.layout.origin + pictureAddress(film.poster, 1200) }),
        hasPart: film.chapters.map(({ title, second }, index) => ({
          "@type": "Clip" as const,
          name: title,
          startOffset: second,
          endOffset: film.chapters[index + 1]?.second ?? film.seconds,
          url: `${place}?t=${second}`,
        })),
      },
    ];
  });
}

/** Questions and answers, as FAQPage. */
export function questionsThing(questions: readonly Listed<"faqs">[], page: Page): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": mainThingId(addresses(page)(paths.faq)),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** What the finder shows, as ItemList. */
export function productList(
  { items }: { items: readonly { slug: string; code: string; nameParts: readonly string[] }[] },
  at: string,
  page: Page,
): ItemList {
  return listThing(
    items.map(({ slug, code, nameParts }) => ({ name: `${code} ${nameParts.join("")}`, path: paths.product(slug) })),
    at,
    page,
  );
}

/**
 * A list of pages, as ItemList, in the order in which the page shows them.
 * @param at the list's own path, with the query that makes it a page of its own
 */
export function listThing(items: readonly { name: string; path: string }[], at: string, page: Page): ItemList {
  const address = addresses(page);
  return {
    "@type": "ItemList",
    "@id": mainThingId(address(at)),
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, url: address(path) })),
  };
}
