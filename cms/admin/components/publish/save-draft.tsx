"use client";
import { FormSubmit, useDocumentInfo, useFormModified, useOperation, useTranslation } from "@payloadcms/ui";
import { useRef } from "react";
import { useSave } from "./use-save.ts";
import { useSaveKey } from "./use-save-key.ts";

/** Replaces Payload's button to save a draft, as ⌘S and Ctrl S do, and keeps input typed meanwhile. */
export function SaveDraft() {
  const { t } = useTranslation();
  const { uploadStatus } = useDocumentInfo();
  const modified = useFormModified();
  const operation = useOperation();
  const { saveDraft } = useSave();
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  return (
    <FormSubmit
      ref={button}
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={(operation === "update" && !modified) || uploadStatus === "uploading"}
      size="medium"
      type="button"
      onClick={() => void saveDraft()}
    >
      {t("version:saveDraft")}
    </FormSubmit>
  );
}
