"use client";
import { useFormModified, useFormProcessing, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";
import { AskBeforeLeaving } from "./ask-before-leaving.tsx";
import { confirmDialog } from "../../lib/dialogs.ts";
import { NewerVersionAlert } from "./newer-version-alert.tsx";
import { Recovery } from "./recovery.tsx";
import { TakenOver } from "./taken-over.tsx";
import { deskTexts } from "../../texts/index.ts";
import { useServerErrors } from "../../payload-patches/server-errors.ts";
import { useNewRows } from "../../payload-patches/new-rows.ts";
import { useRecordName } from "./record-name.ts";
import { useImmediateChanges } from "../../payload-patches/flush-typing.tsx";

/**
 * Stands in every form of the desk, unseen. It asks before unsaved changes are lost to a switch of the content's language or to a
 * step through the history, keeps the buttons and what is wrong after the server has refused a save, keeps what is not saved for the case of a crash, says that
 * somebody else has stored the record or has taken it over, opens rows that are added, and gives the record its name.
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
      // The choices of the language switch are the only buttons that name a language of the content.
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
