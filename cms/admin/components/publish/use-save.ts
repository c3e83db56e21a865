"use client";
import { useEffect, useRef, type RefObject } from "react";
import { useConfig, useDocumentInfo, useForm, useFormFields, useLocale } from "@payloadcms/ui";
import { isLongText } from "../../../schema/plain-words.ts";
import { useHasDrafts } from "./use-has-drafts.ts";

interface Saving {
  /** The address of the open record. */
  record: string;
  /** Saves the form as a draft or publishes it. @returns whether it is stored */
  send: (query: Record<string, string>, status: "draft" | "published") => Promise<boolean>;
  /** Saves the form as a draft. @returns whether it is stored */
  saveDraft: () => Promise<boolean>;
}

/**
 * Saves the open record through its form, as Payload's own buttons do. Keeps text typed into long texts before the answer, which Payload
 * would replace by the stored one. A new record reopens after its first save, so its form is closed to input from the beginning of the
 * save.
 */
export function useSave(): Saving {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const { config } = useConfig();
  const hasDrafts = useHasDrafts();
  const { code: locale } = useLocale();
  const { formRef, getFields, setModified, submit } = useForm();
  const dispatch = useFormFields(([, change]) => change);
  const isNew = id === undefined && !globalSlug;
  const record = `${config.routes.api}/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}${isNew ? "" : `/${id}`}`}`;

  const closed = useRef<HTMLElement>(null);
  // In a drawer the form may be the same one once the record exists.
  useEffect(() => {
    if (!isNew) setClosed(closed, null);
  }, [isNew]);

  const send: Saving["send"] = async (query, status) => {
    const sent = getFields();
    const focused = document.activeElement;
    if (isNew) setClosed(closed, formRef.current);
    const answer = await submit({
      // A record without drafts uses the address of Payload's own button, which knows how to crop a picture.
      ...(hasDrafts && {
        action: `${record}?${new URLSearchParams({ depth: "0", locale, ...query })}`,
        method: isNew || globalSlug ? "POST" : "PATCH",
        overrides: { _status: status },
      }),
      // The desk itself reports a publication, because Payload says “updated” of both. The form knows of a draft; a new record's
      // message follows after it has reopened.
      ...(status === "published" && { disableSuccessStatus: true }),
      skipValidation: status === "draft",
    });
    // Before the form renders the stored values, so that the editor does not notice.
    for (const [path, { value }] of Object.entries(getFields())) {
      if (!isLongText(value) || JSON.stringify(value) === JSON.stringify(sent[path]?.value)) continue;
      dispatch({ type: "UPDATE", path, value });
      setModified(true);
    }
    const isSaved = answer !== undefined && answer !== null && (answer.res?.status ?? 0) < 400;
    if (isSaved || !isNew) return isSaved;
    setClosed(closed, null);
    if (focused instanceof HTMLElement) focused.focus();
    return false;
  };

  const saveDraft = async () => {
    const isSaved = await send({ draft: "true", "fallback-locale": "null" }, "draft");
    if (isSaved) setUnpublishedVersionCount((count) => count + 1);
    return isSaved;
  };
  return { record, send, saveDraft };
}

/** Makes a form read-only to the writer, in place of the previous one; null releases it. */
function setClosed(closed: RefObject<HTMLElement | null>, form: HTMLElement | null): void {
  if (closed.current) closed.current.inert = false;
  closed.current = form;
  if (form) form.inert = true;
}
