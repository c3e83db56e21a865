import { say, type DeskText } from "#shared/desk-texts/say.ts";
import type { TextField } from "payload";
import { isSitePath } from "./link-address.ts";
import { textRule } from "./text-rule.ts";
import { plainText } from "./text-fields.ts";

const RULE = say("A path on this site: one slash first, without a language prefix.");

/** A path on this site, typed or chosen by a record's name. */
export function sitePath(name: string, label: DeskText): TextField {
  return { ...chosenByName(plainText(name, label, { max: 300, description: RULE })), validate: textRule(isSitePath, RULE) } as TextField;
}

/** The component of a field for an address. */
export const ADDRESS_FIELD = "/admin/components/fields/address-field.tsx#AddressField";

/** A text field with a search for pages and records of the site. It stores the address. */
export function chosenByName<F extends Pick<TextField, "admin">>(field: F): F {
  return { ...field, admin: { ...field.admin, components: { Field: ADDRESS_FIELD } } };
}
