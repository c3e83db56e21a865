"use client";
import { getTranslation } from "@payloadcms/translations";
import {
  FieldDescription,
  FieldLabel,
  TextareaField,
  TextField,
  useDocumentInfo,
  useField,
  useFormFields,
  useTranslation,
  withCondition,
} from "@payloadcms/ui";
import type { TextareaFieldClientProps, TextFieldClientProps, Validate } from "payload";
import { useCallback, useId, useState } from "react";
import { faultPath, NOTHING_SENT, OTHER_LANGUAGE, readSent, type Sent } from "../../../schema/bilingual-sent.ts";
import type { LackingField } from "../../../schema/translation-state.ts";
import { wasOlder } from "../../../schema/missing-translations.ts";
import { useRecordId } from "../../lib/use-record-id.ts";
import { FieldCount } from "../text-count.tsx";
import { useDesk } from "../../lib/use-desk.ts";
import { Changed, OlderSince } from "./changed.tsx";
import { keyOf, textAt } from "./keys.ts";
import { LanguageSide } from "./side.tsx";
import { SIDES, useFormLanguages } from "./stored-texts.ts";
import { sidesOf, stateOf } from "./text-state.ts";
import { useIsBilingual, useSent, withEntry } from "./use-sent.ts";

const NOTHING_LACKED: LackingField[] = [];

type BilingualProps = TextFieldClientProps | TextareaFieldClientProps;

/** A text in both languages side by side, or Payload's own field in a form with one language. */
export function BilingualField(props: BilingualProps) {
  const isBilingual = useIsBilingual();
  if (isBilingual && props.field.localized) return <TwoLanguages {...props} />;
  return (
    <>
      {isLines(props) ? <TextareaField {...props} /> : <TextField {...(props as TextFieldClientProps)} />}
      <FieldCount field={props.field} path={props.path} />
    </>
  );
}

function isLines(props: BilingualProps): props is TextareaFieldClientProps {
  return props.field.type === "textarea";
}

const TwoLanguages = withCondition(function TwoLanguages({ field, path: pathFromProps, readOnly, validate }: BilingualProps) {
  const { label, required = false, maxLength, type, admin: { description } = {} } = field;
  const { texts } = useDesk();
  const { i18n } = useTranslation();
  const words = texts.bilingual;
  const id = useId();
  const [showsChange, showChange] = useState(false);
  const check = useCallback<Validate>(
    (value, options) =>
      validate?.(value as never, { ...options, ...(maxLength !== undefined && { maxLength }), required } as never) ?? true,
    [validate, maxLength, required],
  );
  const { disabled, errorMessage, initialValue, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: pathFromProps,
    validate: check,
  });
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const isNew = useRecordId() === null;
  const { own, other, languages, reading } = useFormLanguages();
  const { change } = useSent();
  const key = useFormFields(([fields]) => keyOf(path, fields));
  const sentValue = useFormFields(([fields]) => fields[OTHER_LANGUAGE]?.value);
  const sent = readSent(sentValue) ?? NOTHING_SENT;
  const lacks = useFormFields(([fields]) => fields["translationLacks"]?.value as LackingField[] | null | undefined) ?? NOTHING_LACKED;
  const fault = useFormFields(([fields]) => fields[faultPath(path, other)]?.errorMessage);
  const dispatch = useFormFields(([, send]) => send);

  const stored = textAt(reading.record, key);
  const sides = sidesOf({ own, form: { written: value ?? "", stored: initialValue ?? "" }, key, sent: sent.texts, stored });
  const isRead = reading.state === "read" && key !== null;
  const state = isRead ? stateOf({ key, language: languages.target, sides, lacks, checked: sent.checked, isRequired: required }) : null;
  const olderKey = key !== null && wasOlder(lacks, key, languages.target) ? key : null;
  // Payload's drawer for several files requests its fields before it knows the permissions, and so gets all of them read-only.
  const isLocked = readOnly === true && !(isNew && hasSavePermission === true);
  const isFixed = isLocked || disabled === true;
  const isChecked = key !== null && sent.checked.includes(key) && (olderKey !== null || sides.source.written !== sides.source.stored);

  const write = (text: string) => {
    if (key === null) return;
    change((before: Sent) => ({ ...before, texts: withEntry(before.texts, key, text === stored ? null : text) }));
    // The server's message is about the previous text.
    if (fault !== undefined) dispatch({ type: "REMOVE", path: faultPath(path, other) });
  };
  const hold = () => key !== null && change((before) => ({ ...before, checked: [...before.checked, key] }));

  const fieldName = getTranslation(label ?? field.name, i18n);
  const stateName = reading.state === "read" ? nameOf(state, words.states) : words.states[reading.state];
  const ids = { state: `${id}-state`, description: `${id}-description`, changed: `${id}-changed` };
  const describedBy = [ids.state, ...(description ? [ids.description] : [])];
  return (
    <div className={`field-type ${type} desk-both${showError ? " error" : ""}${isFixed ? " read-only" : ""}`}>
      <div className="desk-both__columns">
        <FieldLabel htmlFor={inputId(path)} label={label} path={path} required={required} />
        {SIDES.map((place) => {
          const locale = languages[place];
          const isOwn = locale === own;
          const message = isOwn ? (showError ? errorMessage : undefined) : fault;
          return (
            <LanguageSide
              key={locale}
              id={inputId(isOwn ? path : faultPath(path, other))}
              {...(isOwn && { name: path })}
              locale={locale}
              place={place}
              isLines={type === "textarea"}
              label={words.called(fieldName, words.languages[locale])}
              required={required}
              value={sides[place].written}
              max={maxLength}
              disabled={isFixed}
              readOnly={!isOwn && !isRead}
              describedBy={describedBy}
              {...(message !== undefined && { error: message })}
              onChange={isOwn ? setValue : write}
            >
              {state === `missing-${place}` && <span>{words.missing[place]}</span>}
              {place === "target" && state === "older" && (
                <>
                  <OlderSince textKey={olderKey} />
                  {isTrashed !== true && (
                    <button
                      type="button"
                      aria-label={words.seeChangeOf(fieldName)}
                      aria-expanded={showsChange}
                      aria-controls={showsChange ? ids.changed : undefined}
                      onClick={() => showChange(!showsChange)}
                    >
                      {words.seeChange}
                    </button>
                  )}
                  {!isFixed && (
                    <button type="button" aria-label={words.checkedOf(fieldName)} onClick={hold}>
                      {words.checked}
                    </button>
                  )}
                </>
              )}
              {place === "target" && state === "same" && isChecked && <span>{words.willBeChecked}</span>}
            </LanguageSide>
          );
        })}
        <span
          id={ids.state}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by styles, for there is no picture to fetch
          role="img"
          aria-label={stateName}
          title={stateName}
          className={`desk-both__link is-${state ?? reading.state}`}
        />
        {state === "older" && showsChange && (
          <Changed id={ids.changed} textKey={olderKey} stored={sides.source.stored} written={sides.source.written} />
        )}
      </div>
      {description && (
        <div id={ids.description}>
          <FieldDescription path={path} description={description} />
        </div>
      )}
    </div>
  );
});

/** The id by which Payload and the links of a refusal find an input. */
function inputId(path: string): string {
  return `field-${path.replaceAll(".", "__")}`;
}

function nameOf(state: ReturnType<typeof stateOf> | null, stateTexts: ReturnType<typeof useDesk>["texts"]["bilingual"]["states"]): string {
  if (state === "missing-source") return stateTexts.missing.source;
  if (state === "missing-target") return stateTexts.missing.target;
  if (state === "missing-both") return stateTexts.missing.both;
  return state === null ? stateTexts.reading : stateTexts[state];
}
