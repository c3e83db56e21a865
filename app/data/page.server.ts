import { HTML_LANG, languageOf, sitePath, type Language } from "#shared/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { titleOf, type TitlePart } from "#app/lib/seo/title.ts";
import type { Original } from "#app/lib/original.ts";
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
  /**
   * What is said of a record that is shown in Chinese on an English page; undefined everywhere else. Said by the server: nobody else's
   * page carries what it takes.
   * @param name of the record, and the text that stands below it: one may be in English, where the other is not
   * @param rest the sentences further down the page
   */
  original: (record: { chineseOnly: boolean }, name: string, text: string, rest?: string[]) => Original | undefined;
}

const HAN = /\p{Script=Han}/u;

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
    original({ chineseOnly }, name, text, rest = []) {
      if (!chineseOnly || language !== "en") return undefined;
      const [lang, textLang, restLang] = [[name], [text], rest].map((some) =>
        some.every((one) => HAN.test(one)) ? HTML_LANG.zh : undefined,
      );
      return { lang, textLang, restLang, note: t("ui.notTranslated") };
    },
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
