"use client";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { MAX_REPLY } from "../../../leads/reply-placeholders.ts";
import { AskBeforeLeaving } from "../../components/form/ask-before-leaving.tsx";
import { useDesk } from "../../lib/use-desk.ts";
import type { Entry } from "./read-history.ts";

/** A future entry. */
export interface Ahead {
  key: string;
  title: string;
  detail: string;
  time: string;
  /** Whether it is a promise instead of a plan. */
  due: boolean;
  late: boolean;
}

interface TimelineProps {
  lead: number;
  ahead: Ahead[];
  entries: Entry[];
  canWrite: boolean;
}

/** A line of the future, the present and the past; the form for notes is at the present. */
export function Timeline({ lead, ahead, entries, canWrite }: TimelineProps) {
  const { texts } = useDesk();
  const [shown, show] = useState<"all" | "note" | "change">("all");
  const choices = [
    ["all", texts.lead.all],
    ["note", texts.lead.notes],
    ["change", texts.lead.changes],
  ] as const;
  return (
    <section className="desk-section" aria-labelledby="desk-history">
      <div className="desk-section__head">
        <h2 id="desk-history">{texts.lead.history}</h2>
        <div className="desk-row desk-end">
          {choices.map(([key, label]) => (
            <button key={key} type="button" className="desk-link" aria-pressed={shown === key} onClick={() => show(key)}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <ol className="desk-timeline">
        {shown === "all" &&
          ahead.map(({ key, title, detail, time, due, late }) => (
            <li key={key} className={`is-ahead${due ? " is-due" : ""}${late ? " is-failure" : ""}`}>
              <div className="desk-timeline__what">
                <b>{title}</b>
                <span className={late ? "desk-bad" : ""}>{detail}</span>
                <time>{time}</time>
              </div>
            </li>
          ))}
        {canWrite && (
          <li className="is-now">
            <NoteForm lead={lead} />
          </li>
        )}
        {entries
          .filter(({ kind }) => shown === "all" || kind === shown)
          .map(({ key, kind, title, detail, text, time }) => (
            <li key={key} className={`is-${kind}`}>
              <div className="desk-timeline__what">
                {title && <b>{title}</b>}
                {detail && <span className={kind === "failure" ? "desk-bad" : ""}>{detail}</span>}
                <time>{time}</time>
              </div>
              {text && <p className="desk-timeline__note">{text}</p>}
            </li>
          ))}
      </ol>
    </section>
  );
}

/**
 * Writes a note, which never changes afterwards. The field is enabled once the script runs, because before that nothing could ask about an
 * unsaved note; then it reads text that the browser has restored. It keeps its own text.
 */
function NoteForm({ lead }: { lead: number }) {
  const { texts, busy, change } = useDesk();
  const scripted = useScripted();
  const field = useRef<HTMLTextAreaElement>(null);
  const [unsaved, setUnsaved] = useState(false);
  const look = () => setUnsaved(Boolean(field.current?.value.trim()));
  useEffect(look, []);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text && (await change("/api/lead-notes", "POST", { lead, text }, texts.lead.added))) {
      form.reset();
      look();
    }
  };
  return (
    <form className="desk-note" onSubmit={(event) => void add(event)}>
      <AskBeforeLeaving unsaved={unsaved} everyWay />
      <textarea
        ref={field}
        onInput={look}
        className="desk-input"
        aria-label={texts.lead.noteLabel}
        placeholder={texts.lead.notePlaceholder}
        name="text"
        rows={1}
        maxLength={MAX_REPLY}
        readOnly={!scripted}
        required
      />
      <button type="submit" className="desk-button" disabled={busy || !scripted}>
        {texts.lead.add}
      </button>
    </form>
  );
}
