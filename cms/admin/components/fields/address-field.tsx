"use client";
import { FieldDescription, FieldError, FieldLabel, RenderCustomComponent, useField, withCondition } from "@payloadcms/ui";
import type { TextFieldClientComponent, TextFieldClientProps, Validate } from "payload";
import { useCallback, useId, useState, type KeyboardEvent } from "react";
import { sitePath } from "#shared/languages.ts";
import type { AddressHit } from "../../../publishing/addresses/find-addresses.ts";
import { useAnswer } from "../../lib/use-answer.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { LeadsTo } from "./leads-to.tsx";

/** Beginnings of complete addresses, which start no search. */
const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|#)/i;

/** A text field for an address: typed, or chosen from a search for pages and records of the site. The line below shows the target. */
export const AddressField: TextFieldClientComponent = withCondition(function AddressField({
  field,
  path: pathFromProps,
  readOnly,
  validate,
}: TextFieldClientProps) {
  const { label, required = false, maxLength, admin: { description } = {} } = field;
  const { texts } = useDesk();
  const check = useCallback<Validate>(
    (value, options) => validate?.(value, { ...options, ...(maxLength !== undefined && { maxLength }), required } as never) ?? true,
    [validate, maxLength, required],
  );
  const {
    customComponents: { Error, Label, Description } = {},
    disabled,
    path,
    setValue,
    showError,
    value = "",
  } = useField<string>({ potentiallyStalePath: pathFromProps, validate: check });
  const isFixed = Boolean(readOnly || disabled);
  // The draft while somebody types, which the search uses; null otherwise.
  const [draft, setDraft] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const id = useId();
  const inputId = `field-${path.replaceAll(".", "__")}`;
  const asks = draft !== null && !COMPLETE.test(draft.trim());
  const { answer } = useAnswer<{ hits: AddressHit[] }>(asks ? `/api/desk-addresses?q=${encodeURIComponent(draft.trim())}` : null);
  const hits = answer?.hits ?? [];
  const isOpen = asks && hits.length > 0;

  const close = () => {
    setDraft(null);
    setActive(-1);
  };
  const choose = (hit: AddressHit) => {
    setValue(hit.path);
    close();
  };
  const type = (text: string) => {
    const own = onSite(text);
    setValue(own);
    setDraft(own);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[active];
    if (step !== undefined && !isOpen) setDraft(value ?? "");
    else if (step !== undefined) setActive((active + step + hits.length + (active < 0 && step < 0 ? 1 : 0)) % hits.length);
    else if (event.key === "Enter" && isOpen && hit) choose(hit);
    // Also closes a list that is still loading, which would open afterwards.
    else if (event.key === "Escape" && draft !== null) close();
    else return;
    event.preventDefault();
    // Otherwise the same key would close the drawer around the field.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
  };

  return (
    <div className={`field-type text desk-address${showError ? " error" : ""}${isFixed ? " read-only" : ""}`}>
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={<FieldLabel htmlFor={inputId} label={label} path={path} required={required} />}
      />
      <div className="field-type__wrap">
        <RenderCustomComponent CustomComponent={Error} Fallback={<FieldError path={path} showError={showError} />} />
        <input
          id={inputId}
          name={path}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-target`}
          aria-invalid={showError}
          autoComplete="off"
          spellCheck={false}
          value={value ?? ""}
          placeholder={texts.address.placeholder}
          disabled={isFixed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onBlur={close}
        />
        {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no list of a form can hold what stands beside a name */}
        {/* In the page even without suggestions, because the field refers to it by id. */}
        <div id={`${id}-list`} className="desk-address__list" role="listbox" aria-label={texts.address.list} hidden={!isOpen}>
          {hits.map((hit, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are those of the field
            <div
              key={hit.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(hit)}
            >
              <b>{hit.title}</b> <span>{hit.kind}</span> <code>{hit.path}</code>
            </div>
          ))}
        </div>
        {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
        <LeadsTo id={`${id}-target`} address={value ?? ""} isTyping={isOpen} />
        <RenderCustomComponent
          CustomComponent={Description}
          Fallback={<FieldDescription path={path} {...(description !== undefined && { description })} />}
        />
      </div>
    </div>
  );
}) as TextFieldClientComponent;

/** The path of a complete address of this site, as somebody copies it from a browser. */
function onSite(text: string): string {
  const url = URL.parse(text.trim());
  if (!url || url.origin !== window.location.origin) return text;
  return sitePath(url.pathname) + url.search + url.hash;
}
