"use client";
import { useState } from "react";
import { inLanguage } from "../../../lib/i18n.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../../leads/statuses.ts";
import { useDesk } from "../../lib/use-desk.ts";

const WAY = ["new", "contacted", "quoted", "won"] as const satisfies LeadStatus[];
const WAYS_OUT = ["lost", "spam"] as const satisfies LeadStatus[];

interface StepsProps {
  id: number;
  status: LeadStatus;
  canWrite: boolean;
}

/** How far a lead has come, as stops of a route; each can be pressed by those who may. */
export function Steps({ id, status, canWrite }: StepsProps) {
  const { texts, language, busy, change } = useDesk();
  const [said, say] = useState("");
  const name = (key: LeadStatus) => inLanguage(LEAD_STATUSES[key], language);
  const reached = WAY.indexOf(status as (typeof WAY)[number]);
  const choose = async (next: LeadStatus) => {
    const done = texts.lead.statusIs(name(next));
    if (next !== status && (await change(`/api/leads/${id}`, "PATCH", { status: next }, done))) say(done);
  };
  const stop = (key: LeadStatus, className: string) => {
    const here = key === status ? "step" : undefined;
    return canWrite ? (
      <button type="button" className={className} disabled={busy} aria-current={here} onClick={() => void choose(key)}>
        {name(key)}
      </button>
    ) : (
      <span className={className} aria-current={here}>
        {name(key)}
      </span>
    );
  };
  return (
    <>
      <ol className="desk-steps" aria-label={texts.lead.statuses}>
        {WAY.map((key, index) => (
          <li key={key} className={index < reached ? "is-past" : index === reached ? "is-here" : ""}>
            {stop(key, "desk-steps__stop")}
          </li>
        ))}
        <li className="desk-steps__out">
          {WAYS_OUT.filter((key) => canWrite || key === status).map((key) => (
            <span key={key}>{stop(key, "desk-button desk-button--small desk-button--plain")}</span>
          ))}
        </li>
      </ol>
      <output className="desk-unseen">{said}</output>
    </>
  );
}
