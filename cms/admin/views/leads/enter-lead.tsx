"use client";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { FORM_FIELDS } from "#shared/vocabulary/forms.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { MANUAL_LEAD_SOURCES, LEAD_SOURCES } from "../../../leads/lead-source.ts";
import { DialogFoot } from "../../components/dialog-foot.tsx";
import { Labelled, LabelledChoice } from "../../components/labelled.tsx";
import { useDesk } from "../../lib/use-desk.ts";

/** The button and the form by which staff takes down a lead that came by telephone, in a chat or at a fair. */
export function EnterLead() {
  const { texts, language, busy, change } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const [isPhoneKnown, setPhoneKnown] = useState(false);
  const words = texts.leads.enter;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    if (!(await change("/api/leads/entered", "POST", data, words.done))) return;
    form.current?.reset();
    dialog.current?.close();
  };
  const field = (name: string, label: string, more: React.ComponentProps<"input">) => (
    <Labelled label={label}>
      <input className="desk-input" name={name} {...more} />
    </Labelled>
  );
  return (
    <>
      <button type="button" className="desk-button" onClick={() => dialog.current?.showModal()}>
        {words.open}
      </button>
      <dialog ref={dialog} className="desk desk-ask desk-ask--wide" aria-labelledby={heading}>
        <form ref={form} onSubmit={(event) => void submit(event)}>
          <h2 id={heading}>{words.heading}</h2>
          <div className="desk-pair">
            {field("name", words.name, { maxLength: FORM_FIELDS.name.max, required: true })}
            {field("company", words.company, { maxLength: FORM_FIELDS.company.max })}
            {field("phone", words.phone, {
              maxLength: FORM_FIELDS.phone.max,
              type: "tel",
              onInput: ({ currentTarget }) => setPhoneKnown(currentTarget.value.trim() !== ""),
            })}
            {field("email", words.email, { maxLength: FORM_FIELDS.email.max, type: "email", required: !isPhoneKnown })}
            {field("country", words.country, { maxLength: 2, pattern: "[A-Za-z]{2}", placeholder: "DE" })}
            <LabelledChoice
              label={texts.leads.source}
              name="cameFrom"
              choices={MANUAL_LEAD_SOURCES.map((way) => ({ id: way, name: inLanguage(LEAD_SOURCES[way], language) }))}
            />
          </div>
          <Labelled label={words.message}>
            <textarea className="desk-input" name="message" rows={5} maxLength={FORM_FIELDS.message.max} />
          </Labelled>
          <p className="desk-note-text">{words.note}</p>
          <DialogFoot deed={words.save} busy={busy} cancel={() => dialog.current?.close()} />
        </form>
      </dialog>
    </>
  );
}
