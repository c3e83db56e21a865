"use client";
import { noonOf } from "../../../leads/times.ts";
import { isoDay } from "../../../time-zone.ts";
import { openWithKeys } from "../open-with-keys.ts";
import { useDesk } from "../use-desk.ts";

interface FollowUpProps {
  id: number;
  owner: number | null;
  /** In ISO form. */
  followUpOn: string | null;
  owners: { id: number; name: string }[];
  canWrite: boolean;
}

/** Who takes care of a lead, and when it comes up again. Each is saved when it is chosen. */
export function FollowUp({ id, owner, followUpOn, owners, canWrite }: FollowUpProps) {
  const { texts, change } = useDesk();
  const save = (body: object) => void change(`/api/leads/${id}`, "PATCH", body, texts.saved);
  const date = followUpOn ? isoDay(Date.parse(followUpOn)) : "";
  const keepDate = (value: string) => {
    const noon = noonOf(value);
    if (value === "" || noon !== null) save({ followUpOn: noon === null ? null : new Date(noon).toISOString() });
  };
  return (
    <div className="desk-pair">
      <label className="desk-field">
        <span>{texts.lead.owner}</span>
        <select
          key={owner}
          className="desk-input desk-input--select"
          defaultValue={owner ?? ""}
          disabled={!canWrite}
          onKeyDown={openWithKeys}
          onChange={({ target }) => save({ owner: target.value === "" ? null : Number(target.value) })}
        >
          <option value="">{texts.lead.nobody}</option>
          {owners.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="desk-field">
        <span>{texts.lead.date}</span>
        <input
          key={date}
          className="desk-input desk-figure"
          type="date"
          defaultValue={date}
          data-shown={date || texts.dateHint}
          disabled={!canWrite}
          onChange={({ target }) => keepDate(target.value)}
        />
      </label>
    </div>
  );
}
