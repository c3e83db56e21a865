"use client";
import { LEAD_STATUSES, type LeadStatus } from "#shared/vocabulary/lead-statuses.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** The stops of a lead's route, and its exits. */
const STOPS: readonly LeadStatus[] = ["new", "contacted", "quoted", "won"];
const EXITS: readonly LeadStatus[] = ["lost", "closed", "spam"];

interface StepsProps {
  id: number;
  status: LeadStatus;
  canWrite: boolean;
}

/** The status of a lead, as stops of a route; each is a button for those who may write. */
export function Steps({ id, status, canWrite }: StepsProps) {
  const { texts, language, busy, change } = useDesk();
  const name = (key: LeadStatus) => LEAD_STATUSES[key][language];
  const reached = STOPS.indexOf(status);
  const choose = (next: LeadStatus) => {
    if (next !== status) void change(`/api/leads/${id}`, "PATCH", { status: next }, texts.lead.statusIs(name(next)));
  };
  const stop = (key: LeadStatus, className: string) => {
    const here = key === status ? "step" : undefined;
    return canWrite ? (
      <button type="button" className={className} disabled={busy} aria-current={here} onClick={() => choose(key)}>
        {name(key)}
      </button>
    ) : (
      <span className={className} aria-current={here}>
        {name(key)}
      </span>
    );
  };
  return (
    <ol className="desk-steps" aria-label={texts.lead.statuses}>
      {STOPS.map((key, index) => (
        <li key={key} className={index < reached ? "is-past" : index === reached ? "is-here" : ""}>
          {stop(key, "desk-steps__stop")}
        </li>
      ))}
      <li className="desk-steps__out">
        {EXITS.filter((key) => canWrite || key === status).map((key) => (
          <span key={key}>{stop(key, "desk-button desk-button--small desk-button--plain")}</span>
        ))}
      </li>
    </ol>
  );
}
