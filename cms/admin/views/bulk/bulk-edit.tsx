"use client";
import { toast, useLocale } from "@payloadcms/ui";
import { stringify } from "qs-esm";
import type { Where } from "payload";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { isLanguage } from "#shared/languages.ts";
import type { BulkAnswer, BulkField, BulkRow } from "../../../publishing/bulk/bulk-endpoints.ts";
import { DialogFoot } from "../../components/dialog-foot.tsx";
import { FigureInput } from "../../components/figure-input.tsx";
import { Labelled, LabelledChoice } from "../../components/labelled.tsx";
import { call } from "../../lib/call.ts";
import { useAnswer } from "../../lib/use-answer.ts";
import { useDesk } from "../../lib/use-desk.ts";
import type { Fault } from "./change-many.ts";

interface BulkEditProps {
  slug: string;
  where: Where;
  onClose: () => void;
  /** Called after the change, with the refused records. */
  onDone: (errors: Fault[], rows: BulkRow[]) => void;
}

const EFFECTS = ["live", "pending", "draft", "same"] as const;

/**
 * Sets one field of the selected records to one value. A preview shows the current value of each record, and whether visitors see the
 * change at once: drafts stay drafts.
 */
export function BulkEdit({ slug, where, onClose, onDone }: BulkEditProps) {
  const { texts, language, attempt } = useDesk();
  const { bulk: words, publishing } = texts;
  const { code: locale } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { answer } = useAnswer<{ fields: BulkField[] }>(`/api/bulk-edit/${slug}`);
  const [path, setPath] = useState("");
  const [preview, setPreview] = useState<{ value: unknown; rows: BulkRow[] } | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const field = answer?.fields.find((one) => one.path === path);
  const send = (value: unknown, apply: boolean) =>
    call<BulkAnswer>(
      `/api/bulk-edit/${slug}${stringify({ where }, { addQueryPrefix: true })}`,
      "POST",
      { field: path, value, locale, apply },
      language,
    );
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!field) return;
    const value = preview?.value ?? valueIn(field, new FormData(event.currentTarget));
    setBusy(true);
    await attempt(async () => {
      const { rows, errors } = await send(value, preview !== null);
      if (!preview) return setPreview({ value, rows });
      const changed = rows.filter(({ effect }) => effect !== "same").length - errors.length;
      if (changed > 0) toast.success(words.edit.done(changed));
      dialog.current?.close();
      onDone(errors, rows);
    });
    setBusy(false);
  };
  const changes = preview?.rows.filter(({ effect }) => effect !== "same").length ?? 0;
  return (
    <dialog ref={dialog} className="desk desk-ask desk-ask--wide" aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={heading}>{words.edit.title}</h2>
        <fieldset disabled={preview !== null} className="desk-pair">
          <LabelledChoice
            label={words.edit.field}
            value={path}
            none={words.edit.choose}
            choices={(answer?.fields ?? []).map(({ path: id, label }) => ({ id, name: label }))}
            onChange={({ target }) => setPath(target.value)}
            required
          />
          {field && <BulkValue key={path} field={field} />}
        </fieldset>
        {field?.localized && isLanguage(locale) && <p>{words.edit.language(publishing.languages[locale])}</p>}
        {preview &&
          EFFECTS.map((effect) => <Rows key={effect} effect={effect} rows={preview.rows.filter((row) => row.effect === effect)} />)}
        <DialogFoot
          deed={preview ? words.edit.deed(changes, preview.rows.filter(({ effect }) => effect === "live").length) : words.edit.look}
          canSend={field !== undefined && (preview === null || changes > 0)}
          busy={busy}
          cancel={() => dialog.current?.close()}
        >
          {preview && (
            <button type="button" className="desk-button" disabled={busy} onClick={() => setPreview(null)}>
              {words.edit.back}
            </button>
          )}
        </DialogFoot>
      </form>
    </dialog>
  );
}

/** The records with the same effect of a change. */
function Rows({ effect, rows }: { effect: BulkRow["effect"]; rows: BulkRow[] }) {
  const { edit } = useDesk().texts.bulk;
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{edit.effects[effect](rows.length)}</h3>
      <ul>
        {rows.map(({ id, title, before, after }) => (
          <li key={id}>
            {title}
            {effect !== "same" && <p>{edit.change(before || edit.empty, after || edit.empty)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BulkValue({ field: { type, label, choices, required, max } }: { field: BulkField }) {
  const { lists, bulk } = useDesk().texts;
  if (type === "checkbox") {
    return (
      <LabelledChoice
        label={label}
        name="value"
        choices={[
          { id: "true", name: bulk.edit.yes },
          { id: "false", name: bulk.edit.no },
        ]}
      />
    );
  }
  if (type === "select" || type === "relationship")
    return <LabelledChoice label={label} name="value" choices={choices} required={required} {...(!required && { none: lists.none })} />;
  if (type === "number") return <FigureInput name="value" label={label} required={required} />;
  const shared = { className: "desk-input", name: "value", required, ...(max !== null && { maxLength: max }) };
  return (
    <Labelled label={label}>
      {type === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={type === "date" || type === "email" ? type : "text"} />
      )}
    </Labelled>
  );
}

/** The form's value, as the field stores it. */
function valueIn({ type }: BulkField, data: FormData): unknown {
  const value = String(data.get("value") ?? "");
  if (type === "checkbox") return value === "true";
  if (value === "") return null;
  return type === "number" || type === "relationship" ? Number(value) : value;
}
