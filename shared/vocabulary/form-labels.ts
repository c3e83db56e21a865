/** The names of the visitors' forms and of their fields for staff: at the desk, in notices and exports. No browser of a visitor gets them. */
import type { Bilingual, Names } from "./names.ts";
import { FORMS, type FieldName, type FORM_FIELDS, type FormId } from "./forms.ts";

export const FIELD_LABELS: Readonly<Record<FieldName, Bilingual>> = {
  name: { zh: "姓名", en: "Name" },
  company: { zh: "公司", en: "Company" },
  position: { zh: "职位", en: "Position" },
  country: { zh: "国家/地区", en: "Country" },
  email: { zh: "邮箱", en: "E-mail" },
  phone: { zh: "电话", en: "Phone" },
  subject: { zh: "主题", en: "Subject" },
  model: { zh: "型号", en: "Model" },
  serial: { zh: "IMEI 或序列号", en: "IMEI or serial number" },
  since: { zh: "从何时开始", en: "Since when" },
  light: { zh: "指示灯状态", en: "What the light does" },
  tried: { zh: "试过什么", en: "What was tried" },
  territory: { zh: "区域", en: "Territory" },
  business: { zh: "业务类型", en: "Kind of business" },
  volumes: { zh: "年采购量", en: "Volumes a year" },
  brands: { zh: "经营的品牌", en: "Brands carried" },
  searched: { zh: "搜索的词", en: "Searched for" },
  message: { zh: "留言", en: "Message" },
};

type ChoicesOf<Name extends FieldName> = (typeof FORM_FIELDS)[Name] extends { choices: readonly (infer Choice extends string)[] }
  ? Choice
  : never;

/** The names of the options of each field that has some: all of them, or this does not compile. */
const CHOICE_NAMES: { readonly [Name in FieldName as ChoicesOf<Name> extends never ? never : Name]: Names<ChoicesOf<Name>> } = {
  business: {
    distributor: { zh: "分销", en: "Distribution" },
    integrator: { zh: "系统集成", en: "System integration" },
    installer: { zh: "安装服务", en: "Installation" },
    brand: { zh: "自有品牌", en: "Brand of their own" },
    other: { zh: "其他", en: "Other" },
  },
};

/** The names of a field's options; none for a field without any. */
export function choiceNames(name: FieldName): Names {
  return (CHOICE_NAMES as Partial<Record<FieldName, Names>>)[name] ?? {};
}

export const FORM_LABELS: Readonly<Record<FormId, Bilingual>> = {
  buy: { zh: "询价", en: "Request for a quote" },
  message: { zh: "留言", en: "Message" },
  partner: { zh: "合作意向", en: "Partner request" },
  fault: { zh: "报修", en: "Fault report" },
  question: { zh: "搜索页提问", en: "Question from the search" },
};

/** The forms that a collection stores. */
type FormsOf<Collection extends (typeof FORMS)[FormId]["collection"]> = {
  [Id in FormId]: (typeof FORMS)[Id]["collection"] extends Collection ? Id : never;
}[FormId];

/** The forms that a collection stores, with their names. */
export function formNames<Collection extends (typeof FORMS)[FormId]["collection"]>(collection: Collection): Names<FormsOf<Collection>> {
  const forms = Object.entries(FORMS).filter(([, form]) => form.collection === collection);
  return Object.fromEntries(forms.map(([id]) => [id, FORM_LABELS[id as FormId]])) as Names<FormsOf<Collection>>;
}
