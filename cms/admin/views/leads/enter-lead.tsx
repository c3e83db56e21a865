"use client";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { choiceNames, FIELD_LABELS, FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { FORM_IDS, fieldOf, fieldsOf, type FieldName, type FormId } from "#shared/vocabulary/forms.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { MANUAL_LEAD_SOURCES, LEAD_SOURCES } from "../../../leads/lead-source.ts";
import { DialogFoot } from "../../components/dialog-foot.tsx";
import { Labelled, LabelledChoice } from "../../components/labelled.tsx";
import { useDesk } from "../../lib/use-desk.ts";

/** Lines of a text field. */
const ROWS = 5;

/** The button and the form by which staff enters leads from the telephone, a chat or a fair. */
export function EnterLead() {
  const { texts, language, busy, change } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const [isPhoneKnown, setPhoneKnown] = useState(false);
  const [chosen, setChosen] = useState<FormId>("buy");
  const words = texts.leads.enter;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    if (!(await change("/api/leads/entered", "POST", data, words.done))) return;
    form.current?.reset();
    dialog.current?.close();
  };
  const control = (name: FieldName) => {
    const field = fieldOf(name);
    const own: Partial<Record<FieldName, string>> = { email: words.email, country: words.country, message: words.message };
    const label = own[name] ?? inLanguage(FIELD_LABELS[name], language);
    if (field.kind === "choice")
      return (
        <LabelledChoice
          key={name}
          label={label}
          name={name}
          none={words.unsaid}
          choices={Object.entries(choiceNames(name)).map(([id, choice]) => ({ id, name: inLanguage(choice, language) }))}
        />
      );
    const shared = { className: "desk-input", name, maxLength: field.max };
    const isPhone = field.kind === "phone";
    return (
      <Labelled key={name} label={label}>
        {field.kind === "text" ? (
          <textarea {...shared} rows={ROWS} />
        ) : field.kind === "country" ? (
          <input {...shared} pattern="[A-Za-z]{2}" placeholder="DE" />
        ) : (
          <input
            {...shared}
            type={isPhone ? "tel" : field.kind === "email" ? "email" : "text"}
            required={name === "name" || (field.kind === "email" && !isPhoneKnown)}
            {...(isPhone && { onInput: ({ currentTarget }) => setPhoneKnown(currentTarget.value.trim() !== "") })}
          />
        )}
      </Labelled>
    );
  };
  const names = fieldsOf(chosen);
  const isText = (name: FieldName) => fieldOf(name).kind === "text";
  return (
    <>
      <button type="button" className="desk-button" onClick={() => dialog.current?.showModal()}>
        {words.open}
      </button>
      <dialog ref={dialog} className="desk desk-ask desk-ask--wide" aria-labelledby={heading}>
        <form ref={form} onSubmit={(event) => void submit(event)}>
          <h2 id={heading}>{words.heading}</h2>
          <div className="desk-pair">
            <LabelledChoice
              label={words.form}
              name="form"
              value={chosen}
              onChange={({ target }) => setChosen(target.value as FormId)}
              choices={FORM_IDS.map((id) => ({ id, name: inLanguage(FORM_LABELS[id], language) }))}
            />
            {names.filter((name) => !isText(name)).map(control)}
            <LabelledChoice
              label={texts.leads.source}
              name="cameFrom"
              choices={MANUAL_LEAD_SOURCES.map((way) => ({ id: way, name: inLanguage(LEAD_SOURCES[way], language) }))}
            />
          </div>
          {names.filter(isText).map(control)}
          <p className="desk-note-text">{words.note}</p>
          <DialogFoot deed={words.save} busy={busy} cancel={() => dialog.current?.close()} />
        </form>
      </dialog>
    </>
  );
}
