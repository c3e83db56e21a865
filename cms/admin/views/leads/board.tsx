"use client";
import { useState, type CSSProperties, type DragEvent } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import type { LeadCard } from "../../../leads/lead-cards.ts";
import { LEAD_STATUSES, type LeadStatus } from "#shared/vocabulary/lead-statuses.ts";
import { dateOf, momentName } from "../../../lib/time.ts";
import { RemainingTime } from "../../components/lead-cells.tsx";
import { openWithKeys } from "../../lib/open-with-keys.ts";
import type { Texts } from "../../texts/index.ts";
import { useDesk } from "../../lib/use-desk.ts";
import type { Column } from "./read-lead-list.ts";

interface BoardProps {
  columns: Column[];
  canWrite: boolean;
  /** Address of the list. */
  here: string;
  now: number;
  /** Addresses of the full list of each status. */
  all: Record<string, string>;
}

/** Products that a card names. */
const NAMED = 2;

/** The leads by status. A card moves by dragging, or by its menu. */
export function Board({ columns, canWrite, here, now, all }: BoardProps) {
  const { texts, language, change } = useDesk();
  const [target, setTarget] = useState<LeadStatus | null>(null);
  const move = (id: number, status: LeadStatus) =>
    void change(`/api/leads/${id}`, "PATCH", { status }, texts.lead.statusIs(inLanguage(LEAD_STATUSES[status], language)));
  const drop = (event: DragEvent, status: LeadStatus) => {
    event.preventDefault();
    setTarget(null);
    const id = Number(event.dataTransfer.getData("text/plain"));
    const isHere = columns.some((column) => column.status === status && column.cards.some((card) => card.id === id));
    if (id > 0 && !isHere) move(id, status);
  };
  const none = columns.every(({ total }) => total === 0) && <p className="desk-empty">{texts.leads.none}</p>;
  return (
    <>
      {none}
      <div className="desk-board" style={{ "--desk-columns": columns.length } as CSSProperties}>
        {columns.map(({ status, cards, total }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- cards are dropped here; the menu on each does the same
          <section
            key={status}
            className={`desk-column is-${status}${target === status ? " is-over" : ""}`}
            aria-label={inLanguage(LEAD_STATUSES[status], language)}
            onDragOver={(event) => {
              if (!canWrite) return;
              event.preventDefault();
              setTarget(status);
            }}
            onDragLeave={() => setTarget(null)}
            onDrop={(event) => drop(event, status)}
          >
            <h2>
              {inLanguage(LEAD_STATUSES[status], language)} <span className="desk-figure">{total}</span>
              <ColumnNote status={status} cards={cards} texts={texts} />
            </h2>
            {cards.map((card) => (
              <Card key={card.id} card={card} canWrite={canWrite} here={here} now={now} move={move} />
            ))}
            {total > cards.length && (
              <a className="desk-column__more" href={all[status]}>
                {texts.leads.more(total - cards.length)}
              </a>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function ColumnNote({ status, cards, texts }: { status: LeadStatus; cards: LeadCard[]; texts: Texts }) {
  if (status === "new") {
    const late = cards.filter(({ promise }) => promise.state === "late").length;
    return late > 0 ? <small className="desk-bad">{texts.dashboard.lateCount(late)}</small> : null;
  }
  if (status !== "quoted" && status !== "won") return null;
  const sum = cards.reduce((all, { items }) => all + items.reduce((some, { quantity }) => some + quantity, 0), 0);
  return sum > 0 ? <small>{texts.leads.pieces(sum.toLocaleString("en"))}</small> : null;
}

interface CardProps {
  card: LeadCard;
  canWrite: boolean;
  here: string;
  now: number;
  move: (id: number, status: LeadStatus) => void;
}

function Card({ card, canWrite, here, now, move }: CardProps) {
  const { texts, language, busy } = useDesk();
  const { id, title, person, country, items, owner, promise } = card;
  const [first] = items;
  const waits = card.status === "new";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is dragged; the menu on it does the same
    <article
      className={`desk-card${promise.state === "late" ? " is-late" : ""}`}
      draggable={canWrite}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", String(id))}
    >
      <a className="desk-card__link" href={`${here}/${id}`}>
        {title}
      </a>
      <span className="desk-card__who">{[person, country].filter(Boolean).join(texts.comma)}</span>
      {card.about && <span className="desk-card__what">{card.about}</span>}
      {first && (
        <span className="desk-card__what">
          {first.picture && <img className="desk-thumb" src={first.picture} alt="" width={32} height={24} />}
          {items
            .slice(0, NAMED)
            .map(({ label, quantity }) => `${label} × ${quantity.toLocaleString("en")}`)
            .join(texts.comma)}
          {items.length > NAMED && ` +${items.length - NAMED}`}
        </span>
      )}
      <span className="desk-card__foot">
        {waits ? <RemainingTime promise={promise} language={language} texts={texts} /> : <span>{whenOf(card, now, texts, language)}</span>}
        {owner ? (
          <span className="desk-avatar" title={owner.name}>
            {owner.name.slice(0, 1)}
          </span>
        ) : (
          waits && <span className="desk-end">{texts.leads.nobody}</span>
        )}
      </span>
      {waits && (
        <span className="desk-card__line" style={{ backgroundSize: `${promise.passed * 100}% 100%, 6px 3px` }} aria-hidden="true" />
      )}
      {canWrite && (
        <select
          id={`move-${id}`}
          className="desk-card__move"
          aria-label={`${texts.leads.moveTo} ${title}`}
          value=""
          disabled={busy}
          onKeyDown={openWithKeys}
          onChange={({ target }) => move(id, target.value as LeadStatus)}
        >
          <option value="" disabled>
            {texts.leads.moveTo}
          </option>
          {(Object.keys(LEAD_STATUSES) as LeadStatus[])
            .filter((status) => status !== card.status)
            .map((status) => (
              <option key={status} value={status}>
                {inLanguage(LEAD_STATUSES[status], language)}
              </option>
            ))}
        </select>
      )}
    </article>
  );
}

/** The time on a card that waits for nobody: its follow-up, or its last change. */
export function whenOf({ followUpOn, status, updatedAt }: LeadCard, now: number, texts: Texts, language: DeskLanguage): string {
  const isOpen = status === "contacted" || status === "quoted";
  if (followUpOn && isOpen) return texts.leads.followUp(dateOf(Date.parse(followUpOn), now, language));
  return isOpen ? texts.leads.noFollowUp : momentName(Date.parse(updatedAt), now, language);
}
