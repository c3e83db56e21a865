"use client";
import { useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#shared/languages.ts";
import { languageBeside } from "../../../schema/bilingual-sent.ts";
import type { Data } from "../../../schema/data.ts";
import { call } from "../../lib/call.ts";
import { useRecordId } from "../../lib/use-record-id.ts";

/** The state of a read of the record, such as of its texts in the other language. */
export interface Reading {
  state: "reading" | "read" | "failed";
  record: Data;
}

const READING: Reading = { state: "reading", record: {} };
/** The state for a new record, which has no stored texts. */
const NEW: Reading = { state: "read", record: {} };

const readings = new Map<string, Reading>();
const turns = new Map<string, number>();
const listeners = new Set<() => void>();

function note(address: string, reading: Reading): void {
  readings.set(address, reading);
  for (const notify of listeners) notify();
}

/** Reads a record in the other language after each save. The previous answer stays until then. */
export async function readStored(address: string): Promise<void> {
  const turn = (turns.get(address) ?? 0) + 1;
  turns.set(address, turn);
  const isNewest = () => turns.get(address) === turn;
  if (readings.get(address)?.state === "failed") note(address, READING);
  try {
    const record = await call<Data>(address);
    if (isNewest()) note(address, { state: "read", record });
  } catch {
    if (isNewest()) note(address, { ...(readings.get(address) ?? READING), state: "failed" });
  }
}

/** Evicts a record when its form closes, because others may change it before it opens again. */
export function forgetStored(address: string): void {
  turns.set(address, (turns.get(address) ?? 0) + 1);
  readings.delete(address);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The two sides of a form, in their order. */
export const SIDES = ["source", "target"] as const;

interface FormLanguages {
  /** The language of the form. */
  own: Language;
  other: Language;
  /** The source and the target of the translation. */
  languages: Readonly<Record<(typeof SIDES)[number], Language>>;
  /** The address of the record in the other language; null for a new one. */
  address: string | null;
  /** The stored texts of the other language. */
  reading: Reading;
}

/** The state of the read at an address. @param address null for a new record, which has no stored texts */
export function useStored(address: string | null): Reading {
  return useSyncExternalStore(
    subscribe,
    () => (address === null ? NEW : (readings.get(address) ?? READING)),
    () => READING,
  );
}

/** The two languages of a form, and the stored texts of the one that the form does not show. */
export function useFormLanguages(): FormLanguages {
  const { collectionSlug, globalSlug, isTrashed } = useDocumentInfo();
  const id = useRecordId();
  const { code } = useLocale();
  const own = isLanguage(code) ? code : DEFAULT_LANGUAGE;
  const other = languageBeside(own) ?? own;
  const languages = { source: DEFAULT_LANGUAGE, target: own === DEFAULT_LANGUAGE ? other : own };
  const query = `?locale=${other}&fallback-locale=none&depth=0`;
  const address = globalSlug
    ? `/api/globals/${globalSlug}${query}`
    : collectionSlug && id !== null
      ? `/api/${collectionSlug}/${id}${query}&draft=true${isTrashed ? "&trash=true" : ""}`
      : null;
  return { own, other, languages, address, reading: useStored(address) };
}
