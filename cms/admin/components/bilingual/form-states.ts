import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useMemo } from "react";
import { isMultilingual, type Language } from "#shared/languages.ts";
import { NOTHING_SENT, OTHER_LANGUAGE, readSent, translatedIn } from "../../../schema/bilingual-sent.ts";
import { wordsOf } from "../../../schema/plain-words.ts";
import type { Data } from "../../../schema/data.ts";
import type { LackingField } from "../../../schema/translation-state.ts";
import { bilingualPaths, keyOf, textAt, withoutPlaces } from "./keys.ts";
import { sidesOf, stateOf, type TextState } from "./text-state.ts";

/**
 * The paths of the open form's bilingual texts, without positions of rows, and whether each is required; none on a site in one language.
 */
export function useBilingualPaths(): ReadonlyMap<string, boolean> {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  return useMemo(() => {
    if (!isMultilingual) return new Map();
    const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug ? getEntityConfig({ globalSlug }) : null;
    return new Map(bilingualPaths(entity?.fields ?? []));
  }, [collectionSlug, globalSlug, getEntityConfig]);
}

/**
 * The state of each text of a form in its two languages.
 * @param record the stored record in the language that the form does not show
 * @param prefix the beginning of the paths to include
 */
export function statesOf(fields: FormState, paths: ReadonlyMap<string, boolean>, record: Data, own: Language, prefix = ""): TextState[] {
  const { texts, checked } = readSent(fields[OTHER_LANGUAGE]?.value) ?? NOTHING_SENT;
  const target = translatedIn(own) ?? own;
  const lacks = (fields["translationLacks"]?.value ?? []) as LackingField[];
  return Object.entries(fields).flatMap(([path, field]) => {
    const isRequired = paths.get(withoutPlaces(path));
    if (!path.startsWith(prefix) || isRequired === undefined || field.passesCondition === false) return [];
    const key = keyOf(path, fields);
    const form = { written: wordsOf(field.value), stored: wordsOf(field.initialValue) };
    const sides = sidesOf({ own, form, key, sent: texts, stored: textAt(record, key) });
    return [stateOf({ key, language: target, sides, lacks, checked, isRequired })];
  });
}
