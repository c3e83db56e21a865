"use client";
import { getTranslation } from "@payloadcms/translations";
import { useAuth, useConfig, useTranslation } from "@payloadcms/ui";
import type {
  CheckboxFieldClient,
  ClientCollectionConfig,
  ClientField,
  DefaultCellComponentProps,
  NumberFieldClient,
  SelectFieldClient,
} from "payload";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { titleOf } from "../../../search/title.ts";
import { DialogFoot } from "../../components/dialog-foot.tsx";
import { FigureInput } from "../../components/figure-input.tsx";
import { LabelledChoice } from "../../components/labelled.tsx";
import type { PublishState } from "../../../publishing/publish-facts.ts";
import { useAnswer } from "../../lib/use-answer.ts";
import { useDesk } from "../../lib/use-desk.ts";

type Row = { id: number; _status?: string; _displayStatus?: string; updatedAt?: string } & Record<string, unknown>;

/** Fields short enough to edit in a list. */
const QUICK = new Set(["order", "featured", "listed", "life", "type", "category", "topic", "year"]);

type Short = CheckboxFieldClient | NumberFieldClient | SelectFieldClient;

/** The short fields of a form, in its order. */
function shortFields(fields: readonly ClientField[]): Short[] {
  return fields.flatMap((field) => {
    if (field.type === "tabs") return shortFields(field.tabs.flatMap((tab) => tab.fields));
    if (field.type === "row" || field.type === "collapsible") return shortFields(field.fields);
    const isShort = field.type === "checkbox" || field.type === "number" || (field.type === "select" && !field.hasMany);
    return isShort && QUICK.has(field.name) ? [field] : [];
  });
}

/** The button at the end of a row that edits the record's short fields without opening it. */
export function QuickEditCell({ rowData, collectionSlug, viewType }: DefaultCellComponentProps) {
  const { permissions } = useAuth();
  const { getEntityConfig } = useConfig();
  const { texts } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (viewType === "trash" || !permissions?.collections?.[collectionSlug]?.update) return null;
  const collection = getEntityConfig({ collectionSlug }) as ClientCollectionConfig;
  const row = rowData as Row;
  const title = titleOf(collection, row);
  return (
    <span className="desk desk-quick">
      <button
        type="button"
        className="desk-button desk-button--small"
        aria-haspopup="dialog"
        aria-label={texts.lists.quickEditOf(title)}
        onClick={() => setOpen(true)}
      >
        {texts.lists.quickEdit}
      </button>
      {isOpen && <QuickEdit row={row} title={title} collection={collection} onClose={() => setOpen(false)} />}
    </span>
  );
}

interface QuickEditProps {
  row: Row;
  title: string;
  collection: ClientCollectionConfig;
  onClose: () => void;
}

function QuickEdit({ row, title, collection, onClose }: QuickEditProps) {
  const { texts, busy, change } = useDesk();
  const { lists: words } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const fields = shortFields(collection.fields);
  const { _status: stored, _displayStatus: shown } = row;
  const status = stored === "published" ? "published" : "draft";
  // A published record with a newer draft stays as it is on the site until the draft is published.
  const { answer } = useAnswer<PublishState>(shown === "changed" ? `/api/publishing/${collection.slug}/${row.id}` : null);
  const isChanged = shown === "changed" && answer?.liveSince !== null;
  useEffect(() => dialog.current?.showModal(), []);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const after = Object.fromEntries(fields.map((field) => [field.name, valueIn(field, data)]));
    const before = Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? null]));
    const next = String(data.get("_status"));
    const address = (draft: boolean) => `/api/${collection.slug}/${row.id}?depth=0&draft=${draft}`;
    const undo = {
      address: address(status === "draft" && next === "draft"),
      method: "PATCH" as const,
      body: { ...before, _status: status },
      done: words.undone,
    };
    // Only the versions lead back to the newer, unpublished values.
    const isLost = isChanged && next === "published";
    const isDone = await change(
      address(status === "draft" && next === "draft"),
      "PATCH",
      { ...after, _status: next, updatedAt: row.updatedAt },
      words.saved(title),
      isLost ? undefined : undo,
    );
    if (isDone) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="desk desk-ask desk-ask--wide" aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <h2 id={heading}>{words.quickEditOf(title)}</h2>
        <div className="desk-pair">
          <LabelledChoice
            label={words.status}
            name="_status"
            defaultValue={status}
            choices={[
              { id: "published", name: words.published },
              { id: "draft", name: isChanged ? words.changed : words.draft },
            ]}
          />
          {fields.map((field) => (
            <QuickField key={field.name} field={field} value={row[field.name]} />
          ))}
        </div>
        {isChanged && <p>{words.changedNote}</p>}
        <DialogFoot deed={words.save} busy={busy} cancel={() => dialog.current?.close()} />
      </form>
    </dialog>
  );
}

function QuickField({ field, value }: { field: Short; value: unknown }) {
  const { texts } = useDesk();
  const { i18n } = useTranslation();
  const label = "label" in field && field.label ? getTranslation(field.label as string, i18n) : field.name;
  if (field.type === "select") {
    const choices = field.options.map((option) =>
      typeof option === "string" ? { id: option, name: option } : { id: option.value, name: getTranslation(option.label as string, i18n) },
    );
    return (
      <LabelledChoice
        label={label}
        name={field.name}
        defaultValue={String(value ?? "")}
        choices={choices}
        {...(!field.required && { none: texts.lists.none })}
      />
    );
  }
  if (field.type === "checkbox") {
    return (
      <label className="desk-check">
        <input type="checkbox" name={field.name} defaultChecked={value === true} /> <span>{label}</span>
      </label>
    );
  }
  return <FigureInput name={field.name} label={label} value={value} required={field.required === true} />;
}

/** The form's value of a field, as the record stores it. */
function valueIn(field: Short, data: FormData): unknown {
  const value = data.get(field.name);
  if (field.type === "checkbox") return value !== null;
  if (value === null || value === "") return null;
  return field.type === "number" ? Number(value) : value;
}
