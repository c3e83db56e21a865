"use client";
import { useDesk } from "./use-desk.ts";

interface TakeOverProps {
  /** Numbers of the lead, and of whoever is at the desk. */
  lead: number;
  user: number;
}

/** Makes a lead one’s own. */
export function TakeOver({ lead, user }: TakeOverProps) {
  const { texts, busy, change } = useDesk();
  return (
    <button
      type="button"
      className="desk-button desk-button--small"
      disabled={busy}
      onClick={() => void change(`/api/leads/${lead}`, "PATCH", { owner: user }, texts.saved)}
    >
      {texts.leads.takeOver}
    </button>
  );
}
