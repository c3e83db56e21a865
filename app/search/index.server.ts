/** The search of the whole site: one index per language in memory, synchronized with the editors' changes. */
import { setImmediate } from "node:timers/promises";
import { decimalsOf } from "#shared/specification/numerals.ts";
import type { Source } from "#cms/cache/event-bus.ts";
import { materializedView, readThrough, type Id } from "#cms/cache/materialized-view.ts";
import type { WordSearch } from "#app/data/finder/finder-page.server.ts";
import { partsOff } from "#app/data/site-parts.server.ts";
import { hidesUntranslated } from "#app/data/content/translation-visibility.server.ts";
import { loadLayoutData } from "#app/data/layout-data.server.ts";
import { translator } from "#app/data/texts.server.ts";
import { CONTENT } from "#shared/content/index.ts";
import { shownOn } from "#shared/definition/define.ts";
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";
import { isVocabulary } from "#shared/vocabulary/terms.ts";
import { articleBodies, documentsOf, SEARCHED } from "./search-documents.server.ts";
import { keyOf, type Searched } from "./document-parts.server.ts";
import { searchEngine } from "./engine.ts";
import { listNeeds, type Need } from "#app/data/index/needs.server.ts";
import { orderOf } from "./needs.ts";
import type { FindOptions, EngineResult, Listed } from "./engine-types.ts";
import { PAGE_KEYS, pageDocuments } from "./pages.ts";

/** The other collections whose texts the documents of a kind contain. */
function otherSources(kind: Searched): Source[] {
  const sources = shownOn(CONTENT[kind].fields, "search").flatMap(([, field]): string[] => {
    if (field.kind === "one" || field.kind === "many") return [field.of];
    if (field.kind === "term") return [field.vocabulary];
    return field.kind === "file" || field.kind === "pictures" ? ["media"] : [];
  });
  // Specifications and each product's datasheet make products searchable.
  const extra = kind === "products" ? ["spec-rows", "download-kinds"] : [];
  return [...new Set([...sources, ...extra])].filter((source) => source !== kind) as Source[];
}

const engines = byLanguage((language) => searchEngine(decimalsOf(language)));
/** The present needs of the engines. */
let currentNeeds: readonly Need[] = [];
const collections = new Map(SEARCHED.map((collection) => [collection, followCollection(collection)]));
const followers = [
  materializedView({ collection: "interface-texts", rebuildWhen: missingPagesOf, rebuild: putPages, refresh: putPages }),
  ...collections.values(),
];
/**
 * Indexes the bodies of articles last, because they take longest: names are searchable before. A changed article loses its body in the
 * index, so its other texts come first.
 */
const bodies = materializedView({
  collection: "articles",
  rebuildWhen: visibility,
  async rebuild() {
    await collections.get("articles")?.();
    await readThrough((choice) => articleBodies(DEFAULT_LANGUAGE, choice), putBodies);
  },
  async refresh(ids) {
    await collections.get("articles")?.();
    await putBodies(await articleBodies(DEFAULT_LANGUAGE, { ids }));
  },
});

/**
 * The results of a query in a language, best first. Waits for a pending update, so that newly published records are
 * found, and withdrawn ones are not.
 */
export async function findOnSite(language: Language, query: string, options?: FindOptions): Promise<EngineResult> {
  for (const upToDate of followers) await upToDate();
  await updateNeeds();
  await bodies();
  return engines[language].find(query, options);
}

async function updateNeeds(): Promise<void> {
  const needs = await listNeeds();
  if (needs === currentNeeds) return;
  currentNeeds = needs;
  for (const language of LANGUAGES) engines[language].setNeeds(needs);
}

/**
 * The records of a list that match a whole query. Results derived from it depend only on the collection's sources and on
 * the needs.
 */
async function listHaving(collection: "products" | "articles" | "downloads", language: Language, query: string): Promise<Listed> {
  await collections.get(collection)?.();
  await updateNeeds();
  return engines[language].having(query, collection);
}

/** The finder's results for a visitor's words. */
export const productsHaving: WordSearch = async (language, query) => {
  const { scores, needs, isNeedAlone, spelled } = await listHaving("products", language, query);
  return {
    scores: scores && new Map(Array.from(scores, ([id, score]) => [Number(id), score])),
    notes: needs.flatMap(({ note }) => note[language] || []),
    needs: isNeedAlone ? needs.map(({ slug }) => slug) : [],
    sort: needs.map(orderOf).find(Boolean),
    spelled,
  };
};

/** The ids of the articles or downloads that match a whole query; undefined for an empty one. */
export async function idsHaving(collection: "articles" | "downloads", language: Language, query: string): Promise<number[] | undefined> {
  if (!query.trim()) return undefined;
  const { scores } = await listHaving(collection, language, query);
  return scores ? Array.from(scores.keys(), Number) : undefined;
}

/** Indexes the bodies of some articles, in every language. @param defaultBodies those in the default language */
async function putBodies(defaultBodies: { id: Id; key: string; body: string }[]): Promise<void> {
  const ids = defaultBodies.map(({ id }) => id);
  for (const language of LANGUAGES) {
    const articles = language === DEFAULT_LANGUAGE ? defaultBodies : await articleBodies(language, { ids });
    for (const { key, body } of articles) engines[language].putBody(key, body);
    // Yields to other tasks every few milliseconds.
    await setImmediate();
  }
}

/** The filters of all documents, as one comparable value. */
async function visibility(): Promise<string> {
  return [await hidesUntranslated(), ...(await partsOff())].join(" ");
}

/** The missing pages of the site, as one comparable value. */
async function missingPagesOf(): Promise<string> {
  const layouts = await Promise.all(LANGUAGES.map(loadLayoutData));
  return layouts.map(({ missingPages }) => missingPages.join(" ")).join("\n");
}

async function putPages(): Promise<void> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const [own, { missingPages }] = await Promise.all([translator(language), loadLayoutData(language)]);
      return { language, own, missingPages };
    }),
  );
  for (const { language, own, missingPages } of texts) {
    const others = texts.flatMap(({ own: other }) => (other === own ? [] : other));
    engines[language].remove(PAGE_KEYS);
    engines[language].put(...pageDocuments(own, others, missingPages));
  }
}

/** Keeps the documents of a collection synchronized with its records. */
function followCollection(collection: Searched): () => Promise<void> {
  const dependencies = new Map<Id, readonly string[]>();
  return materializedView({
    collection,
    also: otherSources(collection),
    affectedBy: ({ collection: changed, id }) => {
      if (changed === "spec-rows" || isVocabulary(changed)) return null;
      const key = keyOf(changed, id ?? 0);
      return [...dependencies].filter(([, from]) => from.includes(key)).map(([dependent]) => dependent);
    },
    rebuildWhen: visibility,
    async rebuild() {
      const keysOf = (language: Language) => new Set(engines[language].keys().filter((key) => key.startsWith(`${collection}:`)));
      const staleKeys = byLanguage(keysOf);
      await readThrough(
        (choice) => documentsOf(collection, choice),
        async (batch) => {
          for (const { id, documents, from } of batch) {
            if (from.length > 0) dependencies.set(id, from);
            for (const language of LANGUAGES) {
              const document = documents[language];
              if (!document) continue;
              engines[language].put(document);
              staleKeys[language].delete(document.key);
            }
          }
          await setImmediate();
        },
      );
      for (const language of LANGUAGES) engines[language].remove([...staleKeys[language]]);
    },
    async refresh(ids) {
      const missing = new Set(ids);
      for (const id of ids) dependencies.delete(id);
      for (const { id, documents, from } of await documentsOf(collection, { ids })) {
        if (from.length > 0) dependencies.set(id, from);
        for (const language of LANGUAGES) {
          const document = documents[language];
          if (document) engines[language].put(document);
          else engines[language].remove([keyOf(collection, id)]);
        }
        missing.delete(id);
      }
      for (const language of LANGUAGES) engines[language].remove([...missing].map((id) => keyOf(collection, id)));
    },
  });
}
