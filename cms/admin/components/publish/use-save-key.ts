"use client";
import { useDocumentInfo, useEditDepth, useFormProcessing, useModal } from "@payloadcms/ui";
import { useEffect, useRef, type RefObject } from "react";

/**
 * Makes ⌘S and Ctrl S press a form's button; during a save, after it. Payload's own hook for keys presses a disabled button, and ignores
 * keys while another letter is down. Ignores the key during the first save of a new record, because nobody can type then, and a second save
 * would create a second record.
 */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  const { id } = useDocumentInfo();
  const editDepth = useEditDepth();
  const isSaving = useFormProcessing();
  const { modalState } = useModal();
  /** Whether to save again after the current save. */
  const isRequested = useRef(false);
  const isOnTop = Object.values(modalState).filter((modal) => modal?.isOpen).length + 1 === editDepth;
  const isFirstSave = isSaving && id === undefined;

  useEffect(() => {
    if (!isOnTop) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat || isFirstSave) return;
      if (isSaving) isRequested.current = true;
      else button.current?.click();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOnTop, isFirstSave, isSaving, button]);

  useEffect(() => {
    if (isSaving || !isRequested.current) return;
    isRequested.current = false;
    button.current?.click();
  }, [isSaving, button]);
}
