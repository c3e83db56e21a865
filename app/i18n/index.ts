export {
  DIRECTION,
  HTML_LANG,
  interfaceLanguage,
  LANGUAGE_NAME,
  languageOf,
  localPath,
  otherLanguages,
  colon,
  sentenceSpace,
  sitePath,
  type Language,
} from "#shared/languages.ts";
export { Link, type PageLinkProps } from "./link.tsx";
export { TextProvider, useLanguage, useText, useTextOf, useTextStore } from "./provider.tsx";
export { TaggedText } from "./tagged-text.tsx";
