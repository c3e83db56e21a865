import { nameIn } from "#shared/vocabulary/name-in.ts";
import { downloadFile } from "#app/data/downloads.server.ts";
import { linked, linkedAll } from "#app/data/content/linked.server.ts";
import { FILE_FIELDS, fileView } from "#app/data/content/pictures.server.ts";
import { publishedContent } from "#app/data/published-content.server.ts";
import { richTextPlain } from "#app/data/rich-text.server.ts";
import { termIn } from "#app/data/content/terms.server.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { seriesPath } from "#shared/vocabulary/catalogue.ts";
import { BRAND_KINDS } from "#shared/vocabulary/company.ts";
import { FILE_TYPES, VIDEO_GROUPS } from "#shared/vocabulary/library.ts";
import type { Choice, Id } from "#cms/cache/materialized-view.ts";
import type { SearchDocument } from "./search-document.ts";
import {
  type Found,
  type Reader,
  type Searched,
  type Taken,
  chosenIn,
  keyOf,
  page,
  pointTexts,
  takenFrom,
} from "./document-parts.server.ts";
import { readProducts } from "./product-documents.server.ts";

/** What a solution's page tells beside its features. */
const SOLUTION_PARTS = { overview: true, hardware: true, platform: true, app: true, scenarios: true, specs: true } as const;

/** How the records of each collection become documents. */
const READERS: Record<Searched, Reader> = {
  products: readProducts,
  solutions: async (language, choice) => {
    const cms = await publishedContent();
    const select = { slug: true, name: true, tagline: true, summary: true, features: true, ...SOLUTION_PARTS } as const;
    const { docs } = await cms.find({ collection: "solutions", depth: 0, select, ...chosenIn(language, choice) });
    return docs.map(({ id, slug, name, tagline, summary, features, overview, hardware, platform, app, scenarios, specs }) => ({
      id,
      kind: "solution",
      title: name,
      path: paths.solution(slug),
      excerpt: summary,
      words: [tagline],
      texts: pointTexts(features),
      body: [
        ...(overview ?? []).map(({ text }) => text),
        ...[hardware, platform, app, scenarios].flatMap(pointTexts),
        ...(specs ?? []).flatMap(({ name: row, text }) => [row, text]),
      ].join(" ; "),
    }));
  },
  articles: async (language, choice) => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "articles",
      depth: 0,
      select: { title: true, summary: true },
      ...chosenIn(language, choice),
    });
    return docs.map(({ id, title, summary }) => ({
      id,
      kind: "article",
      title,
      path: paths.article(id),
      excerpt: summary,
      words: [],
      texts: [],
    }));
  },
  downloads: async (language, choice) => {
    const cms = await publishedContent();
    const select = { slug: true, title: true, summary: true, type: true, kind: true, file: true, products: true } as const;
    const populate = { media: FILE_FIELDS, products: { code: true, slug: true } } as const;
    const { docs } = await cms.find({ collection: "downloads", depth: 1, select, populate, ...chosenIn(language, choice) });
    return docs.map(({ id, title, summary, type, kind, file, products }) => ({
      id,
      kind: "download",
      title,
      path: downloadFile({ file: fileView(file), kind, products: linkedAll(products) }, language)?.url ?? paths.downloads,
      excerpt: summary,
      words: [
        nameIn(FILE_TYPES[type], language),
        termIn("download-kinds", kind, language),
        ...(products ?? []).map((product) => linked(product)?.code ?? ""),
      ],
      texts: [],
      from: takenFrom(["media", [file]], ["products", products]),
    }));
  },
  videos: async (language, choice) => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "videos",
      depth: 0,
      select: { slug: true, title: true, summary: true, group: true, chapters: true },
      ...chosenIn(language, choice),
    });
    return docs.map(({ id, slug, title, summary, group, chapters }) => ({
      id,
      kind: "video",
      title,
      path: paths.film(slug),
      excerpt: summary,
      words: [nameIn(VIDEO_GROUPS[group], language)],
      texts: (chapters ?? []).map((chapter) => chapter.title),
    }));
  },
  faqs: async (language, choice) => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "faqs",
      depth: 0,
      select: { slug: true, question: true, answer: true },
      ...chosenIn(language, choice),
    });
    return docs.map(({ id, slug, question, answer }) => ({
      id,
      kind: "faq",
      title: question,
      path: `${paths.faq}#${slug}`,
      excerpt: answer,
      words: [],
      texts: [],
    }));
  },
  services: async (language, choice) => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "services",
      depth: 0,
      select: { slug: true, title: true, summary: true, body: true, steps: true, tests: true },
      ...chosenIn(language, choice),
    });
    return docs.map(({ id, slug, title, summary, body, steps, tests }) => {
      const groups = tests ?? [];
      const tested = groups.flatMap(({ items }) => items ?? []).flatMap(({ name, criterion }) => [name, criterion]);
      const told = [richTextPlain(body), ...pointTexts(steps), ...groups.map(({ group }) => group), ...tested];
      return page(id, title, paths.service(slug), summary, { body: told.join(" ; ") });
    });
  },
  brands: async (language, choice) => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "brands",
      depth: 0,
      select: { slug: true, kind: true, title: true, summary: true, body: true },
      ...chosenIn(language, choice),
    });
    return docs.map(({ id, slug, kind, title, summary, body }) => {
      const path = kind === "story" || kind === "company" ? paths[kind] : paths.brandEntry(slug);
      return page(id, title, path, summary, { words: [nameIn(BRAND_KINDS[kind], language)], body: richTextPlain(body) });
    });
  },
  pages: async (language, choice) => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "pages",
      depth: 0,
      select: { slug: true, title: true, summary: true, body: true, sections: true },
      ...chosenIn(language, choice),
    });
    return docs.map(({ id, slug, title, summary, body, sections }) => {
      const told = (sections ?? []).flatMap(({ heading, text, table }) => [heading, text, table]);
      const items = (sections ?? []).flatMap((section) => section.items ?? []).flatMap(({ name, text }) => [name, text]);
      const said = [richTextPlain(body), ...told, ...items].filter(Boolean).join(" ; ");
      return page(id, title, paths.page(slug), summary ?? "", { body: said });
    });
  },
  series: async (language, choice) => {
    const cms = await publishedContent();
    const { docs } = await cms.find({
      collection: "series",
      depth: 0,
      select: { key: true, name: true, description: true, features: true },
      ...chosenIn(language, choice),
    });
    return docs.map(({ id, key, name, description, features }) =>
      page(id, name, seriesPath(key), description, { words: (features ?? []).map(({ text }) => text) }),
    );
  },
};

/** Reads what articles say on their pages, in a language. There are many and they are long, so that they are read apart from the rest. */
export async function articleBodies(language: Language, choice: Choice): Promise<{ id: Id; key: string; body: string }[]> {
  const cms = await publishedContent();
  const { docs } = await cms.find({ collection: "articles", depth: 0, select: { body: true }, ...chosenIn(language, choice) });
  return docs.map(({ id, body }) => ({ id, key: keyOf("articles", id), body: richTextPlain(body) }));
}

export const SEARCHED = Object.keys(READERS) as Searched[];

/**
 * Reads records of a collection, each as its documents in all languages, without one where it is left out of the pages of a language,
 * and what these take from other records.
 */
export async function documentsOf(
  collection: Searched,
  choice: Choice,
): Promise<{ id: Id; documents: Partial<Record<Language, SearchDocument>>; from: readonly Taken[] }[]> {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => {
      const read = await READERS[collection](language, choice);
      return [language, new Map(read.map((found) => [found.id, found]))] as const;
    }),
  );
  const [, own] = all[0] ?? [DEFAULT_LANGUAGE, new Map<Id, Found>()];
  return [...own.values()].map(({ id, from = [] }) => {
    const versions = all.flatMap(([language, found]) => {
      const version = found.get(id);
      return version ? [{ language, version }] : [];
    });
    const documents = versions.map(({ language, version }) => {
      const others = versions.filter((other) => other.language !== language);
      // What is in one language alone is found by the same words as it would be in two.
      return [language, documentFrom(collection, version, others.length > 0 ? others.map((other) => other.version) : [version])] as const;
    });
    return { id, documents: Object.fromEntries(documents), from };
  });
}

function documentFrom(collection: Searched, { id, from: _from, ...document }: Found, others: readonly Found[]): SearchDocument {
  return { ...document, key: keyOf(collection, id), other: others.flatMap(({ title, excerpt }) => [title, excerpt]) };
}
