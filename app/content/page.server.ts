import { languageOf, sitePath, type Language } from "#app/i18n/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { Head } from "#app/lib/head.ts";
import { cardAddress, partOf } from "./card.server.ts";
import { loadFrame, type Frame } from "./frame.server.ts";
import { translator } from "./texts.server.ts";

/** What every page's loader starts from. */
export interface PageContext {
  language: Language;
  t: Translate;
  frame: Frame;
  /** Makes the page's `head` from its title and description (and what else differs from the defaults). */
  head: (head: Pick<Head, "title" | "description"> & Partial<Omit<Head, "card">>) => Head;
}

/** Reads the language, the texts and the frame of the page at an address. */
export async function pageContext(url: URL): Promise<PageContext> {
  const language = languageOf(url.pathname);
  const [t, frame] = await Promise.all([translator(language), loadFrame(language)]);
  return {
    language,
    t,
    frame,
    head(given) {
      const path = sitePath(url.pathname);
      const head = { siteName: frame.company.name, origin: frame.origin, path, language, kicker: partOf(path, t), ...given };
      return { ...head, card: cardAddress(head) };
    },
  };
}
