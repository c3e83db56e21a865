/** The names of the visitors' forms and of their fields for staff: at the desk, in notices and exports. No browser of a visitor gets them. */
import { say, type DeskText } from "../desk-texts/say.ts";
import type { Names } from "./names.ts";
import type { FieldName, FORM_FIELDS, FormId } from "./forms.ts";

export const FIELD_LABELS: Readonly<Record<FieldName, DeskText>> = {
  name: say("Name (of a person)"),
  company: say("Company"),
  position: say("Position"),
  country: say("Country (in a form)"),
  email: say("E-mail"),
  phone: say("Phone"),
  subject: say("Subject"),
  model: say("Model"),
  serial: say("IMEI or serial number"),
  since: say("Since when"),
  light: say("What the light does"),
  tried: say("What was tried"),
  territory: say("Territory"),
  business: say("Kind of business"),
  volumes: say("Volumes a year"),
  brands: say("Brands carried"),
  searched: say("Searched for"),
  message: say("Message"),
};

type ChoicesOf<Name extends FieldName> = (typeof FORM_FIELDS)[Name] extends { choices: readonly (infer Choice extends string)[] }
  ? Choice
  : never;

/** The names of the options of each field that has some: all of them, or this does not compile. */
const CHOICE_NAMES: { readonly [Name in FieldName as ChoicesOf<Name> extends never ? never : Name]: Names<ChoicesOf<Name>> } = {
  business: {
    distributor: say("Distribution"),
    integrator: say("System integration"),
    installer: say("Installation"),
    brand: say("Brand of their own"),
    other: say("Other"),
  },
};

/** The names of a field's options; none for a field without any. */
export function choiceNames(name: FieldName): Names {
  return (CHOICE_NAMES as Partial<Record<FieldName, Names>>)[name] ?? {};
}

export const FORM_LABELS: Readonly<Record<FormId, DeskText>> = {
  buy: say("Request for a quote"),
  message: say("Message"),
  partner: say("Partner request"),
  fault: say("Fault report"),
  question: say("Question from the search"),
};
