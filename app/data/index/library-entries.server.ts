/** What there is of articles, downloads and films: enough to filter, count, order and address them. The rest is read when it is shown. */
import type { FileType, VideoGroup } from "#shared/vocabulary/library.ts";
import type { Vocabulary } from "#shared/vocabulary/terms.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { contentReader } from "#app/data/content/content-reader.server.ts";
import { untranslatedIn } from "#cms/schema/translation-state.ts";
import { termsAmong, type Term } from "#app/data/content/terms.server.ts";
import { TRANSLATIONS, visibleIn } from "#app/data/content/translation-visibility.server.ts";
import { yearOf } from "#app/lib/format/dates.ts";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import { listing } from "./listing.server.ts";
import { productEntries } from "./product-entries.server.ts";
import { publishedQuery } from "./published-query.server.ts";

interface Entry {
  id: number;
  /** The moment by which the list is ordered, in milliseconds. */
  time: number;
  /** ISO date of the last change. */
  changed: string;
  untranslated: readonly Language[];
}

export interface ArticleEntry extends Entry {
  category: string;
  year: number;
}

export interface DownloadEntry extends Entry {
  slug: string;
  type: FileType;
  kind: string;
  /** Languages that it has a file in. */
  files: Language[];
  /** Ids of the products that it is about. */
  products: number[];
}

export interface VideoEntry extends Entry {
  slug: string;
  group: VideoGroup;
}

const bySlug = (one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1);

/** All published articles, newest first. */
export const articleEntries = listing<ArticleEntry>({
  collection: "articles",
  read: async (choice) => {
    const cms = await contentReader();
    const select = { category: true, publishedAt: true, updatedAt: true, ...TRANSLATIONS } as const;
    const { docs } = await cms.find({ collection: "articles", depth: 0, select, ...publishedQuery(choice) });
    return docs.map(({ id, category, publishedAt, updatedAt, translation, translationLacks }) => ({
      id,
      category,
      time: Date.parse(publishedAt),
      year: yearOf(publishedAt),
      changed: updatedAt,
      untranslated: untranslatedIn({ translation, translationLacks }),
    }));
  },
  compare: (one, other) => other.time - one.time || other.id - one.id,
});

/** All published downloads, newest first. */
export const downloadEntries = listing<DownloadEntry>({
  collection: "downloads",
  read: async (choice) => {
    const cms = await contentReader();
    const select = {
      slug: true,
      type: true,
      kind: true,
      createdOn: true,
      updatedAt: true,
      file: true,
      products: true,
      ...TRANSLATIONS,
    } as const;
    const { docs } = await cms.find({ collection: "downloads", locale: "all", depth: 0, select, ...publishedQuery(choice) });
    return docs.map(({ id, slug, type, kind, createdOn, updatedAt, file, products, translation, translationLacks }) => {
      // A read in all languages gives a file for each; a download without a file is generated in each.
      const uploaded = file as unknown as Partial<Record<Language, number>> | null | undefined;
      return {
        id,
        slug,
        type,
        kind,
        files: LANGUAGES.filter((language) => !uploaded || Object.keys(uploaded).length === 0 || uploaded[language]),
        products: (products ?? []).map((product) => (typeof product === "object" ? product.id : product)),
        time: Date.parse(createdOn),
        changed: updatedAt,
        untranslated: untranslatedIn({ translation, translationLacks }),
      };
    });
  },
  compare: (one, other) => other.time - one.time || bySlug(one, other),
});

/** All published films, newest first. */
export const videoEntries = listing<VideoEntry>({
  collection: "videos",
  read: async (choice) => {
    const cms = await contentReader();
    const select = { slug: true, group: true, createdOn: true, updatedAt: true, ...TRANSLATIONS } as const;
    const { docs } = await cms.find({ collection: "videos", depth: 0, select, ...publishedQuery(choice) });
    return docs.map(({ id, slug, group, createdOn, updatedAt, translation, translationLacks }) => ({
      id,
      slug,
      group,
      time: Date.parse(createdOn),
      changed: updatedAt,
      untranslated: untranslatedIn({ translation, translationLacks }),
    }));
  },
  compare: (one, other) => other.time - one.time || bySlug(one, other),
});

/** The terms of a list that entries visible in a language have. */
function usedTerms<One extends Entry>(vocabulary: Vocabulary, entries: () => Promise<readonly One[]>, keyOf: (entry: One) => string) {
  return cachedBy(async (language: Language): Promise<Term[]> =>
    termsAmong(vocabulary, (await visibleIn(entries, language)).map(keyOf), language),
  );
}

/** The categories that articles have. */
export const articleCategories = usedTerms("article-categories", articleEntries, ({ category }) => category);

/** The years in which articles were published, latest first. */
export const articleYears = cachedBy(async (language: Language): Promise<number[]> => {
  const years = new Set((await visibleIn(articleEntries, language)).map(({ year }) => year));
  return [...years].sort((one, other) => other - one);
});

/** The products that there are files of, in the editors' order. */
export const productsWithDownloads = cachedBy(async (language: Language): Promise<{ id: number; slug: string; code: string }[]> => {
  const [products, downloads] = await Promise.all([visibleIn(productEntries, language), visibleIn(downloadEntries, language)]);
  const withFiles = new Set(downloads.flatMap((download) => download.products));
  return products.filter(({ id }) => withFiles.has(id)).map(({ id, slug, code }) => ({ id, slug, code }));
});
