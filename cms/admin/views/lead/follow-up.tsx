"use client";
import { noonOf } from "../../../lib/time.ts";
import { isoDay } from "../../../lib/time-zone.ts";
import { openWithKeys } from "../../lib/open-with-keys.ts";
import { useDesk } from "../../lib/use-desk.ts";

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
  const date = followUpOn ? isoDay(Date.parse(followUpOn)) : "";
  const ownerKey = String(owner ?? "");
  // What was not stored does not stay: the view is drawn anew only after what was, and each field anew only with another value.
  const save = async (field: HTMLInputElement | HTMLSelectElement, body: object, stored: string) => {
    if (!(await change(`/api/leads/${id}`, "PATCH", body, texts.saved))) field.value = stored;
  };
  const keepDate = (field: HTMLInputElement) => {
    const noon = noonOf(field.value);
    if (field.value === "" || noon !== null) void save(field, { followUpOn: noon === null ? null : new Date(noon).toISOString() }, date);
  };
  return (
    <div className="desk-pair">
      <label className="desk-field">
        <span>{texts.lead.owner}</span>
        <select
          key={ownerKey}
          className="desk-input desk-input--select"
          defaultValue={ownerKey}
          disabled={!canWrite}
          onKeyDown={openWithKeys}
          onChange={({ target }) => void save(target, { owner: target.value === "" ? null : Number(target.value) }, ownerKey)}
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
          onChange={({ target }) => keepDate(target)}
        />
      </label>
    </div>
  );
}
