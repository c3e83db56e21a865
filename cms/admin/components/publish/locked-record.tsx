"use client";
import { toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import type { Holder } from "../../../payload-patches/guard-locks.ts";
import { momentName, currentTime } from "../../../lib/time.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { SeeStored } from "../bilingual/stale-write.tsx";

interface LockedRecordProps {
  holder: Holder;
  /** Reads the effects of publishing again. */
  look: () => Promise<unknown>;
}

/** Says that a colleague has the open record, and since when, with buttons to take it over or to read it in a new tab. */
export function LockedRecord({ holder, look }: LockedRecordProps) {
  const { texts, language } = useDesk();
  const { publishing } = texts;
  const { user } = useAuth();
  const { id, collectionSlug, globalSlug, setCurrentEditor, setDocumentIsLocked, updateDocumentEditor } = useDocumentInfo();
  const takeOver = async () => {
    const slug = globalSlug ?? collectionSlug;
    if (!slug || !user) return;
    // Payload's function takes no id of a global.
    await updateDocumentEditor(id ?? 0, slug, user);
    // Does what Payload's own dialog does, so that it does not ask again.
    setCurrentEditor?.(user);
    setDocumentIsLocked?.(true);
    await look();
    toast.success(publishing.takenOver);
  };
  return (
    <div className="desk-message" role="alert">
      {publishing.held(holder.name, momentName(Date.parse(holder.since), currentTime(), language))}
      <p className="desk-message__actions">
        <button type="button" className="desk-link" onClick={() => void takeOver()}>
          {publishing.takeOver}
        </button>{" "}
        <SeeStored />
      </p>
    </div>
  );
}
