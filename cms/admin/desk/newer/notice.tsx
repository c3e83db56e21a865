"use client";
import { useEditDepth } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ask } from "../ask.ts";
import { SeeStored } from "../bilingual/older.tsx";
import { useDesk } from "../use-desk.ts";
import { useNewerStored } from "./use-newer-stored.ts";

/**
 * Says at the foot of a form that its record was stored by somebody else, or in another tab, since it was opened. It takes nothing from
 * whoever writes, not even the focus: one goes on writing, looks at what is stored in a tab of its own, or has it shown in the place of
 * what was written.
 */
export function NewerNotice() {
  const { texts } = useDesk();
  const said = texts.newer;
  const stored = useNewerStored();
  const [passedOver, passOver] = useState<string | null>(null);
  // A form that lies over another cannot load the page anew; it is shut and opened again.
  const isAlone = useEditDepth() === 1;
  const letGo = useLettingGo();
  if (!stored || stored.updatedAt === passedOver) return null;
  const goOn = () => {
    passOver(stored.updatedAt);
    // Once the notice is gone, and the focus with it.
    requestAnimationFrame(stored.giveBack);
  };
  const showStored = async () => {
    const answer = await ask({ question: said.showAsk, deed: said.showDeed, cancel: said.goOn, isLoss: true });
    if (answer === null) return;
    letGo();
    window.location.reload();
  };
  return createPortal(
    <div className="desk desk-newer" role="alert">
      <p>{said.said}</p>
      <div className="desk-actions">
        <button type="button" className="desk-button desk-button--first" onClick={goOn}>
          {said.goOn}
        </button>
        <SeeStored />
        {isAlone && (
          <button type="button" className="desk-link" onClick={() => void showStored()}>
            {said.show}
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
