import { ADDED, formFields, type AddedField, type FormFields } from "#app/data/forms.server.ts";
import { loadLayoutData } from "#app/data/layout-data.server.ts";
import { policyVersions } from "#app/data/policies.server.ts";
import { translator } from "#app/data/texts.server.ts";
import { servicePages } from "#app/lib/paths.ts";
import { namedText, type NamedText } from "#app/lib/seo/title.ts";
import { log } from "#cms/lib/log/index.ts";
import type { Language } from "#shared/languages.ts";
import { cleanLine, isBlank } from "#shared/lib/contact.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import {
  MAX_ANSWER_LENGTH,
  MAX_ADDED_FIELDS,
  optionalFields,
  type FieldName,
  type FormId,
  type OptionalField,
} from "#shared/vocabulary/forms.ts";
import type { Faults, Filled, Typed } from "./rules.ts";

/** A visitor's answer to a field that staff has added, with its label. */
export interface Answer {
  label: string;
  value: string;
}

/** The stored value of a ticked box. */
const TICKED = "✓";

/** The staff's settings of a form; null where they cannot be read, so that no lead is lost. */
export async function fieldsOfForm(form: FormId, language: Language): Promise<FormFields | null> {
  try {
    return (await formFields(language))[form];
  } catch (error) {
    log.warn({ err: error }, "The fields of a form could not be read");
    return null;
  }
}

/** The faults of the fields that staff requires or has added. @param names of the form's fields */
export function staffFaults(typed: Typed, names: readonly FieldName[], fields: FormFields | null, language: Language): Faults {
  if (!fields) return {};
  const required = optionalFields().filter(
    (name) => names.includes(name) && fields.uses[name] === "required" && isBlank(typed[name] ?? ""),
  );
  const added = fields.added.flatMap((field) => {
    const fault = faultOf(field, cleanLine(typed[field.name] ?? ""), language);
    return fault ? [[field.name, fault] as const] : [];
  });
  return Object.fromEntries([...required.map((name) => [name, namedText("forms.required")] as const), ...added]);
}

function faultOf({ kind, choices, required }: AddedField, value: string, language: Language): NamedText | null {
  if (value === "") return required ? namedText("forms.required") : null;
  if (kind === "choice") return choices.includes(value) ? null : namedText("forms.choiceFault");
  const isLong = kind === "text" && [...value].length > MAX_ANSWER_LENGTH;
  return isLong ? namedText("forms.tooLong", { most: formatNumber(MAX_ANSWER_LENGTH, language) }) : null;
}

/** The values without fields that staff has switched off. */
export function withoutUnasked(filled: Filled, fields: FormFields | null): Filled {
  const isOff = (name: string) => fields?.uses[name as OptionalField] === "off";
  return Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, isOff(name) ? "" : value]));
}

/** The answers to the added fields. Where those are unreadable, labels each with the name of its control. */
export function answersOf(typed: Typed, fields: FormFields | null): Answer[] {
  const added = fields?.added ?? unknownFields(typed);
  return added.flatMap(({ name, label, kind }) => {
    const value = cleanLine(typed[name] ?? "").slice(0, MAX_ANSWER_LENGTH);
    return value === "" ? [] : [{ label, value: kind === "checkbox" ? TICKED : value }];
  });
}

function unknownFields(typed: Typed): Pick<AddedField, "name" | "label" | "kind">[] {
  const names = Object.keys(typed).filter((name) => /^\w{1,40}$/.test(name.slice(ADDED.length)) && name.startsWith(ADDED));
  return names.slice(0, MAX_ADDED_FIELDS).map((name) => ({ name, label: name, kind: "text" }));
}

/**
 * The wording of the consent; "" where it cannot be read.
 * @param hasOrigin the visitor also lets the site store where they came from
 */
export async function consentWording(language: Language, hasOrigin: boolean): Promise<string> {
  try {
    const [t, { missingPages }] = await Promise.all([translator(language), loadLayoutData(language)]);
    const consent = t(missingPages.includes(servicePages.privacy) ? "forms.consentAlone" : "forms.consent").replace(/<\/?\w+>/g, "");
    return hasOrigin ? `${consent}\n${t("forms.originConsent")}` : consent;
  } catch (error) {
    log.warn({ err: error }, "The words of consent could not be read");
    return "";
  }
}

/** The current version of the privacy policy; "" where there is none, or it cannot be read. */
export async function privacyVersion(language: Language): Promise<string> {
  try {
    const [current] = await policyVersions(language, "privacy");
    return current?.version ?? "";
  } catch (error) {
    log.warn({ err: error }, "The version of the privacy policy could not be read");
    return "";
  }
}
