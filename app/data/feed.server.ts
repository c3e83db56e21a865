import { articlesOfFeed, type FeedArticle } from "./articles.server.ts";
import { pageContext } from "./page.server.ts";
import type { AtomFeed } from "#app/lib/atom.ts";
import { paths } from "#app/lib/paths.ts";
import { HTML_LANG, localPath, type Language } from "#shared/languages.ts";
import { productEntries } from "./index/products.server.ts";
import { lifeName } from "./product-card.server.ts";
import { visibleIn } from "./translation-visibility.server.ts";

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

/** Products that the feed of changes names. */
const MOST_CHANGED = 50;

/** The products that changed last, the newest change first, in the language of an address. */
export async function changedProducts(url: URL): Promise<AtomFeed> {
  const { language, t, frame } = await pageContext(url);
  const at = (path: string) => frame.origin + localPath(path, language);
  const entries = (await visibleIn(productEntries, language)).toSorted((one, other) => (one.changed < other.changed ? 1 : -1));
  return {
    title: `${frame.company.name}: ${t("products.title")}`,
    subtitle: t("products.title"),
    lang: HTML_LANG[language],
    self: at(paths.productsFeed),
    page: at(paths.products),
    entries: entries.slice(0, MOST_CHANGED).map(({ slug, code, name, tagline, released, changed, life }) => ({
      title: `${code} ${name[language]}`,
      url: at(paths.product(slug)),
      published: `${released}T00:00:00Z`,
      updated: changed,
      summary: [tagline[language], lifeName({ life }, language).life].filter(Boolean).join(" · "),
    })),
  };
}
