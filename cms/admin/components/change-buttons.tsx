"use client";
import { useDesk } from "../lib/use-desk.ts";

interface ChangeButtonProps {
  label: string;
  /** Changes the record, and resolves when the change is complete. */
  onClick: () => Promise<boolean>;
  busy: boolean;
}

function ChangeButton({ label, onClick, busy }: ChangeButtonProps) {
  return (
    <button type="button" className="desk-button desk-button--small" disabled={busy} onClick={() => void onClick()}>
      {label}
    </button>
  );
}

interface ResendProps {
  /** Number of the notice. */
  id: number;
}

/** The button beside a failed notice. */
export function Resend({ id }: ResendProps) {
  const { texts, busy, change } = useDesk();
  const resend = () => change(`/api/notices/${id}/again`, "POST", {}, texts.lead.againDone);
  return <ChangeButton label={texts.lead.again} busy={busy} onClick={resend} />;
}

interface TryAgainProps {
  /** Address of the job below `/api`, such as `consistency-checks/7`. */
  job: string;
}

/** The button beside a failed job that has stopped. */
export function TryAgain({ job }: TryAgainProps) {
  const { texts, busy, change } = useDesk();
  const tryAgain = () => change(`/api/${job}/again`, "POST", {}, texts.dashboard.againDone);
  return <ChangeButton label={texts.dashboard.again} busy={busy} onClick={tryAgain} />;
}

interface TakeOverProps {
  /** Ids of the lead and of the user. */
  lead: number;
  user: number;
}

/** Assigns a lead to the user. */
export function TakeOver({ lead, user }: TakeOverProps) {
  const { texts, busy, change } = useDesk();
  const takeOver = () => change(`/api/leads/${lead}`, "PATCH", { owner: user }, texts.saved);
  return <ChangeButton label={texts.leads.takeOver} busy={busy} onClick={takeOver} />;
}
