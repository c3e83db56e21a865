export { HTML_LANG, LANGUAGE_NAME, languageOf, localPath, otherLanguage, sitePath, type Language } from "./languages.ts";
export { Link } from "./link.tsx";
export { Trans } from "react-i18next";
export { TextProvider, useLanguage, useText } from "./provider.tsx";
