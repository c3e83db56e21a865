import { languageOf, sitePath, type Language } from "#app/i18n/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { Head } from "#app/lib/head.ts";
import { titleOf, type TitlePart } from "#app/lib/title.ts";
import { cardAddress, partOf } from "./card.server.ts";
import { loadFrame, type Frame } from "./frame.server.ts";
import { translator } from "./texts.server.ts";

/** What every page's loader starts from. */
export interface PageContext {
  language: Language;
  t: Translate;
  frame: Frame;
  /** Makes the page's `head` from its title and description (and what else differs from the defaults). */
  head: (given: GivenHead) => Head;
}

/** What a page says for its `head`. A title of several parts may leave some out. */
interface GivenHead extends Pick<Head, "description">, Partial<Omit<Head, "title" | "titleParts" | "description" | "card">> {
  title: TitlePart | readonly (TitlePart | false | undefined)[];
}

/** Reads the language, the texts and the frame of the page at an address. */
export async function pageContext(url: URL): Promise<PageContext> {
  const language = languageOf(url.pathname);
  const [t, frame] = await Promise.all([translator(language), loadFrame(language)]);
  return {
    language,
    t,
    frame,
    head({ title, ...given }) {
      const path = sitePath(url.pathname);
      const titleParts = [title].flat().filter((part): part is TitlePart => Boolean(part));
      const head = {
        title: titleOf(titleParts, t),
        ...(titleParts.some((part) => typeof part === "object") && { titleParts }),
        siteName: frame.company.name,
        origin: frame.origin,
        path,
        language,
        kicker: partOf(path, t),
        ...given,
        ...(given.chineseOnly && language === "en" && { noindex: true }),
      };
      return { ...head, card: cardAddress(head) };
    },
  };
}
