import type { Frame } from "#app/data/frame.server.ts";
import type { Texts } from "#app/i18n/built-in.ts";
import { languageOf, type Language } from "#shared/languages.ts";
import { firstTexts } from "#app/lib/storage/stored-texts.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { fetchAndStore, keptText } from "#app/lib/storage/stored-json.ts";
import { addStyles } from "./load-stylesheet.ts";
import { AGREED, STATE_ID, type ClientStart } from "./client-start.ts";
import { stateStream } from "./page-state.ts";

/**
 * Gets ready what the router and the page need before the client can take over: modules of the page, data and texts. The stylesheet is fetched meanwhile.
 * @returns the texts and the frame that the page was rendered with
 * @throws Error when a module or the frame cannot be had
 */
export async function prepareHydration(start: ClientStart): Promise<{ texts: Texts; frame: Frame | undefined }> {
  const language = languageOf(location.pathname);
  addStyles(start.styles);
  const [texts, frame, routes] = await Promise.all([
    firstTexts(language, start.texts),
    frameOf(language, start.frame),
    Promise.all(
      Object.entries(start.routes).map(async ([id, module]) => [id, (await import(/* @vite-ignore */ module)) as object] as const),
    ),
    import(/* @vite-ignore */ start.manifest),
  ]);
  // The router looks for these three on the window.
  Object.assign(window, {
    __reactRouterContext: { ...(start.router ?? AGREED), stream: stateStream(document.getElementById(STATE_ID)?.textContent ?? "") },
    __reactRouterRouteModules: Object.fromEntries(routes),
  });
  return { texts, frame };
}

/** The frame that the page was rendered with: the one kept in the browser if it is the same, else fetched. */
async function frameOf(language: Language, version: string | undefined): Promise<Frame | undefined> {
  if (version === undefined) return undefined;
  const key = `frame:${language}`;
  const kept = keptText(key);
  if (kept !== null && fingerprint(kept) === version) return JSON.parse(kept) as Frame;
  const frame = await fetchAndStore<Frame>(key, `/frame/${language}.json`, "frame");
  if (!frame) throw new Error("A page cannot be taken over without its frame");
  return frame;
}
