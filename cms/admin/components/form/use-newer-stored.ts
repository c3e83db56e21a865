import { useConfig, useDocumentInfo, useForm, useFormFields, useFormModified, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { call } from "../../lib/call.ts";
import { keepFocus } from "../../lib/keep-focus.ts";

/** What is stored of a record that is open in a form. */
interface Stored {
  updatedAt: string;
  form: HTMLFormElement;
  /** Gives the focus back to where one wrote when it was found. */
  giveBack: () => void;
}

/**
 * What somebody else, or another tab, has stored since the open form was read; null as long as there is nothing newer. It is looked for
 * when one begins to write, and when one comes back to a form in which one has written.
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
      // What cannot be read now is looked for the next time; a save is checked by itself.
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
