/** What the pages of kinds of content show that have no modules of their own (`app/routes/content.tsx`). */
import type { UntranslatedNote } from "#app/lib/untranslated-note.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { WITH_PAGES } from "#cms/lib/record-paths.ts";
import { CONTENT, contentKind, type ContentKind } from "#shared/content/index.ts";
import { DEFAULT_LANGUAGE, localPath } from "#shared/languages.ts";
import { listBrandEntries, type BrandEntry } from "./company.server.ts";
import type { PictureView } from "./content/pictures.server.ts";
import { notFoundOrRedirect } from "./content/translation-visibility.server.ts";
import { factsOf, searchTexts, type Writing } from "./definition/rows.server.ts";
import type { Page } from "./index/paginate.server.ts";
import { listPageOf } from "./list-page.ts";
import { pageContext } from "./page.server.ts";
import { phrases } from "./phrases.server.ts";
import { productsBy, type ProductCard } from "./product-card.server.ts";
import { findRecord, readPage } from "./records.server.ts";

/** Records on a page of a list. */
const PAGE_SIZE = 12;

interface ContentItem {
  title: string;
  summary: string;
  picture: PictureView | null;
  /** Site path of its page; null where it has none. */
  path: string | null;
}

export interface ContentListView {
  head: Head;
  path: string;
  title: string;
  text: string;
  list: Page<ContentItem>;
}

export interface ContentPageView {
  head: Head;
  /** The list that it stands in. */
  list: { path: string; title: string };
  original: UntranslatedNote | undefined;
  record: Omit<ContentItem, "path"> & {
    /** The title, cut where a line may break. */
    phrases: string[];
    html: string;
  };
  facts: { label: string; value: string }[];
  products: ProductCard[];
  /** Other entries of the brand, of the same kind. */
  others: { kind: BrandEntry["kind"]; entries: BrandEntry[] } | null;
}

/** What a record is called and says in short, by the fields that the search has them from. */
export function recordInShort(kind: ContentKind, record: object, writing: Writing) {
  const searchText = (way: "title" | "excerpt") => searchTexts(CONTENT[kind].fields, way, record, writing).join(" ");
  const { picture = null } = record as { picture?: PictureView | null };
  return { title: searchText("title"), summary: searchText("excerpt"), picture };
}

/** The kind of content whose list is at a path. */
export function kindListedAt(path: string): ContentKind | undefined {
  return WITH_PAGES.find((kind) => listPageOf(kind)?.path === path);
}

/** A page of the list at a path; null where there is no such page of it. */
export async function contentList(path: string, url: URL, number: number): Promise<ContentListView | null> {
  const kind = kindListedAt(path);
  const page = await pageContext(url);
  const list = kind && (await readPage(kind, page.language, ["list", "search"], number, PAGE_SIZE));
  const names = kind && listPageOf(kind);
  if (!list || !names) return null;
  const [title, text] = [page.t(names.title), page.t(names.excerpt)];
  return {
    head: page.head({
      title: [namedText(names.title), number > 1 && page.t("ui.pageOf", { page: number, total: list.pages })],
      description: text,
      path: number > 1 ? `${path}?page=${number}` : path,
    }),
    path,
    title,
    text: text === title ? "" : text,
    list: { ...list, items: list.items.map((record) => Object.assign(recordInShort(kind, record, page), { path: record.path })) },
  };
}

/**
 * The page of the record with a slug below the path of its list.
 * @throws Response where there is none, or where its page is another one
 */
export async function contentPage(below: string, url: URL, slug: string): Promise<ContentPageView> {
  const kind = kindListedAt(below);
  const names = kind && listPageOf(kind);
  const page = await pageContext(url);
  const { language, t } = page;
  const address = kind && contentKind(kind)?.address;
  const instead =
    address && "below" in address ? Object.values(address.instead ?? {}).find((paths) => Object.hasOwn(paths, slug))?.[slug] : undefined;
  if (instead) throw redirectTo(localPath(instead, language), { redirectCode: 301 });
  const record = kind && (await findRecord(kind, language, slug));
  if (!kind || !names || !record) throw await notFoundOrRedirect(url, below, async () => kind && findRecord(kind, DEFAULT_LANGUAGE, slug));
  const { fields } = CONTENT[kind];
  const { title, summary, picture } = recordInShort(kind, record, page);
  const { products = [] } = record as { products?: { slug: string }[] };
  return {
    head: page.head({ title, description: summary, picture, untranslated: record.untranslated, ...record.seo }),
    list: { path: below, title: t(names.title) },
    original: page.original(record, ["title", title], ["summary", summary]),
    record: { title, summary, picture, phrases: phrases(title, language), html: record.html },
    facts: factsOf(fields, record, page),
    products: await productsBy(
      "slug",
      language,
      products.map((product) => product.slug),
    ),
    others: kind === "brands" ? await otherEntries(record as unknown as BrandEntry, language) : null,
  };
}

async function otherEntries({ kind, slug }: BrandEntry, language: Writing["language"]): Promise<ContentPageView["others"]> {
  const entries = await listBrandEntries(language);
  return { kind, entries: entries.filter((entry) => entry.kind === kind && entry.slug !== slug) };
}
