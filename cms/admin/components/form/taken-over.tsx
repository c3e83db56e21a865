"use client";
import { useConfig, useDocumentInfo, useForm, useFormModified } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Holder } from "../../../payload-patches/guard-locks.ts";
import { call } from "../../lib/call.ts";
import { LockedRecord } from "../publish/locked-record.tsx";

/** Milliseconds between two looks at who has the record. */
const EVERY = 10_000;

/** What was found of an open record: who has it for writing, and the form that lies open here. */
interface Found {
  holder: Holder;
  form: HTMLFormElement;
}

/**
 * Says at the foot of a form in which something is written and not saved that a colleague has the record now: it is looked for at the first
 * change, every few seconds and whenever one comes back, so that nobody hears of it only when a save is refused.
 */
export function TakenOver() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { formRef } = useForm();
  const modified = useFormModified();
  const [takeover, setTakeover] = useState<Found | null>(null);
  const record = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`;
  const address = record && `${config.routes.api}/lock-holder/${record}`;

  useEffect(() => {
    if (!modified || address === null) return undefined;
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      // What cannot be read now is looked for the next time; a save is checked by itself.
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
