import { say, sayIn } from "#shared/desk-texts/say.ts";
import { getTranslation } from "@payloadcms/translations";
import { ValidationError, type Field, type PayloadRequest, type ValidationFieldError } from "payload";
import type { Language } from "#shared/languages.ts";
import { inLanguage } from "../../lib/i18n.ts";
import { deskLanguage } from "../../lib/time.ts";
import { LANGUAGE_LABELS } from "../../lib/language-labels.ts";
import type { Data } from "../../schema/data.ts";
import type { FieldNode } from "../../schema/field-tree.ts";
import { fieldsOn, findText, pathOf, type BilingualText } from "../../schema/find-text.ts";
import { faultPath, OTHER_LANGUAGE, readSent, type Sent } from "../../schema/bilingual-sent.ts";

const NO_FORM = say("The texts of the other language cannot be read.");

/** A record whose texts in another language are to be stored with it. */
export interface Saving {
  parts: readonly FieldNode[];
  /** The record in the language of the form. */
  data: Data;
  locale: Language;
  req: PayloadRequest;
  /** The collection or global, as faults tell it. */
  of: { collection: string } | { global: string };
}

type Rule = (value: unknown, options: object) => unknown;
type Access = (args: object) => unknown;

/**
 * Looks through what a form sends of its other language: texts are trimmed, what there is not is left out, and so is what whoever saves
 * may not write. The fields' own rules are asked, but of drafts, as Payload does.
 * @throws ValidationError that names each refused text and its language
 */
export async function checkSent(saving: Saving): Promise<Sent> {
  const { parts, data, req, of } = saving;
  const sent = readSent(data[OTHER_LANGUAGE]);
  const errors: ValidationFieldError[] = [];
  if (!sent) errors.push({ path: OTHER_LANGUAGE, message: inLanguage(NO_FORM, req.i18n.language) });
  const texts: Record<string, string> = {};
  for (const [key, typed] of Object.entries(sent?.texts ?? {})) {
    const text = findText(parts, data, key);
    if (!text || !(await mayWrite(text, saving))) continue;
    const value = typed.trim();
    const fault = data["_status"] === "draft" ? null : await faultOf(text, value, saving);
    if (fault) errors.push(fault);
    texts[key] = value;
  }
  if (errors.length > 0) throw new ValidationError({ ...of, errors, req }, req.t);
  return { texts, checked: (sent?.checked ?? []).filter((key) => findText(parts, data, key, true)) };
}

/** Whether the user may write all fields on the path. The server's own writes have no user. */
async function mayWrite(text: BilingualText, { data, req }: Saving): Promise<boolean> {
  if (!req.user) return true;
  for (const { field } of fieldsOn(text)) {
    const update = "access" in field ? (field.access?.update as Access | undefined) : undefined;
    if (update && !(await update({ req, data, siblingData: text.siblings, ...("id" in data && { id: data["id"] }) }))) return false;
  }
  return true;
}

async function faultOf(text: BilingualText, value: string, { data, locale, req }: Saving): Promise<ValidationFieldError | null> {
  const { field } = text.leaf;
  const { validate } = field as { validate?: Rule };
  const siblingData = { ...text.siblings, [text.leaf.name]: value };
  const path = pathOf(text);
  const conditionArgs = { operation: "update" as const, path: path.split("."), user: req.user, blockData: {} };
  const isShown = field.admin?.condition?.(data, siblingData, conditionArgs) ?? true;
  if (!validate || !isShown) return null;
  const answer = await validate(value, {
    ...field,
    ...conditionArgs,
    collectionSlug: undefined,
    data,
    siblingData,
    event: "submit",
    overrideAccess: false,
    preferences: { fields: {} },
    req: { ...req, locale },
  });
  return typeof answer === "string" ? { path: faultPath(path, locale), label: labelOf(text, locale, req), message: answer } : null;
}

/** What a text is called in a message: “规格 3 > 条件（英文）”. */
function labelOf(text: BilingualText, locale: Language, { i18n }: PayloadRequest): string {
  const names = fieldsOn(text).map(({ field, place }) => `${nameOf(field, i18n)}${place === undefined ? "" : ` ${place}`}`);
  const name = inLanguage(LANGUAGE_LABELS[locale], i18n.language);
  return sayIn(deskLanguage(i18n.language))("{name} ({language})", { name: names.join(" > "), language: name });
}

function nameOf(field: Field, i18n: PayloadRequest["i18n"]): string {
  const label = "label" in field ? field.label : undefined;
  if (typeof label === "string" || (typeof label === "object" && label !== null)) return getTranslation(label, i18n);
  return "name" in field ? (field.name ?? "") : "";
}
