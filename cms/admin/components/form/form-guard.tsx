"use client";
import { useDocumentInfo, useDocumentTitle, useFormFields, useFormModified, useFormProcessing, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";
import { AskBeforeLeaving } from "./ask-before-leaving.tsx";
import { confirmDialog } from "../../lib/dialogs.ts";
import { NewerVersionAlert } from "./newer-version-alert.tsx";
import { Recovery } from "./recovery.tsx";
import { TakenOver } from "./taken-over.tsx";
import { deskTexts } from "../../texts/index.ts";
import { useServerErrors } from "../../payload-patches/server-errors.ts";
import { useNewRows } from "../../payload-patches/new-rows.ts";
import { useRecordId } from "../../lib/use-record-id.ts";
import { useImmediateChanges } from "../../payload-patches/flush-typing.tsx";

/**
 * The invisible guard of every form of the desk. It asks before a switch of the content's language or a step through the history discards
 * unsaved changes, keeps buttons and errors after a refused save, backs up unsaved input against a crash, says when a colleague has saved
 * or taken over the record, opens added rows, and sets the record's name.
 */
export function FormGuard() {
  const modified = useFormModified();
  const { i18n } = useTranslation();
  useServerErrors();
  useNewRows();
  useRecordName();
  const isSaving = useFormProcessing();
  useImmediateChanges(!modified || isSaving);

  useEffect(() => {
    if (!modified) return;
    const { question, leave, stay } = deskTexts(i18n.language).unsaved;
    let isAnswered = false;
    const hold = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest("button");
      // Only the buttons of the language switch have the name of a content language.
      if (!button || !button.querySelector("[data-locale]") || button.closest(".popup__trigger-wrap")) return;
      if (isAnswered) return;
      event.preventDefault();
      event.stopPropagation();
      void confirmDialog({ question, deed: leave, cancel: stay, isLoss: true }).then((answer) => {
        isAnswered = answer !== null;
        if (isAnswered) button.click();
      });
    };
    document.addEventListener("click", hold, true);
    return () => document.removeEventListener("click", hold, true);
  }, [modified, i18n.language]);

  return (
    <>
      <AskBeforeLeaving unsaved={modified} />
      <NewerVersionAlert />
      <TakenOver />
      <Recovery />
    </>
  );
}

/** Titles a record without a code by its name; Payload would use its number. */
function useRecordName(): void {
  const { docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const id = useRecordId();
  const code = docConfig && "useAsTitle" in docConfig.admin ? docConfig.admin.useAsTitle : undefined;
  const name = useFormFields(([fields]) => (code && fields["name"] && !fields[code]?.value ? fields["name"].value : undefined));
  const recordName = id === null || name === undefined ? null : String(name || id);
  useEffect(() => {
    if (recordName === null || recordName === title) return;
    // Runs after Payload has set the title, in the next frame at the latest.
    const frame = requestAnimationFrame(() => setDocumentTitle(recordName));
    return () => cancelAnimationFrame(frame);
  }, [recordName, title, setDocumentTitle]);
}
