"use client";
import { useState } from "react";
import { inLanguage } from "../../../fields/bilingual.ts";
import { WAYS } from "../../../leads/came-from.ts";
import type { LeadCard } from "../../../leads/cards.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../../leads/statuses.ts";
import { momentName } from "../../../leads/times.ts";
import { Items, Left, Owner } from "../lead-parts.tsx";
import { ask } from "../ask.ts";
import { openWithKeys } from "../open-with-keys.ts";
import { useDesk } from "../use-desk.ts";
import { whenOf } from "./board.tsx";

interface TableProps {
  cards: LeadCard[];
  owners: { id: number; name: string }[];
  canWrite: boolean;
  /** Address of the list. */
  here: string;
  /** Number of whoever is at the desk. */
  user: number;
  now: number;
}

const RINGS: Record<LeadStatus, string> = {
  new: "is-here",
  contacted: "",
  quoted: "",
  won: "is-done",
  lost: "is-out",
  spam: "is-out",
};

/** The leads as rows; what is done to those that are chosen stands above them. */
export function Table({ cards, owners, canWrite, here, user, now }: TableProps) {
  const { texts, language, busy, change } = useDesk();
  const [chosen, choose] = useState<number[]>([]);
  const isChosen = (id: number) => chosen.includes(id);
  const all = cards.length > 0 && cards.every(({ id }) => isChosen(id));
  const set = async (body: object) => {
    const where = chosen.map((id, index) => `where[id][in][${index}]=${id}`).join("&");
    if (await change(`/api/leads?${where}&limit=${chosen.length}`, "PATCH", body, texts.saved)) choose([]);
  };
  const trash = async () => {
    const question = texts.leads.trashConfirm(chosen.length);
    if ((await ask({ question, deed: texts.lead.trash, cancel: texts.cancel })) !== null)
      await set({ deletedAt: new Date().toISOString() });
  };
  if (cards.length === 0) return <p className="desk-empty">{texts.leads.none}</p>;
  return (
    <>
      {chosen.length > 0 && (
        <div className="desk-chosen" role="toolbar" aria-label={texts.leads.chosen(chosen.length)}>
          <span>{texts.leads.chosen(chosen.length)}</span>
          <select
            className="desk-chip"
            value=""
            disabled={busy}
            onKeyDown={openWithKeys}
            aria-label={texts.leads.status}
            onChange={({ target }) => void set({ status: target.value })}
          >
            <option value="" disabled>
              {texts.leads.status}
            </option>
            {(Object.keys(LEAD_STATUSES) as LeadStatus[]).map((status) => (
              <option key={status} value={status}>
                {inLanguage(LEAD_STATUSES[status], language)}
              </option>
            ))}
          </select>
          <select
            className="desk-chip"
            value=""
            disabled={busy}
            onKeyDown={openWithKeys}
            aria-label={texts.lead.owner}
            onChange={({ target }) => void set({ owner: Number(target.value) })}
          >
            <option value="" disabled>
              {texts.lead.owner}
            </option>
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" className="desk-button desk-button--small" disabled={busy} onClick={() => void trash()}>
            {texts.lead.trash}
          </button>
        </div>
      )}
      <table className="desk-table desk-queue desk-queue--plain">
        <thead>
          <tr>
            {canWrite && (
              <th scope="col" className="desk-wide desk-table__check">
                <input
                  type="checkbox"
                  checked={all}
                  aria-label={texts.leads.chooseAll}
                  onChange={() => choose(all ? [] : cards.map(({ id }) => id))}
                />
              </th>
            )}
            <th scope="col">{texts.leads.customer}</th>
            <th scope="col">{texts.leads.items}</th>
            <th scope="col" className="desk-wide">
              {texts.leads.status}
            </th>
            <th scope="col" className="desk-wide">
              {texts.leads.source}
            </th>
            <th scope="col" className="desk-wide">
              {texts.lead.owner}
            </th>
            <th scope="col" className="desk-wide">
              {texts.leads.received}
            </th>
            <th scope="col" className="is-number">
              {texts.leads.when}
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              {canWrite && (
                <td className="desk-wide desk-table__check">
                  <input
                    type="checkbox"
                    checked={isChosen(card.id)}
                    aria-label={texts.leads.choose(card.title)}
                    onChange={() => choose(isChosen(card.id) ? chosen.filter((id) => id !== card.id) : [...chosen, card.id])}
                  />
                </td>
              )}
              <td className="desk-queue__who">
                <a href={`${here}/${card.id}`}>{card.title}</a>
                <small>{[card.person, card.country].filter(Boolean).join(texts.comma)}</small>
              </td>
              <td className="desk-queue__what">
                <Items items={card.items} />
              </td>
              <td className="desk-wide desk-table__status">
                <i className={`desk-ring ${RINGS[card.status]}`} aria-hidden="true" /> {inLanguage(LEAD_STATUSES[card.status], language)}
              </td>
              <td className="desk-wide desk-note-text">{inLanguage(WAYS[card.way], language)}</td>
              <td className="desk-wide desk-note-text">
                <Owner owner={card.owner} lead={card.id} user={user} canWrite={canWrite} />
              </td>
              <td className="desk-wide desk-note-text">{momentName(Date.parse(card.createdAt), now, language)}</td>
              <td className="is-number desk-queue__left desk-table__when">
                {card.status === "new" ? (
                  <Left promise={card.promise} language={language} texts={texts} />
                ) : (
                  whenOf(card, now, texts, language)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
