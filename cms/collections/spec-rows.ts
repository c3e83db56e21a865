import { say } from "#shared/desk-texts/say.ts";
import { allow } from "../access/allow.ts";
import { moveEndpoint } from "../publishing/order/move-endpoint.ts";
import type { CheckboxFieldValidation, CollectionBeforeChangeHook, CollectionConfig, TextFieldSingleValidation } from "payload";
import { checkbox } from "payload/shared";
import { unitOfRow } from "#shared/specification/units.ts";
import { facetKind, isParameterFree } from "#shared/vocabulary/facets.ts";
import type { SpecDefinition } from "#shared/vocabulary/spec-rows.ts";
import { mayTrash } from "../access/trash-access.ts";
import { staff } from "../access/staff.ts";
import { row } from "../fields/layout.ts";
import { list } from "../fields/lists.ts";
import { slug } from "../fields/slug.ts";
import { term } from "../fields/term.ts";
import { localizedText, plainText } from "../fields/text-fields.ts";
import { choice, flag, order } from "../fields/values.ts";
import { CATALOGUE } from "../lib/groups.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { refusal } from "../lib/refusal.ts";
import { statersOf } from "../publishing/references/row-staters.ts";
import { textRule } from "../fields/text-rule.ts";
import { trashStep } from "../schema/trash-names.ts";

const NO_UNIT = say("This unit is not known here: write its symbol, such as V, mAh, °C, g or d.");
const BETTER = {
  high: say("The highest"),
  low: say("The lowest"),
  wide: say("The widest range"),
};
const TAKEN = say("Addresses of the finder have this word already: choose another one.");
const KEY_STAYS = say("Products state this row: its key stays, its name may change.");
const NOT_CHOSEN_BY = say("Buyers choose by values or by numbers: give the row values, or a unit, before you tick this.");
const IN_USE = (products: string): Bilingual => say("Still stated by {products}. Take it out of these products first.", { products });
/** Products that a refusal names. */
const NAMED = 5;

const key = slug({ name: "key" });

const validKey: TextFieldSingleValidation = async (value, options) => {
  const { id, previousValue, req } = options;
  if (value && !isParameterFree(value)) return inLanguage(TAKEN, req.i18n.language);
  if (id !== undefined && previousValue && previousValue !== value && (await statersOf(req, previousValue)).length > 0)
    return inLanguage(KEY_STAYS, req.i18n.language);
  return key.validate ? (key.validate as TextFieldSingleValidation)(value, options) : true;
};

const validUnit = textRule((value) => unitOfRow(value)?.symbol === value, NO_UNIT);

const validFacet: CheckboxFieldValidation = (value, options) => {
  const { unit, better, codes } = options.siblingData as {
    unit?: string | null;
    better?: SpecDefinition["better"];
    codes?: { key: string }[];
  };
  const names = Object.fromEntries((codes ?? []).map((code) => [code.key, { zh: "", en: "" }]));
  if (value && !facetKind({ unit: unit || null, ...(better && { better }), codes: names }))
    return inLanguage(NOT_CHOSEN_BY, options.req.i18n.language);
  return checkbox(value, options);
};

/** Refuses to delete a row, or a code of it, that products state. */
const refuseChangesWhileStated: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as { key: string; codes?: { key: string }[] } | undefined;
  if (!before) return data;
  const next = data as { codes?: { key: string }[] };
  const remainingCodes = new Set((next.codes ?? before.codes ?? []).map((code) => code.key));
  const removedCodes = (before.codes ?? []).map((code) => code.key).filter((code) => !remainingCodes.has(code));
  const isTrashed = trashStep(data, originalDoc) === "in";
  if (!isTrashed && removedCodes.length === 0) return data;
  const users = (await statersOf(req, before.key)).filter(({ codes }) => isTrashed || codes.some((code) => removedCodes.includes(code)));
  if (users.length === 0) return data;
  const userCodes = users.slice(0, NAMED).map(({ code }) => code);
  const message = IN_USE([...userCodes, ...(users.length > NAMED ? ["…"] : [])].join(", "));
  throw refusal(message, req, 409);
};

const unit = plainText("unit", say("Unit"), {
  max: 12,
  optional: true,
  description: say("Such as V, mAh, °C, d (days). A row without a unit is words."),
});

/** The rows of specifications: staff names and orders them, and chooses which of them the finder offers. */
export const specRows: CollectionConfig = {
  slug: "spec-rows",
  labels: { singular: say("Specification row"), plural: say("Specification rows") },
  admin: { group: CATALOGUE, useAsTitle: "key", defaultColumns: ["key", "name", "group", "unit", "isFacet", "order"] },
  defaultSort: "order",
  endpoints: [moveEndpoint("spec-rows", { hasVersions: false })],
  access: { read: staff, create: allow("content.write"), update: allow("content.write"), delete: mayTrash("content.write") },
  hooks: { beforeChange: [refuseChangesWhileStated] },
  fields: [
    { ...key, validate: validKey } as typeof key,
    order(),
    localizedText("name", say("Name"), { max: 60 }),
    row(
      term("group", say("Group"), "spec-groups"),
      { ...unit, validate: validUnit } as typeof unit,
      choice("better", say("Which end is better"), BETTER, { optional: true }),
    ),
    {
      ...flag("isFacet", say("Buyers choose by it"), {
        description: say("The finder offers it at once: its values where it has some, a range where it has a unit."),
      }),
      validate: validFacet,
    },
    list("codes", say("Values"), [row(plainText("key", say("Code"), { max: 40 }), localizedText("name", say("Name"), { max: 60 }))], {
      headedBy: "name",
      description: say("What buyers choose and products are compared by, such as GPS or IP67."),
    }),
  ],
};
