/** The search of the whole site: one index per language in memory, kept in step with what editors change. */
import { dependsOn } from "#cms/changes/dependencies.ts";
import { onChange } from "#cms/changes/hub.ts";
import { translator } from "#app/content/texts.server.ts";
import { LANGUAGES, type Language } from "#app/i18n/languages.ts";
import { documentsOf, SEARCHED, type Searched } from "./documents.server.ts";
import { searchEngine, type Found } from "./engine.ts";
import type { SearchKind } from "./document.ts";
import { pageDocuments } from "./pages.ts";

/** Records read at a time: enough to be quick, few enough that other requests are answered in between. */
const CHUNK = 250;
/** Collections that the documents of others take something from. */
const WITHIN: Partial<Record<string, Searched[]>> = {
  series: ["products"],
  solutions: ["products"],
  media: ["products", "downloads"],
  products: ["downloads"],
};

type Due = "all" | Set<number | string>;

const engines = { zh: searchEngine(), en: searchEngine() } satisfies Record<Language, unknown>;
const due = new Map<Searched | "pages", Due>(["pages" as const, ...SEARCHED].map((collection) => [collection, "all"]));
let updating: Promise<void> | undefined;

onChange(({ collection, id }) => {
  if (collection === "interface-texts") due.set("pages", "all");
  if (isSearched(collection)) {
    const known = due.get(collection);
    if (id === null) due.set(collection, "all");
    else if (known !== "all") due.set(collection, (known ?? new Set()).add(id));
  }
  for (const other of WITHIN[collection] ?? []) due.set(other, "all");
});

function isSearched(collection: string): collection is Searched {
  return SEARCHED.some((known) => known === collection);
}

/**
 * What is found for a query in a language, best first. Waits for an update that is due, so that what was published a moment ago is
 * found, and what was withdrawn is not.
 * @param options a kind to stay with, and whether names alone are looked at, as for suggestions
 */
export async function findOnSite(language: Language, query: string, options?: { kind?: SearchKind; titlesOnly?: boolean }): Promise<Found> {
  await upToDate();
  return engines[language].find(query, options);
}

async function upToDate(): Promise<void> {
  dependsOn(...SEARCHED, "media", "interface-texts");
  while (due.size > 0 || updating) {
    updating ??= update().finally(() => {
      updating = undefined;
    });
    await updating;
  }
}

/** Takes in what is due. What fails stays due, and the next one who asks tries again. */
async function update(): Promise<void> {
  for (const [collection, what] of due) {
    due.delete(collection);
    try {
      if (collection === "pages") await putPages();
      else if (what === "all") await fill(collection);
      else await mend(collection, [...what]);
    } catch (error) {
      due.set(collection, "all");
      throw error;
    }
  }
}

async function putPages(): Promise<void> {
  const [zh, en] = await Promise.all([translator("zh"), translator("en")]);
  engines.zh.put(pageDocuments(zh, en));
  engines.en.put(pageDocuments(en, zh));
}

async function fill(collection: Searched): Promise<void> {
  const gone = new Set(engines.zh.keys().filter((key) => key.startsWith(`${collection}:`)));
  for (let after = 0; ;) {
    const found = await documentsOf(collection, { after, limit: CHUNK });
    for (const language of LANGUAGES) engines[language].put(found[language]);
    for (const { key } of found.zh) gone.delete(key);
    const last = found.zh.at(-1);
    if (!last || found.zh.length < CHUNK) break;
    after = Number(last.key.split(":")[1]);
  }
  for (const language of LANGUAGES) engines[language].remove([...gone]);
}

async function mend(collection: Searched, ids: (number | string)[]): Promise<void> {
  const found = await documentsOf(collection, { ids });
  for (const language of LANGUAGES) {
    engines[language].put(found[language]);
    const there = new Set(found[language].map(({ key }) => key));
    engines[language].remove(ids.map((id) => `${collection}:${id}`).filter((key) => !there.has(key)));
  }
}
