import { say, type DeskText } from "#shared/desk-texts/say.ts";
import type { CheckboxField, DateField, NumberField, SelectField } from "payload";
import { optionsOf, type Bilingual } from "../lib/i18n.ts";
import { presentationOptions, type Presentation } from "./presentation.ts";

interface ValueOptions extends Presentation {
  optional?: boolean;
}

/** The desk's component for visible number fields. */
export const NUMBER_FIELD = "/admin/components/fields/number-field.tsx#NumberField";

/** A number, at least `min`. */
export function quantity(
  name: string,
  label: DeskText,
  { min, max, optional = false, ...rest }: ValueOptions & { min?: number; max?: number } = {},
): NumberField {
  return {
    type: "number",
    name,
    label,
    required: !optional,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    admin: { ...presentationOptions(rest), components: { Field: NUMBER_FIELD } },
  };
}

interface DayOptions extends ValueOptions {
  /** Whether a new record has today's date by default. */
  today?: boolean;
}

/** A calendar day in the company's zone. */
export function day(name: string, label: DeskText, { optional = false, today = false, ...rest }: DayOptions = {}): DateField {
  return {
    type: "date",
    ...(today && { defaultValue: () => new Date().toISOString() }),
    name,
    label,
    required: !optional,
    index: true,
    admin: {
      ...presentationOptions(rest),
      date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" },
      components: {
        Field: "/admin/components/fields/day-field.tsx#DayField",
        Cell: "/admin/components/fields/day-field.tsx#DayCell",
        Diff: "/admin/components/fields/day-field.tsx#DayDiff",
      },
    },
  };
}

/** A moment that only the server writes. */
export function moment(name: string, label: DeskText, rest: Presentation = {}): DateField {
  const admin = {
    ...presentationOptions(rest),
    readOnly: true,
    components: { Field: "/admin/components/fields/moment-field.tsx#MomentField" },
  };
  return { type: "date", name, label, admin };
}

/** The component that shows a value in words when the desk compares two versions. */
export const VALUE_DIFF = "/admin/views/versions/value-diff.tsx#ValueDiff";

/** One of a few named values. */
export function choice<Value extends string>(
  name: string,
  label: DeskText,
  names: Readonly<Record<Value, Bilingual>>,
  { optional = false, initial, ...rest }: ValueOptions & { initial?: Value } = {},
): SelectField {
  return {
    type: "select",
    name,
    label,
    required: !optional,
    index: true,
    options: optionsOf(names),
    ...(initial && { defaultValue: initial }),
    admin: { ...presentationOptions(rest), components: { Diff: VALUE_DIFF } },
  };
}

/** Yes or no; no by default. */
export function flag(
  name: string,
  label: DeskText,
  { initial = false, ...rest }: Omit<ValueOptions, "optional"> & { initial?: boolean } = {},
): CheckboxField {
  return {
    type: "checkbox",
    name,
    label,
    defaultValue: initial,
    admin: { ...presentationOptions(rest), components: { Diff: VALUE_DIFF } },
  };
}

/** The position in lists: small numbers come first. */
export function order(): NumberField {
  return {
    type: "number",
    name: "order",
    label: say("Order"),
    required: true,
    defaultValue: 100,
    index: true,
    admin: {
      position: "sidebar",
      description: say("Small numbers come first."),
      components: { Field: NUMBER_FIELD, Cell: "/admin/views/list-cells/order-cell.tsx#OrderCell" },
    },
  };
}
