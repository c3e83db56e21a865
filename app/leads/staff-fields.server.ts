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

/** What a visitor answered to a field that staff has added, named as it was shown. */
export interface Answer {
  label: string;
  value: string;
}

/** What is stored of a box that was ticked. */
const TICKED = "✓";

/** What a form asks for as staff has said; null where that cannot be read, which is no reason to lose a lead. */
export async function fieldsOfForm(form: FormId, language: Language): Promise<FormFields | null> {
  try {
    return (await formFields(language))[form];
  } catch (error) {
    log.warn({ err: error }, "The fields of a form could not be read");
    return null;
  }
}

/** What is wrong with the fields that staff requires or has added. @param names of the fields that the form has */
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

/** What was filled in, without what staff does not ask for. */
export function withoutUnasked(filled: Filled, fields: FormFields | null): Filled {
  const isOff = (name: string) => fields?.uses[name as OptionalField] === "off";
  return Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, isOff(name) ? "" : value]));
}

/** The answers to the added fields. Where those could not be read, each is kept under the name of its control. */
export function answersOf(typed: Typed, fields: FormFields | null): Answer[] {
  const asked = fields?.added ?? unknownFields(typed);
  return asked.flatMap(({ name, label, kind }) => {
    const value = cleanLine(typed[name] ?? "").slice(0, MAX_ANSWER_LENGTH);
    return value === "" ? [] : [{ label, value: kind === "checkbox" ? TICKED : value }];
  });
}

function unknownFields(typed: Typed): Pick<AddedField, "name" | "label" | "kind">[] {
  const names = Object.keys(typed).filter((name) => /^\w{1,40}$/.test(name.slice(ADDED.length)) && name.startsWith(ADDED));
  return names.slice(0, MAX_ADDED_FIELDS).map((name) => ({ name, label: name, kind: "text" }));
}

/**
 * The words that whoever ticks the box of consent agrees to; "" where they cannot be read.
 * @param hasOrigin the box for where the visitor came from is ticked too
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

/** Which version of the privacy policy is in force; "" where there is none, or it cannot be read. */
export async function privacyVersion(language: Language): Promise<string> {
  try {
    const [current] = await policyVersions(language, "privacy");
    return current?.version ?? "";
  } catch (error) {
    log.warn({ err: error }, "The version of the privacy policy could not be read");
    return "";
  }
}
