import { HTML_LANG, languageOf } from "#app/i18n/languages.ts";
import { documentAt } from "./open-document.ts";
import type { ClientMiddleware } from "./router-modules.ts";

/** Opens pages of the other language as documents: the browser holds the texts of one language. */
export const oneLanguage: ClientMiddleware = async ({ url }, next) => {
  if (HTML_LANG[languageOf(url.pathname)] !== document.documentElement.lang) throw documentAt(url);
  return next();
};
