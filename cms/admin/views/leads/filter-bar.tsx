"use client";
import type { ChangeEvent } from "react";
import { openWithKeys } from "../../lib/open-with-keys.ts";
import { SearchInput } from "../../components/search-input.tsx";
import { useDesk } from "../../lib/use-desk.ts";

/** A filter with a few values. */
export interface Choice {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

interface FilterBarProps {
  q: string;
  asTable: boolean;
  choices: Choice[];
  from: string;
  to: string;
  follow: string;
  /** Addresses of the board, of the table, and of the list without filters if there are any. */
  addresses: { board: string; table: string; clear: string };
}

/** Search and filters: a form that submits itself at each choice. Without script it works by Enter. */
export function FilterBar({ q, asTable, choices, from, to, follow, addresses }: FilterBarProps) {
  const { texts } = useDesk();
  const send = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => currentTarget.form?.requestSubmit();
  return (
    <div className="desk-bar">
      <search className="desk-bar__search-area">
        <form method="get" className="desk-actions">
          {asTable && <input type="hidden" name="show" value="table" />}
          {follow && <input type="hidden" name="follow" value={follow} />}
          <SearchInput value={q} max={200} label={texts.leads.search} placeholder={texts.leads.searched} />
          {choices.map(({ name, label, value, options }) => (
            <select
              key={name}
              className={`desk-chip${value ? " is-set" : ""}`}
              name={name}
              defaultValue={value}
              aria-label={label}
              onKeyDown={openWithKeys}
              onChange={send}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ))}
          <label className={`desk-chip desk-chip--dates${from || to ? " is-set" : ""}`}>
            <span>{texts.leads.received}</span>
            <input
              type="date"
              name="from"
              defaultValue={from}
              data-shown={from || texts.dateHint}
              aria-label={texts.leads.from}
              onChange={send}
            />
            –
            <input type="date" name="to" defaultValue={to} data-shown={to || texts.dateHint} aria-label={texts.leads.to} onChange={send} />
          </label>
          <button type="submit" className="desk-unseen">
            {texts.leads.search}
          </button>
          {addresses.clear && (
            <a className="desk-link" href={addresses.clear}>
              {texts.leads.clear}
            </a>
          )}
        </form>
      </search>
      <div className="desk-segments">
        <a href={addresses.board} aria-current={asTable ? undefined : "true"}>
          {texts.leads.board}
        </a>
        <a href={addresses.table} aria-current={asTable ? "true" : undefined}>
          {texts.leads.table}
        </a>
      </div>
    </div>
  );
}
