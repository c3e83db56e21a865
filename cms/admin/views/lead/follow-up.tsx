"use client";
import { noonOf } from "../../../lib/time.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { Labelled, LabelledChoice } from "../../components/labelled.tsx";
import { useDesk } from "../../lib/use-desk.ts";

interface FollowUpProps {
  id: number;
  owner: number | null;
  /** In ISO form. */
  followUpOn: string | null;
  owners: { id: number; name: string }[];
  canWrite: boolean;
}

/** The owner and the follow-up date of a lead. Saves each at once. */
export function FollowUp({ id, owner, followUpOn, owners, canWrite }: FollowUpProps) {
  const { texts, change } = useDesk();
  const date = followUpOn ? isoDay(Date.parse(followUpOn)) : "";
  const ownerKey = String(owner ?? "");
  // Resets an unsaved choice: the view refreshes only after a save, and each field only with another value.
  const save = async (field: HTMLInputElement | HTMLSelectElement, body: object, stored: string) => {
    if (!(await change(`/api/leads/${id}`, "PATCH", body, texts.saved))) field.value = stored;
  };
  const keepDate = (field: HTMLInputElement) => {
    const noon = noonOf(field.value);
    if (field.value === "" || noon !== null) void save(field, { followUpOn: noon === null ? null : new Date(noon).toISOString() }, date);
  };
  return (
    <div className="desk-pair">
      <LabelledChoice
        key={ownerKey}
        label={texts.lead.owner}
        none={texts.lead.nobody}
        choices={owners}
        defaultValue={ownerKey}
        disabled={!canWrite}
        onChange={({ target }) => void save(target, { owner: target.value === "" ? null : Number(target.value) }, ownerKey)}
      />
      <Labelled label={texts.lead.date}>
        <input
          key={date}
          className="desk-input desk-figure"
          type="date"
          defaultValue={date}
          data-shown={date || texts.dateHint}
          disabled={!canWrite}
          onChange={({ target }) => keepDate(target)}
        />
      </Labelled>
    </div>
  );
}
