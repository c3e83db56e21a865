"use client";
import { useDocumentInfo, useEditDepth, useFormProcessing, useModal } from "@payloadcms/ui";
import { useEffect, useRef, type RefObject } from "react";

/**
 * Has ⌘S and Ctrl S press a form's button. Pressed while the form is being saved they press it after that. Payload's own hook for keys
 * would press the button while it is off, and hears nothing as long as another letter is held down. A new record takes no key while it is
 * first stored: nothing can be written into it then, and a second save would make a second record.
 */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  const { id } = useDocumentInfo();
  const editDepth = useEditDepth();
  const isSaving = useFormProcessing();
  const { modalState } = useModal();
  /** Whether the form is to be saved once more after the save that is under way. */
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
