import { useConfig, useDocumentInfo, useForm, useFormFields, useFormModified, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { call } from "../../lib/call.ts";
import { keepFocus } from "../../lib/keep-focus.ts";

/** The stored state of the record in an open form. */
interface Stored {
  updatedAt: string;
  form: HTMLFormElement;
  /** Returns the focus to the field that had it when the newer version was found. */
  giveBack: () => void;
}

/**
 * A version saved by somebody else, or in another tab, since the open form was read; null for none. Checks at the first change, and when
 * the window of a changed form gets the focus.
 */
export function useNewerStored(): Stored | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { formRef } = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const read = useFormFields(([fields]) => fields["updatedAt"]?.value);
  const [stored, setStored] = useState<Stored | null>(null);
  const isWriting = modified && !processing;
  const record = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`;
  const address = record && `${config.routes.api}/${record}?depth=0&draft=true&select[updatedAt]=true`;

  useEffect(() => {
    if (!isWriting || address === null) return undefined;
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      // Ignores a failed check, because the next one follows, and a save has its own.
      const answer = await call<{ updatedAt?: string }>(address).catch(() => null);
      const { current } = formRef;
      if (isOver || !answer?.updatedAt || !current) return;
      setStored({ updatedAt: answer.updatedAt, form: current, giveBack: keepFocus() });
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", look);
    };
  }, [isWriting, address, formRef]);

  return stored && Date.parse(stored.updatedAt) > Date.parse(String(read)) ? stored : null;
}
