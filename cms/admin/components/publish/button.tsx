"use client";
import { FormSubmit, SaveButton, useConfig, useDocumentInfo, useEditDepth, useModal } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { Panel } from "./panel.tsx";
import { useHasDrafts } from "./use-has-drafts.ts";
import { useToastAfterLoad } from "./toast-after-load.ts";

/** The submit button of a form; a new file is only saved, because visitors see it once a record shows it. */
export function PublishButton() {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const isFile = Boolean(getEntityConfig({ collectionSlug: collectionSlug ?? "" })?.upload);
  return isFile && id === undefined ? <SaveButton /> : <OpenPanel />;
}

/**
 * Replaces Payload's button to publish, or to save a record without drafts, for those who may: it opens the panel with the effects, as ⌘⏎
 * and Ctrl do.
 */
function OpenPanel() {
  const { texts } = useDesk();
  const { hasPublishPermission, hasSavePermission, uploadStatus } = useDocumentInfo();
  // Saving a record without drafts publishes it.
  const isSaved = !useHasDrafts();
  const opener = useRef<HTMLButtonElement>(null);
  const [top, setTop] = useState<number | null>(null);
  const open = () => {
    // A disabled button means an operation in progress.
    if (opener.current && !opener.current.disabled) setTop(opener.current.getBoundingClientRect().bottom);
  };
  useShortcut(open, isSaved);
  useToastAfterLoad();
  if (!(isSaved ? hasSavePermission : hasPublishPermission)) return null;
  return (
    <>
      <FormSubmit
        ref={opener}
        buttonId="action-save"
        className="desk-publish-open"
        disabled={uploadStatus === "uploading"}
        size="medium"
        type="button"
        extraButtonProps={{ "aria-haspopup": "dialog", "aria-expanded": top !== null, "aria-keyshortcuts": "Meta+Enter Control+Enter" }}
        onClick={open}
      >
        {isSaved ? texts.publishing.openSave : texts.publishing.open}
      </FormSubmit>
      {top !== null && <Panel top={top} close={() => setTop(null)} />}
    </>
  );
}

/** Handles the key before the focused field, for which it is a line break; only in the topmost form. */
function useShortcut(open: () => void, alsoSaves: boolean): void {
  const { modalState } = useModal();
  const depth = useEditDepth();
  const isOnTop = Object.values(modalState).filter(({ isOpen }) => isOpen).length + 1 === depth;
  useEffect(() => {
    if (!isOnTop) return;
    const press = (event: KeyboardEvent) => {
      const isKey = event.key === "Enter" || (alsoSaves && event.key.toLowerCase() === "s");
      if (!isKey || !(event.metaKey || event.ctrlKey) || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  });
}
