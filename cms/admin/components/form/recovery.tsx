"use client";
import { useAuth, useDocumentInfo, useEditDepth, useForm, useFormModified, useFormProcessing, useLocale } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { deskLanguage, momentName } from "../../../lib/time.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { forgetInput, readInput, storeInput, type UnsavedInput } from "./unsaved-input.ts";

/** Milliseconds between two backups of the input: the most that a crash loses. */
const EVERY = 1000;

/** Forms whose input is not stored in the browser, because they contain passwords. */
const SECRET = new Set(["users"]);

/**
 * Stores unsaved input of a form in the browser, and offers it when the form opens again: after a crash, a closed tab or an ended session.
 * The next save deletes it.
 */
export function Recovery() {
  const { texts, language } = useDesk();
  const { id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const { user } = useAuth();
  const { code } = useLocale();
  const form = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const isAlone = useEditDepth() === 1;
  const { formRef } = form;
  const [recovery, show] = useState<{ input: UnsavedInput; time: string; element: HTMLFormElement } | null>(null);
  const wasModified = useRef(false);
  const isRecoverable = isAlone && hasSavePermission === true && user !== null && !SECRET.has(collectionSlug ?? "");
  const place = isRecoverable ? [user?.id, globalSlug ?? `${collectionSlug}/${id ?? "new"}`, code].join(" ") : null;

  // Once the form is rendered, and before anybody types.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current } = formRef;
      const input = place === null ? null : readInput(place);
      const time = input ? momentName(input.at, Date.now(), deskLanguage(language)) : "";
      show(input && current ? { input, time, element: current } : null);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, formRef, language]);

  useEffect(() => {
    if (place === null || processing) return undefined;
    if (!modified) {
      // Only after a save or a restore, not after opening.
      if (wasModified.current) forgetInput(place);
      wasModified.current = false;
      return undefined;
    }
    wasModified.current = true;
    const store = () => storeInput(place, form.getData());
    const timer = setInterval(store, EVERY);
    window.addEventListener("pagehide", store);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", store);
    };
  }, [place, modified, processing, form]);

  // A writer who has begun anew no longer needs the old input.
  if (!recovery || place === null || modified) return null;
  const keep = async () => {
    show(null);
    await form.reset(recovery.input.data);
    form.setModified(true);
  };
  const discard = () => {
    forgetInput(place);
    show(null);
  };
  return createPortal(
    <div className="desk desk-recovery" role="alert">
      <p>{texts.recovery.said(recovery.time)}</p>
      <div className="desk-actions">
        <button type="button" className="desk-button desk-button--first" onClick={() => void keep()}>
          {texts.recovery.keep}
        </button>
        <button type="button" className="desk-link" onClick={discard}>
          {texts.recovery.discard}
        </button>
      </div>
    </div>,
    recovery.element,
  );
}
