import { languageOf } from "#shared/languages.ts";
import { documentAt } from "./open-document.ts";
import type { ClientMiddleware } from "./router-modules.ts";

/**
 * The language of the document: that of the address at which it was opened. `<html lang>` does not tell it, for a browser that translates
 * the page changes it, and after a step through the history the address is that of the next page already.
 */
const documentLanguage = import.meta.env.SSR ? null : languageOf(window.location.pathname);

/** Opens pages of the other language as documents: the browser holds the texts of one language. */
export const oneLanguage: ClientMiddleware = async ({ url }, next) => {
  if (languageOf(url.pathname) !== documentLanguage) throw documentAt(url);
  return next();
};
