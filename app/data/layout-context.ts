import { createContext, use } from "react";
import type { LayoutData } from "#app/data/layout-data.server.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { fetchAndStore, storedString } from "#app/lib/storage/stored-json.ts";
import type { Language } from "#shared/languages.ts";

/** Provided by the entries: the client keeps it from page to page, so that no page has to carry it as data. */
export const LayoutDataContext = createContext<LayoutData | undefined>(undefined);

/**
 * What every page has around it: the menu, the company, its contacts.
 * @returns undefined when it could not be read
 */
export function useLayoutData(): LayoutData | undefined {
  return use(LayoutDataContext);
}

/**
 * The layout for a page that needs it itself, rather than bring the same from its loader.
 * @throws Error when it could not be read. Loaders that read it have failed before; such a page has no client.
 */
export function usePageLayoutData(): LayoutData {
  const layout = useLayoutData();
  if (!layout) throw new Error("The page has no layout");
  return layout;
}

/**
 * The layout that the page was rendered with: the one stored in the browser if it is the same, else fetched.
 * @param version of the layout in the page
 * @throws Error when it cannot be had
 */
export async function firstLayoutData(language: Language, version: string): Promise<LayoutData> {
  const key = `frame:${language}`;
  const stored = storedString(key);
  if (stored !== null && fingerprint(stored) === version) return JSON.parse(stored) as LayoutData;
  const layout = await fetchAndStore<LayoutData>(key, `/frame/${language}.json`, "layout");
  if (!layout) throw new Error("A page cannot be hydrated without its layout");
  return layout;
}
