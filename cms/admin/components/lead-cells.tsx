import type { LeadCard, WantedItem } from "../../leads/lead-cards.ts";
import { Fragment } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import { lengthName, lengthParts } from "../../lib/time.ts";
import type { PromiseState } from "../../lib/working-time.ts";
import { TakeOver } from "./change-buttons.tsx";
import type { Texts } from "../texts/index.ts";

/** Products with a name in a row; the others are only counted. */
const NAMED = 2;

/** The products of a lead with their quantities. */
export function Items({ items }: { items: WantedItem[] }) {
  const rest = items.length - NAMED;
  return (
    <span className="desk-items">
      {items.slice(0, NAMED).map(({ label, picture, quantity }, index) => (
        <span key={`${index}${label}`}>
          {picture && <img className="desk-thumb" src={picture} alt="" width={44} height={33} />}
          <span>
            {label} <span className="desk-figure desk-muted">× {quantity}</span>
          </span>
        </span>
      ))}
      {rest > 0 && <span className="desk-muted">+{rest}</span>}
    </span>
  );
}

interface RemainingTimeProps {
  promise: PromiseState;
  language: DeskLanguage;
  texts: Texts;
  /** Whether to draw the line, too. */
  withLine?: boolean;
}

/** The working time left for an answer. */
export function RemainingTime({
  promise: { state, remaining, passed, day },
  language,
  texts: { promise: texts },
  withLine = false,
}: RemainingTimeProps) {
  if (state === "none") return null;
  if (state === "kept" || state === "missed")
    return <span>{state === "kept" ? texts.kept : texts.missed(lengthName(remaining, language, day))}</span>;
  const length = lengthName(remaining, language, day);
  return (
    <span className={`desk-left is-${state}`}>
      <span className="desk-figure">{state === "late" ? texts.late(length) : texts.left(length)}</span>
      {withLine && <i style={{ backgroundSize: `${passed * 100}% 100%, 6px 3px` }} aria-hidden="true" />}
    </span>
  );
}

/** Hours and minutes in the size of a figure, with small units. */
export function LengthFigure({ length, language }: { length: number; language: DeskLanguage }) {
  return lengthParts(length, language).map(({ count, unit }) => (
    <Fragment key={unit}>
      {` ${count}`}
      <small>{unit}</small>
    </Fragment>
  ));
}

interface OwnerProps {
  owner: LeadCard["owner"];
  /** Number of the lead. */
  lead: number;
  /** Id of the user. */
  user: number;
  canWrite: boolean;
}

/** The owner of a lead; a button if there is none. */
export function Owner({ owner, lead, user, canWrite }: OwnerProps) {
  if (!owner) return canWrite ? <TakeOver lead={lead} user={user} /> : null;
  return (
    <span className="desk-owner">
      <span className="desk-avatar" aria-hidden="true">
        {owner.name.slice(0, 1)}
      </span>
      <span className="desk-owner__name">{owner.name}</span>
    </span>
  );
}
