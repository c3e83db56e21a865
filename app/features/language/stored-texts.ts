import type { i18n } from "i18next";
import { layOver, type Texts } from "#app/i18n/built-in.ts";
import type { Language } from "#app/i18n/languages.ts";
import { call } from "#app/lib/calls.ts";

/** localStorage key of the last texts fetched for a language. */
const textsKey = (language: Language) => `locale:${language}`;
/** localStorage key of translations stored on their own: a flat object, dotted key to text. They lie over everything else. */
const overridesKey = (language: Language) => `locale:overrides:${language}`;

/**
 * Fetches the language's texts, keeps them, and lays the translations stored in the browser over them. Without the network the texts
 * kept from last time serve. Failures are logged only.
 */
export async function refreshTexts(instance: i18n, language: Language): Promise<void> {
  const texts = await fetchTexts(language);
  const overrides = readStored<Record<string, string>>(overridesKey(language)) ?? {};
  if (!texts && Object.keys(overrides).length === 0) return;
  const flat = Object.fromEntries(Object.entries(overrides).filter(([, text]) => typeof text === "string"));
  const current = instance.getResourceBundle(language, "translation") as Texts;
  const next = layOver(texts ?? current, flat);
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  instance.addResourceBundle(language, "translation", next, true, true);
}

async function fetchTexts(language: Language): Promise<Texts | undefined> {
  try {
    const texts = await call<Texts>(`/locales/${language}.json`);
    keep(textsKey(language), texts);
    return texts;
  } catch (error) {
    console.warn("The texts could not be fetched:", error);
    return readStored<Texts>(textsKey(language));
  }
}

function readStored<T extends object>(key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as T) : undefined;
  } catch (error) {
    console.warn(`What the browser keeps under ${key} could not be read:`, error);
    return undefined;
  }
}

function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`The browser could not keep ${key}:`, error);
  }
}
