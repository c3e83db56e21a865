"use client";
import type { ReactNode } from "react";
import { useDesk } from "../lib/use-desk.ts";

interface DialogFootProps {
  /** The label of the submit button. */
  deed: string;
  canSend?: boolean;
  busy: boolean;
  /** Closes the dialog without a change. */
  cancel: () => void;
  /** Buttons between the two. */
  children?: ReactNode;
}

/** The foot of a dialog that has a form in it. */
export function DialogFoot({ deed, canSend = true, busy, cancel, children }: DialogFootProps) {
  const { texts } = useDesk();
  return (
    <div className="desk-actions">
      <button type="submit" className="desk-button desk-button--first" disabled={busy || !canSend}>
        {deed}
      </button>
      {children}
      <button type="button" className="desk-button desk-button--plain" disabled={busy} onClick={cancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
