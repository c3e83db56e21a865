import { fingerprint } from "#app/lib/fingerprint.ts";
import { fetchAndStore, storedObject, storedString } from "#app/lib/storage/stored-json.ts";
import { layOver, textsForPages, type Texts } from "../../i18n/locales/built-in.ts";
import { interfaceLanguage, type Language } from "#shared/languages.ts";

/** localStorage key of the last texts fetched for a language. */
const textsKey = (language: Language) => `locale:${language}`;
/** localStorage key of translations stored on their own: a flat object, dotted key to text. They lie over everything else. */
const overridesKey = (language: Language) => `locale:overrides:${language}`;

/** The texts as they were fetched at the start; undefined while that is open, null when it failed. */
let fetched: Promise<Texts | null> | undefined;

/**
 * The texts that the page was rendered with: those kept in the browser if they are the same, else fetched, however late. Those of the build
 * serve only when fetching fails: without the editors' changes they differ from the page, which React then renders anew.
 * @param version of the texts in the page
 */
export async function firstTexts(language: Language, version: string): Promise<Texts> {
  const stored = storedString(textsKey(language));
  fetched = fetchTexts(language);
  if (stored !== null && fingerprint(stored) === version) return JSON.parse(stored) as Texts;
  return (await fetched) ?? builtInTextsOf(language);
}

/**
 * The texts to be shown once the client has taken over: those fetched, or without the network those kept from last time, and the
 * translations stored in the browser over them. Failures are logged only.
 * @param current the texts shown now
 */
export async function latestTexts(language: Language, current: Texts): Promise<Texts> {
  fetched ??= fetchTexts(language);
  const texts = (await fetched) ?? { ...current, ...storedObject<Texts>(textsKey(language)) };
  const overrides = Object.entries(storedObject(overridesKey(language)) ?? {}).filter(([, text]) => typeof text === "string");
  return layOver(texts, Object.fromEntries(overrides) as Record<string, string>);
}

/** The texts of each language, in a chunk of their own. */
const BUILT_IN = import.meta.glob<Texts>("../../i18n/locales/[a-z][a-z].ts", { import: "default" });

async function builtInTextsOf(language: Language): Promise<Texts> {
  const read = (one: string) => BUILT_IN[`../../i18n/locales/${one}.ts`]?.();
  if (language === "zh" || language === "en") return (await read(language)) ?? {};
  const instead = interfaceLanguage(language);
  const [own, shared, english] = await Promise.all([read(language), read(instead), read("en")]);
  return textsForPages(language, (one) => (one === language ? own : shared), english ?? {}).texts;
}

function fetchTexts(language: Language): Promise<Texts | null> {
  return fetchAndStore<Texts>(textsKey(language), `/locales/${language}.json`, "texts");
}
