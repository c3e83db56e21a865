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
 * Says at the foot of a form that its record was stored by somebody else, or in another tab, since it was opened. It takes nothing from
 * whoever writes, not even the focus: one looks at what is stored in a tab of its own, has one's own saved over it, or has it shown in the
 * place of what was written.
 */
export function NewerVersionAlert() {
  const { texts } = useDesk();
  const words = texts.newer;
  const stored = useNewerStored();
  const dispatch = useFormFields(([, change]) => change);
  const isRefused = useFormFields(([fields]) => fields[OTHER_LANGUAGE]?.valid === false);
  // A form that lies over another cannot load the page anew; it is shut and opened again.
  const isAlone = useEditDepth() === 1;
  const letGo = useLettingGo();
  if (!stored) return null;
  const keepMine = () => {
    // The form counts as read when that was stored, so that it is saved over that, and over nothing that is newer still.
    dispatch({ type: "UPDATE", path: "updatedAt", value: stored.updatedAt });
    if (isRefused) dispatch({ type: "UPDATE", path: OTHER_LANGUAGE, valid: true });
    // Once the alert is gone, and the focus with it.
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
 * What lets the page go without another question, once one has been answered. The window asks its listeners in their order, and Payload's,
 * which has the browser ask, is there only with the first change of the form.
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
