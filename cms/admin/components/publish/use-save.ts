"use client";
import { useEffect, useRef, type RefObject } from "react";
import { useConfig, useDocumentInfo, useForm, useFormFields, useLocale } from "@payloadcms/ui";
import { isLongText } from "../../../schema/plain-words.ts";
import { useHasDrafts } from "./use-has-drafts.ts";

interface Saving {
  /** Where the open record is stored. */
  record: string;
  /** Stores the form as a draft or publishes it. @returns whether it was stored */
  send: (query: Record<string, string>, status: "draft" | "published") => Promise<boolean>;
  /** Stores the form as a draft. @returns whether it was stored */
  saveDraft: () => Promise<boolean>;
}

/**
 * Saves the open record by its form, as Payload's own buttons do. What is written into long texts until the answer is there stays: Payload
 * would put in its place what it has stored. A new record is opened anew once it is stored, so nothing can be written into it from the
 * moment that it is saved.
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
  // In a drawer the form may be the same one once the record is there.
  useEffect(() => {
    if (!isNew) setClosed(closed, null);
  }, [isNew]);

  const send: Saving["send"] = async (query, status) => {
    const sent = getFields();
    const focused = document.activeElement;
    if (isNew) setClosed(closed, formRef.current);
    const answer = await submit({
      // What has no drafts goes where Payload's own button sends it, which knows how a picture is cut.
      ...(hasDrafts && {
        action: `${record}?${new URLSearchParams({ depth: "0", locale, ...query })}`,
        method: isNew || globalSlug ? "POST" : "PATCH",
        overrides: { _status: status },
      }),
      // The desk itself tells what was published; Payload says of both that they were updated. Of a draft the form knows: that of a new
      // record is told once it is opened anew.
      ...(status === "published" && { disableSuccessStatus: true }),
      skipValidation: status === "draft",
    });
    // Before the form is drawn with what was stored, so that the editor is none the wiser.
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

/** Closes a form to whoever writes, in the place of the one that is closed; null opens that. */
function setClosed(closed: RefObject<HTMLElement | null>, form: HTMLElement | null): void {
  if (closed.current) closed.current.inert = false;
  closed.current = form;
  if (form) form.inert = true;
}
