"use client";
import { useEditDepth, useFormFields } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { OTHER_LANGUAGE } from "../../../schema/bilingual-sent.ts";
import { confirmDialog } from "../../lib/dialogs.ts";
import { dropInput } from "./unsaved-input.ts";
import { SeeStored } from "../bilingual/stale-write.tsx";
import { useDesk } from "../../lib/use-desk.ts";
import { useNewerStored } from "./use-newer-stored.ts";

/**
 * Says at the foot of a form that somebody else, or another tab, has saved the record since it was opened. It takes nothing from the
 * writer, not even the focus: the writer opens the stored record in a new tab, saves over it, or loads it instead of the own text.
 */
export function NewerVersionAlert() {
  const { texts } = useDesk();
  const words = texts.newer;
  const stored = useNewerStored();
  const dispatch = useFormFields(([, change]) => change);
  const isRefused = useFormFields(([fields]) => fields[OTHER_LANGUAGE]?.valid === false);
  // A form in a drawer cannot reload the page; staff closes and opens it again.
  const isAlone = useEditDepth() === 1;
  const letGo = useLettingGo();
  if (!stored) return null;
  const keepMine = () => {
    // Sets the form's time of reading to that of the stored record, so that the save replaces that one, but nothing newer.
    dispatch({ type: "UPDATE", path: "updatedAt", value: stored.updatedAt });
    if (isRefused) dispatch({ type: "UPDATE", path: OTHER_LANGUAGE, valid: true });
    // Waits until the alert, which has the focus, is gone.
    requestAnimationFrame(stored.giveBack);
  };
  const showStored = async () => {
    const answer = await confirmDialog({ question: words.showAsk, deed: words.showDeed, cancel: words.stay, isLoss: true });
    if (answer === null) return;
    letGo();
    dropInput();
    window.location.reload();
  };
  return createPortal(
    <div className="desk desk-newer" role="alert">
      <p>{words.said}</p>
      <div className="desk-actions">
        <button type="button" className="desk-button desk-button--first" onClick={keepMine}>
          {words.mine}
        </button>
        <SeeStored />
        {isAlone && (
          <button type="button" className="desk-link" onClick={() => void showStored()}>
            {words.show}
          </button>
        )}
      </div>
    </div>,
    stored.form,
  );
}

/**
 * Lets the page unload without another question after the first answer. Listeners of the window run in order, and Payload's, which makes
 * the browser ask, is registered only with the first change of the form.
 */
function useLettingGo(): () => void {
  const isLetGo = useRef(false);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => isLetGo.current && event.stopImmediatePropagation();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, []);
  return () => {
    isLetGo.current = true;
  };
}
