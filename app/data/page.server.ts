import { DEFAULT_LANGUAGE, HTML_LANG, languageInstead, languageOf, LANGUAGES, sitePath, type Language } from "#shared/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { checkFailed } from "#app/lib/errors.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { snippet } from "#app/lib/seo/snippet.ts";
import { titleOf, type TitlePart } from "#app/lib/seo/title.ts";
import type { UntranslatedNote } from "#app/lib/untranslated-note.ts";
import { ogImageAddress, partOf } from "./og-image-address.server.ts";
import { loadLayoutData, type LayoutData } from "./layout-data.server.ts";
import { isSwitchedOff } from "./site-parts.server.ts";
import { translator } from "./texts.server.ts";
import { untypeset } from "./content/typeset.ts";

/** What every page's loader starts from. */
export interface PageContext {
  language: Language;
  t: Translate;
  layout: LayoutData;
  /** Makes the page's `head` from its title and description (and what else differs from the defaults). */
  head: (head: GivenHead) => Head;
  /**
   * What is said of a record that is shown in the default language on a page in another one; undefined everywhere else. Said by the
   * server: nobody else's page carries what it takes.
   * @param name of the record, and the text that stands below it: one may be translated, where the other is not
   * @param rest what is said further down the page
   */
  original: (record: Translated, name: Shown, text: Shown, rest?: Shown[]) => UntranslatedNote | undefined;
}

/** How the translations of a record stand. */
interface Translated {
  untranslated: readonly Language[];
  /** The names of its fields that are not there in the page's language. */
  missing: readonly string[];
}

/** A field of a record, and what the page shows of it. */
type Shown = readonly [field: string, ...values: string[]];

/** What only a text in the default language has, where another script tells it from the languages of the others. */
const OWN_SIGNS = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ru: /\p{Script=Cyrillic}/u,
}[DEFAULT_LANGUAGE as string];

/** Whether a field shows the default language: it lacks a translation, or, where it needs none, all its values are in that language's letters. */
function isOriginal([field, ...values]: Shown, missing: readonly string[]): boolean {
  return missing.includes(field) || (OWN_SIGNS !== undefined && values.length > 0 && values.every((value) => OWN_SIGNS.test(value)));
}

/** What a page says for its `head`. A title of several parts may leave some out. */
interface GivenHead extends Pick<Head, "description">, Partial<Omit<Head, "title" | "titleParts" | "description" | "card">> {
  title: TitlePart | readonly (TitlePart | false | undefined)[];
}

/**
 * Reads the language, the texts and the layout of the page at an address.
 * @throws 404 of a part of the site that is switched off
 */
export async function pageContext(url: URL): Promise<PageContext> {
  if (await isSwitchedOff(sitePath(url.pathname))) throw checkFailed(url.pathname);
  const language = languageOf(url.pathname);
  const [t, layout] = await Promise.all([translator(language), loadLayoutData(language)]);
  return {
    language,
    t,
    layout,
    original({ untranslated, missing }, name, text, rest = []) {
      if (!untranslated.includes(language)) return undefined;
      const instead = languageInstead(language, untranslated);
      const [lang, textLang, bodyLang, restLang] = [[name], [text], [["body"] as const], rest].map((fields) =>
        fields.length > 0 && fields.every((field) => isOriginal(field, missing)) ? HTML_LANG[instead] : undefined,
      );
      const note = t("ui.notTranslated", { language: languageName(instead, language) });
      return { lang, textLang, bodyLang, restLang, note };
    },
    head({ title, ...rest }) {
      const path = sitePath(url.pathname);
      const titleParts = [title].flat().flatMap((part) => (typeof part === "string" ? untypeset(part) : part) || []);
      const head = {
        title: titleOf(titleParts, t),
        ...(titleParts.some((part) => typeof part === "object") && { titleParts }),
        siteName: layout.company.name,
        origin: layout.origin,
        path,
        language,
        kicker: partOf(path, t),
        ...((layout.wechat || LANGUAGES.includes("zh")) && { wechat: true }),
        ...rest,
        description: snippet(untypeset(rest.description)),
        ...(rest.untranslated?.includes(language) && { noindex: true }),
      };
      return { ...head, card: ogImageAddress(head, layout) };
    },
  };
}

/** What a language is called in a language: German in English, Deutsch in German. */
function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames([HTML_LANG[language]], { type: "language" }).of(named) ?? named;
}
