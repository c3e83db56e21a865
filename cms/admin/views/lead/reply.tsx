"use client";
import { useState, type FormEvent } from "react";
import { mailtoAddress } from "#shared/lib/contact.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { AskBeforeLeaving } from "../../components/form/ask-before-leaving.tsx";
import { Labelled, LabelledChoice } from "../../components/labelled.tsx";
import { MAX_REPLY, MAX_REPLY_SUBJECT, unfilledIn } from "../../../leads/reply-placeholders.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** The templates, with their placeholders filled in. */
export interface Opening {
  id: number;
  name: string;
  subject: string;
  text: string;
}

interface ReplyProps {
  lead: number;
  email: string;
  /** The default subject without a template. */
  subject: string;
  openings: Opening[];
  /** Whether the site has a mail server. */
  canMail: boolean;
}

/** Replies to the sender of a lead: from here, which stores the reply with the lead, or in the user's own mail program. */
export function Reply({ lead, email, subject: first, openings, canMail }: ReplyProps) {
  const { texts, busy, change } = useDesk();
  const words = texts.lead;
  const scripted = useScripted();
  const [subject, setSubject] = useState(first);
  const [text, setText] = useState("");
  const choose = (chosen: string) => {
    const opening = openings.find((one) => String(one.id) === chosen);
    setSubject(opening?.subject ?? first);
    setText(opening?.text ?? "");
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await change("/api/lead-notes", "POST", { lead, subject, text }, words.replySent)) choose("");
  };
  const unfilled = unfilledIn(`${subject} ${text}`);
  const inMailProgram = `${mailtoAddress(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <details className="desk-reply">
      <summary className="desk-button desk-button--first">{words.mail}</summary>
      <AskBeforeLeaving unsaved={text.trim() !== ""} everyWay />
      <form className="desk-reply__form" onSubmit={(event) => void send(event)}>
        {!canMail && <p className="desk-message">{words.noServer}</p>}
        {openings.length > 0 && (
          <LabelledChoice
            label={words.template}
            none={words.noTemplate}
            choices={openings}
            disabled={!scripted}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <Labelled label={words.replySubject}>
          <input
            className="desk-input"
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
            maxLength={MAX_REPLY_SUBJECT}
            readOnly={!scripted}
            required
          />
        </Labelled>
        <Labelled label={words.replyText}>
          <textarea
            className="desk-input"
            value={text}
            onChange={({ target }) => setText(target.value)}
            rows={8}
            maxLength={MAX_REPLY}
            readOnly={!scripted}
            required
          />
        </Labelled>
        <output className={unfilled.length > 0 ? "desk-message" : undefined}>
          {unfilled.length > 0 && words.unfilled(unfilled.join(texts.comma))}
        </output>
        <div className="desk-actions">
          {canMail && (
            <button type="submit" className="desk-button desk-button--first" disabled={busy || !scripted || unfilled.length > 0}>
              {words.send}
            </button>
          )}
          <a className={canMail ? "desk-link" : "desk-button desk-button--first"} href={inMailProgram}>
            {words.inMailProgram}
          </a>
        </div>
      </form>
    </details>
  );
}
