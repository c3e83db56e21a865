import { useRef, type ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { AddedField, FormFields } from "#app/data/forms.server.ts";
import type { FormResult } from "#app/leads/submit.server.ts";
import { Link, localPath, sitePath, TaggedText, useLanguage, useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { useLatest } from "#app/lib/latest.ts";
import { servicePages } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/components/forms/field.tsx";
import { Done, ErrorSummary, SubmitButton } from "#app/components/forms/results.tsx";
import { FORM_FIELDS, MAX_ANSWER_LENGTH, type OptionalField } from "#shared/vocabulary/forms.ts";
import { useDraft } from "./draft.ts";
import { useHiddenFields } from "./hidden-fields.ts";

export interface BaseFormProps {
  /** For controls that belong to the form and stand outside it. */
  id?: string;
  /** What the page's action answered; undefined before anything was sent. */
  result: FormResult | undefined;
  /** What the message begins with, when the visitor comes from a product. */
  message?: string;
  /** What staff asks for besides what every form does. */
  fields: FormFields;
  /** Site path of the page that takes what is sent, if another one. */
  action?: string;
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
 * What both forms share: name, e-mail, company, phone, message, consent, and the four states. Posts to its own page, or to `action`; with
 * script the page stays, without it the page is answered again.
 * @param labels of the fields that `children` adds
 * @param children the other fields; `ask(name)` gives each its label, error and value, or null where staff does not ask for it
 */
export function BaseForm({
  id,
  result: latest,
  message = "",
  fields,
  action,
  texts,
  labels,
  children,
}: BaseFormProps & {
  texts: { submit: string; submitting: string; success: string; successNote: string; failed: string };
  labels: Record<string, string>;
  children: (ask: (name: OptionalField) => FieldProps | null) => ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const hasPolicy = useIsThere()(servicePages.privacy);
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const result = useLatest(latest);
  const busy = useNavigation().formMethod === "POST";
  useDraft(form, sitePath(pathname), result?.state === "success");
  useHiddenFields(form, result);

  if (result?.state === "success") {
    return (
      <Done title={texts.success} text={texts.successNote} more={t("forms.reference", { reference: result.reference })}>
        <ButtonLink to={sitePath(pathname)}>{t("forms.another")}</ButtonLink>
      </Done>
    );
  }

  const typed = result?.typed ?? {};
  const faults = result?.state === "invalid" ? result.faults : {};
  const allLabels: Record<string, string> = {
    name: t("forms.name"),
    email: t("forms.email"),
    company: t("forms.company"),
    phone: t("forms.phone"),
    message: t("forms.message"),
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
  const required = (name: string, isRequired: boolean): FieldProps => ({
    ...field(name),
    ...(isRequired ? { required: true } : { note: t("forms.optional") }),
  });
  const ask = (name: OptionalField) => (fields.uses[name] === "off" ? null : required(name, fields.uses[name] === "required"));
  const [company, phone] = [ask("company"), ask("phone")];

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
      {result?.state === "failed" && <ErrorSummary title={texts.failed} />}
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
      <p className="form-wide muted">{t("forms.hint")}</p>
      <TextField {...field("name")} autoComplete={FORM_FIELDS.name.autoComplete} required maxLength={FORM_FIELDS.name.max} />
      {/* As a text: browsers write the domain of an `email` control anew. What was pasted around the address is cleaned by the server. */}
      <TextField
        {...field("email")}
        inputMode="email"
        autoComplete={FORM_FIELDS.email.autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        placeholder={t("forms.emailPlaceholder")}
      />
      {company && <TextField {...company} autoComplete={FORM_FIELDS.company.autoComplete} maxLength={FORM_FIELDS.company.max} />}
      {phone && <TextField {...phone} type="tel" autoComplete={FORM_FIELDS.phone.autoComplete} />}
      {children(ask)}
      {fields.added.map((added) => (
        <Added key={added.name} added={added} field={required(added.name, added.required)} />
      ))}
      <TextAreaField
        {...field("message")}
        wide
        required
        rows={6}
        placeholder={t("forms.messagePlaceholder")}
        defaultValue={typed["message"] ?? message}
      />
      <Checkbox name="consent" error={faultText("consent")} defaultChecked={typed["consent"] === "on"} required>
        {hasPolicy ? (
          <TaggedText text={t("forms.consent")} renderTag={(words) => <Link to={servicePages.privacy}>{words}</Link>} />
        ) : (
          t("forms.consentAlone")
        )}
      </Checkbox>
      <Checkbox name="originConsent" defaultChecked={typed["originConsent"] === "on"}>
        {t("forms.originConsent")} <small>{t("forms.optional")}</small>
      </Checkbox>
      {/* For programs alone. Browsers fill in no field that cannot be focused or whose name they do not know; the attributes are for password managers. */}
      <div className="visually-hidden" aria-hidden="true" inert>
        <label>
          {t("forms.leaveEmpty")}
          <input name="topic" tabIndex={-1} autoComplete="off" data-1p-ignore data-bwignore data-lpignore="true" data-form-type="other" />
        </label>
      </div>
      <div className="form-wide">
        <SubmitButton busy={busy} label={texts.submit} busyLabel={texts.submitting} />
      </div>
    </Form>
  );
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
    <Checkbox name={name} error={error} required={required} defaultChecked={defaultValue !== ""}>
      {label} {note && <small>{note}</small>}
    </Checkbox>
  );
}
