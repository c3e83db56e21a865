"use client";
import { useConfig, useDocumentInfo, useForm, useFormModified } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Holder } from "../../../payload-patches/guard-locks.ts";
import { call } from "../../lib/call.ts";
import { LockedRecord } from "../publish/locked-record.tsx";

/** Milliseconds between two checks of the lock. */
const EVERY = 10_000;

/** The colleague with the lock on the open record, and the form that is open here. */
interface Takeover {
  holder: Holder;
  form: HTMLFormElement;
}

/**
 * Says at the foot of a form with unsaved changes that a colleague has the record now. Checks at the first change, every few seconds and
 * when the window gets the focus, so that staff learns of it before a save fails.
 */
export function TakenOver() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { formRef } = useForm();
  const modified = useFormModified();
  const [takeover, setTakeover] = useState<Takeover | null>(null);
  const record = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`;
  const address = record && `${config.routes.api}/lock-holder/${record}`;

  useEffect(() => {
    if (!modified || address === null) return undefined;
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      // Ignores a failed check, because the next one follows, and a save has its own.
      const answer = await call<{ holder: Holder | null }>(address).catch(() => null);
      const { current: form } = formRef;
      if (!isOver && answer && form) setTakeover(answer.holder && { holder: answer.holder, form });
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [modified, address, formRef]);

  if (!takeover || !modified) return null;
  return createPortal(
    <div className="desk desk-newer">
      <LockedRecord holder={takeover.holder} look={async () => setTakeover(null)} />
    </div>,
    takeover.form,
  );
}
