"use client";
import { useState } from "react";
import { inLanguage } from "../../../lib/i18n.ts";
import type { LeadCard } from "../../../leads/lead-cards.ts";
import { LEAD_STATUSES, type LeadStatus } from "#shared/vocabulary/lead-statuses.ts";
import { momentName } from "../../../lib/time.ts";
import { Items, RemainingTime, Owner } from "../../components/lead-cells.tsx";
import { confirmDialog } from "../../lib/dialogs.ts";
import { openWithKeys } from "../../lib/open-with-keys.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { whenOf } from "./board.tsx";

interface TableProps {
  cards: LeadCard[];
  owners: { id: number; name: string }[];
  canWrite: boolean;
  /** Address of the list. */
  here: string;
  /** Id of the user. */
  user: number;
  now: number;
}

const RINGS: Record<LeadStatus, string> = {
  new: "is-here",
  contacted: "",
  quoted: "",
  won: "is-done",
  lost: "is-out",
  closed: "is-out",
  spam: "is-out",
};

/** The leads as rows, with the actions for selected ones above them. */
export function Table({ cards, owners, canWrite, ...rest }: TableProps) {
  const { texts } = useDesk();
  const [chosen, choose] = useState<number[]>([]);
  if (cards.length === 0) return <p className="desk-empty">{texts.leads.none}</p>;
  const isChosen = (id: number) => chosen.includes(id);
  const all = cards.every(({ id }) => isChosen(id));
  return (
    <>
      {chosen.length > 0 && <Chosen ids={chosen} owners={owners} onDone={() => choose([])} />}
      <table className="desk-table desk-queue desk-queue--plain">
        <thead>
          <tr>
            {canWrite && (
              <Tick label={texts.leads.chooseAll} checked={all} onChange={() => choose(all ? [] : cards.map(({ id }) => id))} head />
            )}
            <th scope="col">{texts.leads.customer}</th>
            <th scope="col">{texts.leads.items}</th>
            {[texts.leads.status, texts.leads.source, texts.lead.owner, texts.leads.received].map((name) => (
              <th key={name} scope="col" className="desk-wide">
                {name}
              </th>
            ))}
            <th scope="col" className="is-number">
              {texts.leads.when}
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              {canWrite && (
                <Tick
                  label={texts.leads.choose(card.title)}
                  checked={isChosen(card.id)}
                  onChange={() => choose(isChosen(card.id) ? chosen.filter((id) => id !== card.id) : [...chosen, card.id])}
                />
              )}
              <Cells card={card} canWrite={canWrite} {...rest} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The actions for the selected leads. */
function Chosen({ ids, owners, onDone }: { ids: number[]; owners: TableProps["owners"]; onDone: () => void }) {
  const { texts, language, busy, change } = useDesk();
  const set = async (body: object) => {
    const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join("&");
    if (await change(`/api/leads?${where}&limit=${ids.length}`, "PATCH", body, texts.saved)) onDone();
  };
  const trash = async () => {
    const question = texts.leads.trashConfirm(ids.length);
    if ((await confirmDialog({ question, deed: texts.lead.trash, cancel: texts.cancel })) !== null)
      await set({ deletedAt: new Date().toISOString() });
  };
  const statuses = (Object.keys(LEAD_STATUSES) as LeadStatus[]).map((id) => ({ id, name: inLanguage(LEAD_STATUSES[id], language) }));
  return (
    <div className="desk-actions desk-chosen" role="toolbar" aria-label={texts.leads.chosen(ids.length)}>
      <span>{texts.leads.chosen(ids.length)}</span>
      <Choice name={texts.leads.status} options={statuses} disabled={busy} onChoose={(status) => void set({ status })} />
      <Choice name={texts.lead.owner} options={owners} disabled={busy} onChoose={(owner) => void set({ owner: Number(owner) })} />
      <button type="button" className="desk-button desk-button--small" disabled={busy} onClick={() => void trash()}>
        {texts.lead.trash}
      </button>
    </div>
  );
}

/** A select that performs an action with each choice, and then shows its name again. */
function Choice({
  name,
  options,
  disabled,
  onChoose,
}: {
  name: string;
  options: readonly { id: number | string; name: string }[];
  disabled: boolean;
  onChoose: (id: string) => void;
}) {
  return (
    <select
      className="desk-chip"
      value=""
      disabled={disabled}
      onKeyDown={openWithKeys}
      aria-label={name}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="" disabled>
        {name}
      </option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

/** The checkbox of a row, or of all rows. */
function Tick({ label, checked, onChange, head = false }: { label: string; checked: boolean; onChange: () => void; head?: boolean }) {
  const box = <input type="checkbox" checked={checked} aria-label={label} onChange={onChange} />;
  const className = "desk-wide desk-table__check";
  return head ? (
    <th scope="col" className={className}>
      {box}
    </th>
  ) : (
    <td className={className}>{box}</td>
  );
}

/** The cells of a lead's row. */
function Cells({ card, canWrite, here, user, now }: Pick<TableProps, "canWrite" | "here" | "user" | "now"> & { card: LeadCard }) {
  const { texts, language } = useDesk();
  return (
    <>
      <td className="desk-queue__who">
        <a href={`${here}/${card.id}`}>{card.title}</a>
        <small>{[card.person, card.country].filter(Boolean).join(texts.comma)}</small>
      </td>
      <td className="desk-queue__what">{card.about || <Items items={card.items} />}</td>
      <td className="desk-wide desk-table__status">
        <i className={`desk-ring ${RINGS[card.status]}`} aria-hidden="true" /> {inLanguage(LEAD_STATUSES[card.status], language)}
      </td>
      <td className="desk-wide desk-note-text">{card.way}</td>
      <td className="desk-wide desk-note-text">
        <Owner owner={card.owner} lead={card.id} user={user} canWrite={canWrite} />
      </td>
      <td className="desk-wide desk-note-text">{momentName(Date.parse(card.createdAt), now, language)}</td>
      <td className="is-number desk-queue__left desk-table__when">
        {card.status === "new" ? (
          <RemainingTime promise={card.promise} language={language} texts={texts} />
        ) : (
          whenOf(card, now, texts, language)
        )}
      </td>
    </>
  );
}
