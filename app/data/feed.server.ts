import type { Feed } from "#app/lib/feed.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { pictureAddress } from "#app/lib/picture.ts";
import { HTML_LANG, sentenceSpace, type Language } from "#shared/languages.ts";
import { addresses } from "./addresses.ts";
import { articlesOfFeed } from "./articles.server.ts";
import { listDownloads } from "./downloads.server.ts";
import { productEntries } from "./index/product-entries.server.ts";
import { pageContext, type PageContext } from "./page.server.ts";
import { lifeName } from "./product-card.server.ts";
import { termIn } from "./content/terms.server.ts";
import { listedIn } from "./content/translation-visibility.server.ts";

/** Entries of the feeds of products and downloads; articles come whole, and fewer. */
const MAX_ENTRIES = 50;

/** What a feed says of itself, in the language of its address. */
function feedAt(
  page: PageContext,
  own: { atom: string; json: string; page: string },
  title: string,
  subtitle: string,
): Omit<Feed, "entries"> {
  const at = addresses(page);
  const { company } = page.layout;
  return {
    title,
    subtitle,
    author: company.name,
    lang: HTML_LANG[page.language],
    atom: at(own.atom),
    json: at(own.json),
    page: at(own.page),
  };
}

function titleOf(company: string, list: string, language: Language): string {
  return company + (sentenceSpace(language) ? ": " : "：") + list;
}

/** The newest articles, each whole. */
export async function newsFeed(url: URL): Promise<Feed> {
  const page = await pageContext(url);
  const { t, language, layout } = page;
  const { name } = layout.company;
  const own = { atom: paths.newsFeed, json: paths.newsJsonFeed, page: paths.news };
  const articles = await articlesOfFeed(language);
  return {
    ...feedAt(page, own, t("news.feedTitle", { name }), t("news.description", { name })),
    entries: articles.map(({ id, title, summary, author, categoryName, publishedAt, changedAt, picture, html }) => ({
      title,
      url: addresses(page)(paths.article(id)),
      published: publishedAt,
      updated: changedAt,
      author,
      category: categoryName,
      summary,
      html: forReaders(html, layout.origin),
      image: picture ? layout.origin + pictureAddress(picture) : undefined,
    })),
  };
}

/** The products that changed last, the newest change first. */
export async function changedProducts(url: URL): Promise<Feed> {
  const page = await pageContext(url);
  const { t, language, layout } = page;
  const own = { atom: programPaths.productsFeed, json: programPaths.productsJsonFeed, page: paths.products };
  const entries = (await listedIn(productEntries, language)).toSorted((one, other) => (one.changed < other.changed ? 1 : -1));
  return {
    ...feedAt(page, own, titleOf(layout.company.name, t("products.title"), language), t("products.title")),
    entries: entries.slice(0, MAX_ENTRIES).map(({ slug, code, name, tagline, released, changed, life }) => ({
      title: `${code} ${name[language]}`,
      url: addresses(page)(paths.product(slug)),
      published: `${released}T00:00:00Z`,
      updated: changed,
      summary: [tagline[language], lifeName({ life }, language).life].filter(Boolean).join(" · "),
    })),
  };
}

/** The newest files of the downloads centre; an entry leads to its file. */
export async function newDownloads(url: URL): Promise<Feed> {
  const page = await pageContext(url);
  const { t, language, layout } = page;
  const own = { atom: programPaths.downloadsFeed, json: programPaths.downloadsJsonFeed, page: paths.downloads };
  const { items = [] } = (await listDownloads(language, { size: MAX_ENTRIES })) ?? {};
  return {
    ...feedAt(page, own, titleOf(layout.company.name, t("downloads.title"), language), t("downloads.description")),
    entries: items.flatMap(({ title, summary, kind, created, file }) =>
      file
        ? [
            {
              title,
              url: new URL(file.url, layout.origin).href,
              updated: `${created}T00:00:00Z`,
              category: termIn("download-kinds", kind, language),
              summary,
            },
          ]
        : [],
    ),
  };
}

/** Addresses within a text that begin at the site. */
const SITE_ADDRESS = /(\s(?:href|src|poster)=")\/(?!\/)/g;
const SITE_SET = /(\ssrcset=")([^"]*)"/gi;
/** What the styles of the site go by. */
const STYLING = /\sclass="[^"]*"/g;

/** Readers of feeds do not know where a text comes from: its addresses have to say so. They have no use for the site's classes. */
function forReaders(html: string, origin: string): string {
  return html
    .replaceAll(STYLING, "")
    .replaceAll(SITE_ADDRESS, `$1${origin}/`)
    .replaceAll(SITE_SET, (_all, name: string, set: string) => `${name}${set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)}"`);
}
