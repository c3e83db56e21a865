/** The search of the whole site: one index per language in memory, kept in step with what editors change. */
import { setImmediate } from "node:timers/promises";
import type { Source } from "#cms/changes/hub.ts";
import { followed, readThrough } from "#cms/changes/followed.ts";
import { translator } from "#app/content/texts.server.ts";
import { LANGUAGES, type Language } from "#app/i18n/languages.ts";
import { documentsOf, SEARCHED, type Searched } from "./documents.server.ts";
import { searchEngine, type FindOptions, type Found } from "./engine.ts";
import { pageDocuments } from "./pages.ts";

/** Documents taken in at a time: a few milliseconds, after which others have their turn. */
const AT_ONCE = 25;
/** Collections that documents take something from beside their own. */
const ALSO: Partial<Record<Searched, Source[]>> = {
  products: ["series", "solutions", "media"],
  downloads: ["media", "products"],
};

const engines = { zh: searchEngine(), en: searchEngine() } satisfies Record<Language, unknown>;
const followers = [followed({ collection: "interface-texts", fill: putPages, mend: putPages }), ...SEARCHED.map(following)];

/**
 * What is found for a query in a language, best first. Waits for an update that is due, so that what was published a moment ago is
 * found, and what was withdrawn is not.
 */
export async function findOnSite(language: Language, query: string, options?: FindOptions): Promise<Found> {
  for (const upToDate of followers) await upToDate();
  return engines[language].find(query, options);
}

async function putPages(): Promise<void> {
  const [zh, en] = await Promise.all([translator("zh"), translator("en")]);
  engines.zh.put(...pageDocuments(zh, en));
  engines.en.put(...pageDocuments(en, zh));
}

/** Keeps the documents of a collection in step with its records. */
function following(collection: Searched): () => Promise<void> {
  return followed({
    collection,
    also: ALSO[collection] ?? [],
    async fill() {
      const gone = new Set(engines.zh.keys().filter((key) => key.startsWith(`${collection}:`)));
      await readThrough(
        (choice) => documentsOf(collection, choice),
        async (found) => {
          for (let at = 0; at < found.length; at += AT_ONCE) {
            for (const { documents } of found.slice(at, at + AT_ONCE)) {
              for (const language of LANGUAGES) engines[language].put(documents[language]);
              gone.delete(documents.zh.key);
            }
            await setImmediate();
          }
        },
      );
      for (const language of LANGUAGES) engines[language].remove([...gone]);
    },
    async mend(ids) {
      const gone = new Set(ids);
      for (const { id, documents } of await documentsOf(collection, { ids })) {
        for (const language of LANGUAGES) engines[language].put(documents[language]);
        gone.delete(id);
      }
      for (const language of LANGUAGES) engines[language].remove([...gone].map((id) => `${collection}:${id}`));
    },
  });
}
