"use client";
import { useDesk } from "./use-desk.ts";

interface ResendProps {
  /** Number of the notice. */
  id: number;
}

/** The button beside a notice that did not arrive. */
export function Resend({ id }: ResendProps) {
  const { texts, busy, change } = useDesk();
  return (
    <button
      type="button"
      className="desk-button desk-button--small"
      disabled={busy}
      onClick={() => void change(`/api/notices/${id}/again`, "POST", {}, texts.lead.againDone)}
    >
      {texts.lead.again}
    </button>
  );
}
