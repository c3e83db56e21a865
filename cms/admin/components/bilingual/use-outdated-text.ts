"use client";
import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { OutdatedText } from "../../../publishing/translations/outdated-texts.ts";
import { languageOfLack } from "../../../schema/missing-translations.ts";
import type { LackingField } from "../../../schema/translation-state.ts";
import { useRecordId } from "../../lib/use-record-id.ts";
import { useFormLanguages, useStored, type Reading } from "./stored-texts.ts";

/** The address of the history of the open record's outdated texts; null if none is outdated, and in the trash. */
export function useOutdatedAddress(): string | null {
  const { collectionSlug, isTrashed } = useDocumentInfo();
  const id = useRecordId();
  const { target } = useFormLanguages().languages;
  const isOlder = useFormFields(([fields]) => {
    const lacks = (fields["translationLacks"]?.value ?? []) as LackingField[];
    return lacks.some((lack) => lack.state === "older" && languageOfLack(lack) === target);
  });
  return isOlder && isTrashed !== true && collectionSlug && id !== null
    ? `/api/outdated-texts/${collectionSlug}/${id}?locale=${target}`
    : null;
}

interface OutdatedAnswer {
  address: string | null;
  state: Reading["state"];
  /** The history of the text; null until it is known. */
  text: OutdatedText | null;
}

/** The history of a text of the open record with an outdated English. @param key the text's name */
export function useOutdatedText(key: string | null): OutdatedAnswer {
  const address = useOutdatedAddress();
  const { state, record } = useStored(address);
  const texts = (record["texts"] ?? {}) as Record<string, OutdatedText>;
  return { address, state, text: (key !== null && texts[key]) || null };
}
