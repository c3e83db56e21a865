/**
 * Why: labels of Payload's own fields are functions, and it keeps what one answers in the language of whoever asks first: two
 *   versions were compared in a mixture of languages.
 * Upstream: none found; to be sent: docs/upstream/payload-label-language.md
 * For: payload 3.90.1: fields of the built config whose label is a function.
 * Not needed when: a comparison of versions in Chinese stays Chinese after one in English was drawn; patches.integration.test.ts.
 */
import type { SanitizedConfig } from "payload";
import { inDeskLanguages } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";

/** The desk's text of a key such as `general:updatedAt`: its own, or Payload's. */
function textOf({ translations, supportedLanguages }: SanitizedConfig["i18n"], language: DeskLanguage, key: string): string {
  const [group = "", name = ""] = key.split(":");
  const textIn = (texts: unknown) => (texts as Record<string, Record<string, string> | undefined> | undefined)?.[group]?.[name];
  return textIn(translations[language]) ?? textIn(supportedLanguages[language]?.translations) ?? key;
}

/** Replaces the labels of Payload's own fields, such as the time of the last change, by texts in every language. */
export function writeLabels(config: SanitizedConfig): SanitizedConfig {
  for (const field of [...config.collections, ...config.globals].flatMap(({ fields }) => fields)) {
    if (!("label" in field) || typeof field.label !== "function") continue;
    const { label } = field;
    const labelIn = (language: DeskLanguage) =>
      String(label({ i18n: config.i18n as never, t: ((key: string) => textOf(config.i18n, language, key)) as never }));
    field.label = inDeskLanguages(labelIn);
  }
  return config;
}
