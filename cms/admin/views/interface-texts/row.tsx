"use client";
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Localized } from "#shared/languages.ts";
import { MAX_TEXT_LENGTH, missingParts } from "../../../interface-texts/site-texts.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** A text of the site: the built-in one, and the editors' replacement. */
export interface ShownText {
  key: string;
  builtIn: Localized;
  own: Localized;
  /** The location of the text, and its page's address. */
  place: string;
  path: string | null;
  /** Its placeholders. */
  parts: string[];
}

interface TextRowProps {
  text: ShownText;
  mayWrite: boolean;
}

/** A row of the list; a click opens its form, and the focus returns to the row afterwards. */
export function TextRow({ text, mayWrite }: TextRowProps) {
  const { texts } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const { key, builtIn, own, place, path } = text;
  const words = texts.interfaceTexts;
  const isOwn = LANGUAGES.some((language) => own[language] !== "");
  return (
    <>
      <tr className={isOpen ? "is-open" : ""}>
        <td className="desk-key" data-label={words.key}>
          {key}
        </td>
        {LANGUAGES.map((language) => (
          <td key={language} data-label={words.builtInTexts[language]} lang={language}>
            <Parts text={builtIn[language]} />
          </td>
        ))}
        <td data-label={words.own}>
          <span className="desk-texts__own">
            {isOwn && (
              <span>
                {LANGUAGES.map((language) =>
                  language === DEFAULT_LANGUAGE ? (
                    <b key={language} lang={language}>
                      <Parts text={own[language] || words.builtIn} />
                    </b>
                  ) : (
                    <Fragment key={language}>
                      <br />
                      <span className="desk-muted" lang={language}>
                        <Parts text={own[language] || words.builtIn} />
                      </span>
                    </Fragment>
                  ),
                )}
              </span>
            )}
            {mayWrite && (
              <button
                ref={opener}
                type="button"
                className="desk-link"
                aria-expanded={isOpen}
                aria-label={words.changeOf(key)}
                onClick={() => setOpen(!isOpen)}
              >
                {words.change}
              </button>
            )}
          </span>
        </td>
        <td data-label={words.place}>{path ? <a href={path}>{place}</a> : place}</td>
      </tr>
      {isOpen && (
        <tr className="is-open">
          <td colSpan={LANGUAGES.length + 3}>
            <Editor text={text} onDone={close} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Both languages side by side. The placeholders of a text must stay. */
function Editor({ text: { key, own, builtIn }, onDone }: { text: ShownText; onDone: () => void }) {
  const { texts, busy, change } = useDesk();
  const [values, setValues] = useState(own);
  const id = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const rowTexts = texts.interfaceTexts;
  const missing = byLanguage((language) => missingParts(builtIn[language], values[language]));
  const isWhole = LANGUAGES.every((language) => missing[language].length === 0);
  const save = async () => {
    if (await change("/api/globals/interface-texts/text", "POST", { key, ...values }, texts.saved)) onDone();
  };
  // Escape does not discard typed text.
  const press = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === "Escape" && LANGUAGES.every((language) => values[language] === own[language])) onDone();
  };
  return (
    <div className="desk-texts__editor">
      {LANGUAGES.map((language) => (
        <label key={language} className="desk-field">
          <span>{rowTexts.languages[language]}</span>
          <textarea
            ref={language === DEFAULT_LANGUAGE ? first : null}
            className="desk-input"
            lang={language}
            rows={2}
            maxLength={MAX_TEXT_LENGTH}
            value={values[language]}
            placeholder={builtIn[language]}
            aria-invalid={missing[language].length > 0}
            aria-describedby={`${id}-${language}`}
            onChange={({ target }) => setValues({ ...values, [language]: target.value })}
            onKeyDown={press}
          />
          <span id={`${id}-${language}`} className={`desk-small ${missing[language].length > 0 ? "desk-bad" : "desk-muted"}`}>
            {missing[language].length > 0 ? rowTexts.lost(missing[language].join(" ")) : rowTexts.emptyIsBuiltIn}
          </span>
        </label>
      ))}
      <div className="desk-actions">
        <button type="button" className="desk-button desk-button--first" disabled={busy || !isWhole} onClick={() => void save()}>
          {rowTexts.save}
        </button>
        <button type="button" className="desk-button desk-button--plain" onClick={onDone}>
          {rowTexts.cancel}
        </button>
      </div>
    </div>
  );
}

/** A text with its placeholders marked. */
function Parts({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(\{\w+\})/).map((part, index) =>
        part.startsWith("{") && part.endsWith("}") ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never change places
          <span key={index} className="desk-placeholder">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
