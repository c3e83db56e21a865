import type { GlobalConfig, TextareaFieldValidation } from "payload";
import {
  ADDED_KINDS,
  MAX_CHOICE_LENGTH,
  MAX_ADDED_FIELDS,
  MAX_CHOICES,
  USES,
  addedTo,
  choicesIn,
  fieldOf,
  FORMS,
  optionalFields,
  type FieldName,
  type FormId,
  type OptionalField,
} from "#shared/vocabulary/forms.ts";
import { FIELD_LABELS, FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { keysOf } from "#shared/vocabulary/names.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { inFirstLanguage } from "../fields/first-language.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { localizedParagraph, localizedText } from "../fields/text-fields.ts";
import { choice, flag } from "../fields/values.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { globalContent } from "./global-content.ts";

const CHOICES_RULE = {
  zh: `每行一个选项，2 至 ${MAX_CHOICES} 项，每项不超过 ${MAX_CHOICE_LENGTH} 个字符。只有“单选”要填。`,
  en: `One choice a line: 2 to ${MAX_CHOICES}, each of ${MAX_CHOICE_LENGTH} characters at most. Only for “one of several”.`,
};

const choices = localizedParagraph("choices", "选项", "Choices", {
  max: MAX_CHOICES * (MAX_CHOICE_LENGTH + 1),
  optional: true,
  description: CHOICES_RULE,
});

/** A field with choices needs some, none longer than the leads' column. A language without choices has those of the first one. */
const validChoices: TextareaFieldValidation = (value, options) => {
  const { kind } = options.siblingData as { kind?: string };
  const lines = choicesIn(value ?? "");
  const isMissing = lines.length === 0 && typeof value !== "string" && !inFirstLanguage(options);
  const fits = lines.length >= 2 && lines.length <= MAX_CHOICES && lines.every((line) => line.length <= MAX_CHOICE_LENGTH);
  if (kind === "choice" && !isMissing && !fits) return inLanguage(CHOICES_RULE, options.req.i18n.language);
  return choices.validate?.(value, options) ?? true;
};

/** The names of the forms with a field, if not all of them have it. */
function formsWith(name: OptionalField, language: DeskLanguage): string {
  const all = keysOf(FORM_LABELS);
  const having = all.filter((form) => (FORMS[form].fields as readonly FieldName[]).includes(name));
  const [open, between, close] = language === "zh" ? ["（", "、", "）"] : [" (", ", ", ")"];
  return having.length === all.length ? "" : open + having.map((form) => FORM_LABELS[form][language]).join(between) + close;
}

/** Choices side by side. */
const USES_IN_ROW = 3;

const uses = optionalFields().map((name) => {
  const label = FIELD_LABELS[name];
  const { isRequired } = fieldOf(name);
  const [zh, en] = [label.zh + formsWith(name, "zh"), label.en + formsWith(name, "en")];
  return choice(name, zh, en, USES, { initial: isRequired ? "required" : "optional" });
});

/** The forms that a field can be added to. */
const ADDED_TO = new Map<string, Bilingual>();
for (const [id, label] of Object.entries(FORM_LABELS)) {
  const key = addedTo(id as FormId);
  const before = ADDED_TO.get(key);
  ADDED_TO.set(key, before ? { zh: `${before.zh}、${label.zh}`, en: `${before.en}, ${label.en}` } : label);
}
ADDED_TO.set("both", { zh: "全部表单", en: "All forms" });

/** The optional fields of the site's forms, besides name, e-mail, message and consent. */
export const forms: GlobalConfig = globalContent({
  slug: "forms",
  label: { zh: "表单", en: "Forms" },
  fields: [
    ...uses.flatMap((_, index) => (index % USES_IN_ROW === 0 ? [row(...uses.slice(index, index + USES_IN_ROW))] : [])),
    list(
      "added",
      "增加的字段",
      "Added fields",
      [
        localizedText("label", "名称", "Name", { max: 80 }),
        row(
          choice<string>("form", "用在", "Form", Object.fromEntries(ADDED_TO), { initial: "buy" }),
          choice("kind", "类型", "Kind", ADDED_KINDS, { initial: "text" }),
        ),
        { ...choices, validate: validChoices },
        flag("required", "必填", "Required"),
      ],
      {
        maxRows: MAX_ADDED_FIELDS,
        one: { zh: "字段", en: "Field" },
        description: {
          zh: "访客填写的内容与询盘一起保存、显示、导出，并写进通知邮件和 Webhook。“同意隐私政策”的文字在“界面文字”的 forms.consent 里改，选填的来源一项在 forms.originConsent。",
          en: "What visitors answer is stored, shown and exported with the lead, and told in mails and by webhook. The words of consent are changed in the interface texts, at forms.consent, those of the optional box for where visitors came from at forms.originConsent.",
        },
      },
    ),
  ],
});
