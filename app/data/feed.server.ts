import type { Feed } from "#app/lib/feed.ts";
import { paths } from "#app/lib/paths.ts";
import { pictureAddress } from "#app/lib/picture.ts";
import { CONTENT, CONTENT_KINDS, contentKind, type ContentKind } from "#shared/content/index.ts";
import { colon, HTML_LANG } from "#shared/languages.ts";
import { addresses } from "./addresses.ts";
import { articlesOfFeed } from "./articles.server.ts";
import { listDownloads } from "./downloads.server.ts";
import { productEntries } from "./index/product-entries.server.ts";
import { pageContext, type PageContext } from "./page.server.ts";
import { lifeName } from "./product-card.server.ts";
import { searchTexts } from "./definition/rows.server.ts";
import { listPageOf } from "./list-page.ts";
import { readRecords } from "./records.server.ts";
import { termIn } from "./content/terms.server.ts";
import { listedIn } from "./content/translation-visibility.server.ts";

/** Entries of the feeds of products and downloads; articles come whole, and fewer. */
const MAX_ENTRIES = 50;

type Entries = Feed["entries"];

/** What the feeds of some kinds tell of their records, beyond or instead of what follows from their definition. */
const OWN: Partial<Record<ContentKind, (page: PageContext) => Promise<Entries>>> = {
  articles: newestArticles,
  products: changedProducts,
  downloads: newDownloads,
};

/** The feed at a path, without its extension; null where there is none. */
export async function feedAt(path: string, url: URL): Promise<Feed | null> {
  const kind = CONTENT_KINDS.find((one) => contentKind(one)?.programs?.feed?.path === path);
  const list = kind && listPageOf(kind);
  if (!list) return null;
  const page = await pageContext(url);
  const at = addresses(page);
  const { t, language } = page;
  const { name } = page.layout.company;
  const [title, subtitle] =
    kind === "articles"
      ? [t("news.feedTitle", { name }), t("news.description", { name })]
      : [name + colon(language) + t(list.title), t(kind === "products" ? list.title : list.excerpt)];
  return {
    title,
    subtitle,
    author: name,
    lang: HTML_LANG[language],
    atom: at(`${path}.xml`),
    json: at(`${path}.json`),
    page: at(list.path),
    entries: await (OWN[kind] ?? ((context: PageContext) => changedRecords(kind, context)))(page),
  };
}

/** The records that changed last, the newest change first. */
async function changedRecords(kind: ContentKind, page: PageContext): Promise<Entries> {
  const records = await readRecords(kind, page.language, ["search"], { sort: ["-updatedAt"], limit: MAX_ENTRIES });
  const { fields } = CONTENT[kind];
  return records.map((record) => ({
    title: searchTexts(fields, "title", record, page).join(" "),
    url: addresses(page)(record.path ?? "/"),
    updated: record.changed,
    summary: searchTexts(fields, "excerpt", record, page).join(" "),
  }));
}

/** The newest articles, each whole. */
async function newestArticles(page: PageContext): Promise<Entries> {
  const { language, layout } = page;
  const articles = await articlesOfFeed(language);
  return articles.map(({ id, title, summary, author, categoryName, publishedAt, changedAt, picture, html }) => ({
    title,
    url: addresses(page)(paths.article(id)),
    published: publishedAt,
    updated: changedAt,
    author,
    category: categoryName,
    summary,
    html: forReaders(html, layout.origin),
    image: picture ? layout.origin + pictureAddress(picture) : undefined,
  }));
}

/** The products that changed last, with the stage of their life. */
async function changedProducts(page: PageContext): Promise<Entries> {
  const { language } = page;
  const entries = (await listedIn(productEntries, language)).toSorted((one, other) => (one.changed < other.changed ? 1 : -1));
  return entries.slice(0, MAX_ENTRIES).map(({ slug, code, name, tagline, released, changed, life }) => ({
    title: `${code} ${name[language]}`,
    url: addresses(page)(paths.product(slug)),
    published: `${released}T00:00:00Z`,
    updated: changed,
    summary: [tagline[language], lifeName({ life }, language).life].filter(Boolean).join(" · "),
  }));
}

/** The newest files of the downloads centre; an entry leads to its file. */
async function newDownloads({ language, layout }: PageContext): Promise<Entries> {
  const { items = [] } = (await listDownloads(language, { size: MAX_ENTRIES })) ?? {};
  return items.flatMap(({ title, summary, kind, created, file }) => {
    if (!file) return [];
    const category = termIn("download-kinds", kind, language);
    return [{ title, url: new URL(file.url, layout.origin).href, updated: `${created}T00:00:00Z`, category, summary }];
  });
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
