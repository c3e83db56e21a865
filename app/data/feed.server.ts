import { articlesOfFeed, type FeedArticle } from "./articles.server.ts";
import { pageContext } from "./page.server.ts";
import type { Language } from "#shared/languages.ts";

/** The site's news for those who read it elsewhere. */
export interface NewsFeed {
  /** The site's address, without a slash at its end. */
  origin: string;
  language: Language;
  title: string;
  description: string;
  articles: FeedArticle[];
}

/** The news feed in the language of an address. */
export async function newsFeed(url: URL): Promise<NewsFeed> {
  const { language, t, frame } = await pageContext(url);
  const { name } = frame.company;
  return {
    origin: frame.origin,
    language,
    title: t("news.feedTitle", { name }),
    description: t("news.description", { name }),
    articles: await articlesOfFeed(language),
  };
}
