import { useRef, type ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { AddedField, FormFields } from "#app/data/forms.server.ts";
import type { Filled } from "#app/leads/rules.ts";
import type { FormResult } from "#app/leads/submit.server.ts";
import { Link, localPath, sitePath, TaggedText, useLanguage, useText } from "#app/i18n/index.ts";
import type { Country } from "#app/lib/format/countries.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { useLatest } from "#app/lib/latest.ts";
import { servicePages } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/components/forms/field.tsx";
import { Done, ErrorSummary, SubmitButton } from "#app/components/forms/results.tsx";
import { FORMS, fieldOf, MAX_ANSWER_LENGTH, type FieldName, type FormId, type OptionalField } from "#shared/vocabulary/forms.ts";
import { AnswerDue, Meanwhile, textOfChoice, WhatWasSent } from "./arrived.tsx";
import { useDraft } from "./draft.ts";
import { useHiddenFields } from "./hidden-fields.ts";

export interface VisitorFormProps {
  /** For controls of the form outside it. */
  id?: string;
  /** The answer of the page's action; undefined before a submission. */
  result: FormResult | undefined;
  /** First values of fields, such as the product of the page that the visitor comes from. */
  initial?: Filled;
  /** The staff's settings of fields. */
  fields: FormFields;
  /** Site path of the page that receives the form, if another one. */
  action?: string;
  /** From the loader, for a form with a country: the browser's own names of countries may differ from the server's. */
  countries?: readonly Country[];
  /** The button's text, if not the form's default. */
  submit?: string;
  /** Labels of controls of the form outside it. */
  labels?: Record<string, string>;
}

interface FieldProps {
  name: string;
  label: string;
  note?: string;
  error?: string;
  defaultValue: string;
  required?: boolean;
}

/**
 * A form of the site: its fields, those that staff has added, consent, and the four states. Posts to its own page, or to `action`; with
 * script the page stays, without it the server answers with the page.
 */
export function VisitorForm({
  form: formId,
  id,
  result: latest,
  initial,
  fields,
  action,
  countries,
  submit,
  labels,
}: VisitorFormProps & { form: FormId }) {
  const t = useText();
  const language = useLanguage();
  const hasPolicy = useIsThere()(servicePages.privacy);
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { texts, fields: names } = FORMS[formId];
  const result = useLatest(latest);
  const busy = useNavigation().formMethod === "POST";
  useDraft(form, sitePath(pathname), result?.state === "success");
  useHiddenFields(form, result);

  if (result?.state === "success") {
    const { reference, sent, due } = result;
    return (
      <Done
        title={t(`forms.${texts}Success`)}
        text={t(formId === "buy" ? "forms.leadSuccessNote" : "forms.messageSuccessNote")}
        more={t("forms.reference", { reference })}
      >
        {due && <AnswerDue due={due} />}
        <WhatWasSent sent={sent} />
        <Meanwhile form={formId} />
        <div className="actions">
          <ButtonLink to={sitePath(pathname)}>{t("forms.another")}</ButtonLink>
        </div>
      </Done>
    );
  }

  const typed = result?.typed ?? {};
  const faults = result?.state === "invalid" ? result.faults : {};
  const allLabels: Record<string, string> = {
    ...Object.fromEntries(names.map((name) => [name, t(`forms.${name}`)])),
    consent: t(hasPolicy ? "forms.consentLabel" : "forms.consentAloneLabel"),
    ...labels,
    ...Object.fromEntries(fields.added.map(({ name, label }) => [name, label])),
  };
  const faultText = (name: string) => {
    const fault = faults[name];
    return fault && t(name === "consent" && !hasPolicy ? "forms.consentAloneFault" : fault.key, fault.values);
  };
  const field = (name: string): FieldProps => ({
    name,
    label: allLabels[name] ?? name,
    error: faultText(name),
    defaultValue: typed[name] ?? "",
  });
  const requiredField = (name: string, isRequired: boolean): FieldProps => ({
    ...field(name),
    ...(isRequired ? { required: true } : { note: t("forms.optional") }),
  });
  const control = (name: FieldName): ReactNode => {
    const { isFixed, isHidden } = fieldOf(name);
    if (isHidden) return <input key={name} type="hidden" name={name} value={initial?.[name] ?? ""} />;
    const use = isFixed ? "required" : fields.uses[name as OptionalField];
    if (use === "off") return null;
    const placeholder = name === "message" ? t(`forms.${texts}Placeholder`) : undefined;
    const controlProps = { ...requiredField(name, use === "required"), name, countries, placeholder };
    return <Control key={name} {...controlProps} defaultValue={typed[name] ?? initial?.[name] ?? ""} />;
  };
  const last = names.length - 1;
  const hasOptional = fields.added.length > 0 || names.some((name) => !fieldOf(name).isFixed && !fieldOf(name).isHidden);

  return (
    <Form
      id={id}
      method="post"
      action={action && localPath(action, language)}
      noValidate
      preventScrollReset={!action}
      className="form"
      ref={form}
    >
      {result?.state === "failed" && <ErrorSummary title={t(`forms.${texts}Failed`)} />}
      {result?.state === "limited" && (
        <ErrorSummary title={result.challenge ? t("forms.checking") : t("forms.limited", { minutes: result.minutes })} />
      )}
      {result?.state === "invalid" && (
        <ErrorSummary
          key={JSON.stringify(faults)}
          title={t("forms.faultsTitle", { number: Object.keys(faults).length })}
          faults={Object.keys(faults).map((name) => ({ name, label: allLabels[name] ?? "", error: faultText(name) ?? "" }))}
        />
      )}
      {hasOptional && <p className="form-wide muted">{t("forms.hint")}</p>}
      {names.slice(0, last).map(control)}
      {fields.added.map((added) => (
        <Added key={added.name} added={added} field={requiredField(added.name, added.required)} />
      ))}
      {names.slice(last).map(control)}
      <Checkbox name="consent" error={faultText("consent")} defaultChecked={typed["consent"] === "on"} required>
        {hasPolicy ? (
          <TaggedText text={t("forms.consent")} renderTag={(words) => <Link to={servicePages.privacy}>{words}</Link>} />
        ) : (
          t("forms.consentAlone")
        )}
      </Checkbox>
      <Checkbox name="originConsent" note={t("forms.optional")} defaultChecked={typed["originConsent"] === "on"}>
        {t("forms.originConsent")}
      </Checkbox>
      {/* For programs alone. Browsers fill in no field that cannot be focused or whose name they do not know; the attributes are for password managers. */}
      <div className="visually-hidden" aria-hidden="true" inert>
        <label>
          {t("forms.leaveEmpty")}
          <input name="topic" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore="true" data-form-type="other" />
        </label>
      </div>
      <div className="form-wide">
        <SubmitButton busy={busy} label={submit ?? t(`forms.${texts}Submit`)} busyLabel={t(`forms.${texts}Submitting`)} />
      </div>
    </Form>
  );
}

interface ControlProps extends FieldProps {
  name: FieldName;
  countries: readonly Country[] | undefined;
  /** The placeholder of an empty text. */
  placeholder: string | undefined;
}

/** The control of a field, by its kind. */
function Control({ name, countries, placeholder, ...rest }: ControlProps) {
  const t = useText();
  const field = fieldOf(name);
  const shared = { name, ...rest, wide: field.isWide, autoComplete: field.autoComplete };
  switch (field.kind) {
    case "line":
      return <TextField {...shared} maxLength={field.max} />;
    // Without `maxlength`, which would silently cut pasted text; the rules report a text that is too long.
    case "text":
      return <TextAreaField {...shared} rows={6} placeholder={placeholder} />;
    // As a text field: browsers rewrite the domain of an `email` control. The server removes pasted text around the address.
    case "email":
      return (
        <TextField
          {...shared}
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t("forms.emailPlaceholder")}
        />
      );
    case "phone":
      return <TextField {...shared} type="tel" />;
    case "country":
      return (
        <SelectField
          {...shared}
          empty={t("forms.countryChoose")}
          options={(countries ?? []).map(({ code, name: country }) => ({ value: code, label: country }))}
        />
      );
    case "choice":
      return (
        <SelectField
          {...shared}
          empty={t("forms.countryChoose")}
          options={field.choices.map((choice) => ({ value: choice, label: t(textOfChoice(name, choice)) }))}
        />
      );
  }
}

/** A field that staff has added. */
function Added({ added: { kind, choices }, field }: { added: AddedField; field: FieldProps }) {
  const t = useText();
  if (kind === "text") return <TextField {...field} maxLength={MAX_ANSWER_LENGTH} />;
  if (kind === "choice")
    return (
      <SelectField {...field} empty={t("forms.countryChoose")} options={choices.map((choice) => ({ value: choice, label: choice }))} />
    );
  const { name, label, error, required, note, defaultValue } = field;
  return (
    <Checkbox name={name} note={note} error={error} required={required} defaultChecked={defaultValue !== ""}>
      {label}
    </Checkbox>
  );
}
