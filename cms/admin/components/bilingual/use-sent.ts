"use client";
import { useForm, useFormFields } from "@payloadcms/ui";
import { isMultilingual } from "#shared/languages.ts";
import { NOTHING_SENT, OTHER_LANGUAGE, readSent, type Sent } from "../../../schema/bilingual-sent.ts";

/** Whether the form sends two languages: those of records and globals do, unless the site is in one alone; those that change many records at once do not. */
export function useIsBilingual(): boolean {
  return useFormFields(([fields]) => OTHER_LANGUAGE in fields) && isMultilingual;
}

interface SentTexts {
  /** Changes what the form will send of its other language. */
  change: (change: (sent: Sent) => Sent, isEdit?: boolean) => void;
}

/** Writes what a form sends of its other language. It is a value of the form, so that it is saved, guarded and dropped with it. */
export function useSent(): SentTexts {
  const { getField, setModified } = useForm();
  const dispatch = useFormFields(([, send]) => send);
  return {
    change: (change, isEdit = true) => {
      const sent = readSent(getField(OTHER_LANGUAGE)?.value) ?? NOTHING_SENT;
      const value = change(sent);
      if (value === sent) return;
      dispatch({ type: "UPDATE", path: OTHER_LANGUAGE, value });
      if (isEdit) setModified(true);
    },
  };
}

/** The record with a text under a name, or without it. */
export function withEntry(texts: Record<string, string>, key: string, text: string | null): Record<string, string> {
  const { [key]: _before, ...others } = texts;
  return text === null ? others : { ...others, [key]: text };
}
