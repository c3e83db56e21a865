/**
 * The definition of the visitors' forms and their fields. Controls, rules, stored fields, staff's choice of fields, manual entry, notices,
 * export and the lead's page follow; each of them has a line for every kind of field.
 */
import { MAX_ADDRESS } from "../lib/contact.ts";
import { MAX_PHONE } from "../lib/phone.ts";
import type { Bilingual, Names } from "./names.ts";
import { MAX_QUERY } from "./search-kinds.ts";

interface AnyField {
  /** Its label for staff: at the desk, in notices and exports. On the site the label is the text `forms.` and its name. */
  label: Bilingual;
  /** Every form with it shows it; for any other field staff decides. */
  isFixed?: true;
  /** By default it is required. */
  isRequired?: true;
  /** Every form with it carries it unseen: the page fills it in, and staff does not decide about it. */
  isHidden?: true;
  /** Its control has the full width of the form. */
  isWide?: true;
  /** Its `autocomplete` attribute, as in the HTML standard. */
  autoComplete?: string;
}

/** A text with a limit: a line, several, an address, a number, the code of a country (ISO 3166-1 alpha-2). */
interface WrittenField extends AnyField {
  kind: "line" | "text" | "email" | "phone" | "country";
  max: number;
}

/** One of several options. The text of each on the site is `forms.`, the field's name and its own, as in `forms.lightOff`. */
interface ChoiceField extends AnyField {
  kind: "choice";
  choices: Names;
}

export type FormField = WrittenField | ChoiceField;
export type FieldKind = FormField["kind"];

/** The kinds of partners. */
const BUSINESSES = {
  distributor: { zh: "分销", en: "Distribution" },
  integrator: { zh: "系统集成", en: "System integration" },
  installer: { zh: "安装服务", en: "Installation" },
  brand: { zh: "自有品牌", en: "Brand of their own" },
  other: { zh: "其他", en: "Other" },
} as const satisfies Names;

/** All fields, in the order for staff. */
export const FORM_FIELDS = {
  name: { kind: "line", max: 100, label: { zh: "姓名", en: "Name" }, isFixed: true, autoComplete: "name" },
  company: { kind: "line", max: 200, label: { zh: "公司", en: "Company" }, autoComplete: "organization" },
  position: { kind: "line", max: 100, label: { zh: "职位", en: "Position" }, autoComplete: "organization-title" },
  country: { kind: "country", max: 2, label: { zh: "国家/地区", en: "Country" }, autoComplete: "country" },
  email: { kind: "email", max: MAX_ADDRESS, label: { zh: "邮箱", en: "E-mail" }, isFixed: true, autoComplete: "email" },
  phone: { kind: "phone", max: MAX_PHONE, label: { zh: "电话", en: "Phone" }, autoComplete: "tel" },
  subject: { kind: "line", max: 200, isWide: true, label: { zh: "主题", en: "Subject" } },
  model: { kind: "line", max: 80, isRequired: true, label: { zh: "型号", en: "Model" } },
  serial: { kind: "line", max: 60, label: { zh: "IMEI 或序列号", en: "IMEI or serial number" } },
  since: { kind: "line", max: 80, label: { zh: "从何时开始", en: "Since when" } },
  light: { kind: "line", max: 200, label: { zh: "指示灯状态", en: "What the light does" } },
  tried: { kind: "text", max: 2000, isWide: true, label: { zh: "试过什么", en: "What was tried" } },
  territory: { kind: "line", max: 160, isRequired: true, label: { zh: "区域", en: "Territory" } },
  business: { kind: "choice", choices: BUSINESSES, label: { zh: "业务类型", en: "Kind of business" } },
  volumes: { kind: "line", max: 120, label: { zh: "年采购量", en: "Volumes a year" } },
  brands: { kind: "line", max: 200, label: { zh: "经营的品牌", en: "Brands carried" } },
  searched: { kind: "line", max: MAX_QUERY, label: { zh: "搜索的词", en: "Searched for" }, isHidden: true },
  message: { kind: "text", max: 5000, isWide: true, label: { zh: "留言", en: "Message" }, isFixed: true },
} as const satisfies Record<string, FormField>;

export type FieldName = keyof typeof FORM_FIELDS;

/** The texts of all options, in which the compiler finds missing ones. */
export type ChoiceText = {
  [Name in FieldName]: (typeof FORM_FIELDS)[Name] extends { choices: infer Choices }
    ? `forms.${Name}${Capitalize<keyof Choices & string>}`
    : never;
}[FieldName];

/** Fields that staff may show, require or hide. */
export type OptionalField = {
  [Name in FieldName]: (typeof FORM_FIELDS)[Name] extends { isFixed: true } | { isHidden: true } ? never : Name;
}[FieldName];

interface AnyForm {
  /** Its name for staff. */
  label: Bilingual;
  collection: "leads" | "messages";
  /** The prefix of its texts: `forms.leadSubmit`. */
  texts: string;
  /** The form whose added fields it shares. */
  sharesAdded?: string;
  /** In the order of the form. Fields added by staff are before the last one. */
  fields: readonly FieldName[];
}

/** All forms. */
export const FORMS = {
  buy: {
    label: { zh: "询价", en: "Request for a quote" },
    collection: "leads",
    texts: "lead",
    fields: ["name", "email", "company", "phone", "position", "country", "message"],
  },
  message: {
    label: { zh: "留言", en: "Message" },
    collection: "messages",
    texts: "message",
    fields: ["name", "email", "company", "phone", "subject", "message"],
  },
  partner: {
    label: { zh: "合作意向", en: "Partner request" },
    collection: "messages",
    texts: "partner",
    sharesAdded: "message",
    fields: ["name", "email", "company", "phone", "territory", "business", "volumes", "brands", "message"],
  },
  fault: {
    label: { zh: "报修", en: "Fault report" },
    collection: "messages",
    texts: "fault",
    fields: ["model", "serial", "since", "light", "tried", "name", "email", "company", "phone", "message"],
  },
  question: {
    label: { zh: "搜索页提问", en: "Question from the search" },
    collection: "messages",
    texts: "question",
    fields: ["searched", "message", "email"],
  },
} as const satisfies Record<string, AnyForm>;

export type FormId = keyof typeof FORMS;

/** The forms that a collection stores. */
type FormsOf<Collection extends AnyForm["collection"]> = {
  [Id in FormId]: (typeof FORMS)[Id]["collection"] extends Collection ? Id : never;
}[FormId];

/** The forms that a collection stores, with their names. */
export function formNames<Collection extends AnyForm["collection"]>(collection: Collection): Names<FormsOf<Collection>> {
  const forms = Object.entries(FORMS).filter(([, form]) => form.collection === collection);
  return Object.fromEntries(forms.map(([id, { label }]) => [id, label])) as Names<FormsOf<Collection>>;
}

/** The targets of an added field: a form, with those that share its added fields. */
export function addedTo(form: FormId): FormId {
  const { sharesAdded }: AnyForm = FORMS[form];
  return (sharesAdded as FormId | undefined) ?? form;
}

/** A field by its name. */
export const fieldOf = (name: FieldName): FormField => FORM_FIELDS[name];

/** The fields of a form, or of any form of a collection, in the order for staff. */
export function fieldsKeptIn(target: FormId | AnyForm["collection"]): FieldName[] {
  const names = new Set<FieldName>(
    Object.entries(FORMS).flatMap(([id, { collection, fields }]) => (id === target || collection === target ? fields : [])),
  );
  return (Object.keys(FORM_FIELDS) as FieldName[]).filter((name) => names.has(name));
}

/** The fields that staff may show, require or hide. */
export function optionalFields(): OptionalField[] {
  return (Object.keys(FORM_FIELDS) as FieldName[]).filter((name): name is OptionalField => {
    const { isFixed, isHidden } = fieldOf(name);
    return !isFixed && !isHidden;
  });
}

/** The state of a field in a form. */
export const USES = {
  optional: { zh: "选填", en: "Optional" },
  required: { zh: "必填", en: "Required" },
  off: { zh: "不用", en: "Off" },
} as const;

export type Use = keyof typeof USES;

/** The types of added fields. */
export const ADDED_KINDS = {
  text: { zh: "一行文字", en: "A line of text" },
  choice: { zh: "单选", en: "One of several" },
  checkbox: { zh: "勾选", en: "A box to tick" },
} as const;

/** Limits of fields added by staff, of their options, and of the characters of an option and of a visitor's line of text. */
export const MAX_ADDED_FIELDS = 12;
export const MAX_CHOICES = 20;
export const MAX_CHOICE_LENGTH = 80;
export const MAX_ANSWER_LENGTH = 500;

/** The options of a field, one per line. */
export function choicesIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
}
