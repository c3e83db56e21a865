"use client";
import { useForm, useFormFields } from "@payloadcms/ui";
import { isMultilingual } from "#shared/languages.ts";
import { NOTHING_SENT, OTHER_LANGUAGE, readSent, type Sent } from "../../../schema/bilingual-sent.ts";

/**
 * Whether the form saves two languages: forms of records and globals do, unless the site has one language; forms for many records at once
 * do not.
 */
export function useIsBilingual(): boolean {
  return useFormFields(([fields]) => OTHER_LANGUAGE in fields) && isMultilingual;
}

interface SentTexts {
  /** Changes the texts of the other language that the form will save. */
  change: (change: (sent: Sent) => Sent, isEdit?: boolean) => void;
}

/** Stores the other language's texts as a value of the form, so that Payload saves, guards and discards them with it. */
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

/** The texts with one added, changed or removed. */
export function withEntry(texts: Record<string, string>, key: string, text: string | null): Record<string, string> {
  const { [key]: _before, ...others } = texts;
  return text === null ? others : { ...others, [key]: text };
}
