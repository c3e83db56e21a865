"use client";
import { useTranslation, useUploadHandlers } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Refused } from "../../lib/call.ts";
import { sizeOf } from "../../lib/size-of.ts";
import { deskTexts } from "../../texts/index.ts";
import { sendInChunks } from "./send-in-chunks.ts";

/** Bytes of an upload that is too short for a message. */
const SOON = 4 * 1024 * 1024;

interface Shown {
  name: string;
  size: number;
  sent: number;
  isWaiting: boolean;
  cancel: () => void;
}

/** Wraps the whole desk: uploads files in chunks everywhere, and shows the progress of large ones. */
export function Sending({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { setUploadHandler } = useUploadHandlers();
  const texts = deskTexts(i18n.language).library.sending;
  const [shown, show] = useState<Shown | null>(null);

  const send = useEffectEvent(async (file: File) => {
    const controller = new AbortController();
    const { name, size } = file;
    const onProgress = (sent: number, isWaiting: boolean) => {
      if (size > SOON) show({ name, size, sent, isWaiting, cancel: () => controller.abort(new Refused(texts.cancelled)) });
    };
    onProgress(0, false);
    try {
      return { signedReceipt: await sendInChunks(file, { language: i18n.language, signal: controller.signal, onProgress: onProgress }) };
    } catch (error) {
      // The form shows the message of an error.
      throw error instanceof Error && error.message ? error : new Error(texts.failed);
    } finally {
      show(null);
    }
  });
  const setUp = useEffectEvent(() => setUploadHandler({ collectionSlug: "media", handler: ({ file }) => send(file) }));
  useEffect(() => {
    setUp();
  }, []);

  return (
    <>
      {children}
      {shown && (
        <section className="desk desk-sending" aria-label={texts.title}>
          <p className="desk-sending-name">{shown.name}</p>
          <progress value={shown.sent} max={shown.size} aria-label={texts.title} />
          <output>{shown.isWaiting ? texts.waiting : texts.sent(sizeOf(shown.sent), sizeOf(shown.size))}</output>
          <button type="button" onClick={shown.cancel}>
            {texts.cancel}
          </button>
        </section>
      )}
    </>
  );
}
