"use client";
import type { ReactNode } from "react";
import { useDesk } from "../lib/use-desk.ts";

interface DialogFootProps {
  /** What the button says that sends the form. */
  deed: string;
  canSend?: boolean;
  busy: boolean;
  /** Shuts the dialog, with everything left as it is. */
  cancel: () => void;
  /** Buttons between the two. */
  children?: ReactNode;
}

/** The foot of a dialog that has a form in it. */
export function DialogFoot({ deed, canSend = true, busy, cancel, children }: DialogFootProps) {
  const { texts } = useDesk();
  return (
    <footer className="desk-actions">
      <button type="submit" className="desk-button desk-button--first" disabled={busy || !canSend}>
        {deed}
      </button>
      {children}
      <button type="button" className="desk-button desk-button--plain" disabled={busy} onClick={cancel}>
        {texts.cancel}
      </button>
    </footer>
  );
}
