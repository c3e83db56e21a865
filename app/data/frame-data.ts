import { createContext, use } from "react";
import type { Frame } from "#app/data/frame.server.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { fetchAndStore, storedString } from "#app/lib/storage/stored-json.ts";
import type { Language } from "#shared/languages.ts";

/** Provided by the entries: the client keeps it from page to page, so that no page has to carry it as data. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/**
 * What every page has around it: the menu, the company, its contacts.
 * @returns undefined when it could not be read
 */
export function useFrame(): Frame | undefined {
  return use(FrameContext);
}

/**
 * The frame for a page that needs it itself, rather than bring the same from its loader.
 * @throws Error when it could not be read. Loaders that read it have failed before; such a page has no client.
 */
export function usePageFrame(): Frame {
  const frame = useFrame();
  if (!frame) throw new Error("The page has no frame");
  return frame;
}

/**
 * The frame that the page was rendered with: the one stored in the browser if it is the same, else fetched.
 * @param version of the frame in the page
 * @throws Error when it cannot be had
 */
export async function firstFrame(language: Language, version: string): Promise<Frame> {
  const key = `frame:${language}`;
  const stored = storedString(key);
  if (stored !== null && fingerprint(stored) === version) return JSON.parse(stored) as Frame;
  const frame = await fetchAndStore<Frame>(key, `/frame/${language}.json`, "frame");
  if (!frame) throw new Error("A page cannot be hydrated without its frame");
  return frame;
}
