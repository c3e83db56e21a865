/**
 * Why: Payload reads numbers by parseFloat, which takes the 1 of “1,5”; and it takes a number for a text or a choice, asks no rule of it, and
 *   SQLite keeps it as “1.0”.
 * Upstream: none found; to be sent: docs/upstream/payload-numbers.md
 * For: payload 3.90.1: hooks.beforeOperation of collections and globals, after the config is built.
 * Not needed when: a field of numbers refuses such a text, also in a draft, and a choice a number: cms/fields/rules.integration.test.ts.
 */
import {
  traverseFields,
  ValidationError,
  type Field,
  type NumberField,
  type PayloadRequest,
  type SanitizedConfig,
  type TraverseFieldsCallback,
  type ValidationFieldError,
} from "payload";
import { isAmbiguous } from "#shared/specification/numerals.ts";

interface Operation {
  args?: unknown;
  operation: string;
  req: PayloadRequest;
}

/** The types of fields with texts as values. */
const TEXTS = new Set(["text", "textarea", "email", "select", "radio"]);

/** Whether Payload would read another number from a text, or might: of “1,5” and “1.000” it takes the 1. */
function isMisread(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && (Number(value) !== parseFloat(value) || isAmbiguous(value));
}

/** The message for every number field that received such a text. */
function misread(fields: Field[], data: unknown, { t }: PayloadRequest): ValidationFieldError[] {
  const errors: ValidationFieldError[] = [];
  const note: TraverseFieldsCallback = ({ field, parentPath, ref }) => {
    if (TEXTS.has(field.type) && "name" in field && field.name) {
      const values = ref as Record<string, unknown>;
      // Validates the text with the field's own rule.
      if (typeof values[field.name] === "number") values[field.name] = String(values[field.name]);
    }
    if (field.type !== "number" || !isMisread((ref as Record<string, unknown>)[field.name])) return;
    const { label, name } = field as NumberField;
    errors.push({ path: `${parentPath}${name}`, message: t("validation:enterNumber"), ...(label && { label }) });
  };
  traverseFields({ fields, ref: data as Record<string, unknown>, callback: note, fillEmpty: false });
  return errors;
}

/** Makes every collection and global refuse texts that are no complete number in number fields, also in drafts. */
export function readNumbersStrictly(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, fields } of [...config.collections, ...config.globals]) {
    const refuse = ({ args, operation, req }: Operation): void => {
      if (operation !== "create" && operation !== "update") return;
      const errors = misread(fields, (args as { data?: unknown }).data, req);
      if (errors.length > 0) throw new ValidationError({ errors, req }, req.t);
    };
    (hooks.beforeOperation ??= []).push(refuse);
  }
  return config;
}
