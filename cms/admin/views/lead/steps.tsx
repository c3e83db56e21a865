"use client";
import type { DeskText } from "#shared/desk-texts/say.ts";
import { LEAD_STATUSES, MESSAGE_STATUSES } from "../../../leads/statuses.ts";
import { useDesk } from "../../lib/use-desk.ts";

const NAMES: Record<string, DeskText> = { ...MESSAGE_STATUSES, ...LEAD_STATUSES };
/** The stops of a route, and its exits. */
const ROUTES = {
  lead: { way: ["new", "contacted", "quoted", "won"], out: ["lost", "spam"] },
  message: { way: ["new", "answered", "closed"], out: ["spam"] },
};

interface StepsProps {
  kind: keyof typeof ROUTES;
  id: number;
  status: string;
  canWrite: boolean;
}

/** The status of a lead or a message, as stops of a route; each is a button for those who may write. */
export function Steps({ kind, id, status, canWrite }: StepsProps) {
  const { texts, language, busy, change } = useDesk();
  const { way, out } = ROUTES[kind];
  const name = (key: string) => NAMES[key]?.[language] ?? key;
  const reached = way.indexOf(status);
  const choose = (next: string) => {
    if (next !== status) void change(`/api/${kind}s/${id}`, "PATCH", { status: next }, texts.lead.statusIs(name(next)));
  };
  const stop = (key: string, className: string) => {
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
      {way.map((key, index) => (
        <li key={key} className={index < reached ? "is-past" : index === reached ? "is-here" : ""}>
          {stop(key, "desk-steps__stop")}
        </li>
      ))}
      <li className="desk-steps__out">
        {out
          .filter((key) => canWrite || key === status)
          .map((key) => (
            <span key={key}>{stop(key, "desk-button desk-button--small desk-button--plain")}</span>
          ))}
      </li>
    </ol>
  );
}
