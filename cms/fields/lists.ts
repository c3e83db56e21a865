import type { DeskText } from "#shared/desk-texts/say.ts";
import type { ArrayField, Field } from "payload";
import type { Bilingual } from "../lib/i18n.ts";

interface ListOptions {
  maxRows?: number;
  /** The name of one row on the button that adds it, if it differs from the label. */
  one?: Bilingual;
  /** The field that titles a row, if it is not the first. */
  headedBy?: string;
  /** The component that titles a row, if no single field is enough. */
  heading?: string;
  /** The purpose of the rows, if the label does not say it. */
  description?: Bilingual;
  /** The site's default composition for an empty list, as values of the rows' field `kind`, with the names of all kinds. */
  usual?: { kinds: readonly string[]; names: Readonly<Record<string, Bilingual>> };
}

/** A list of rows with the same fields; the first field titles a folded row. Both languages share the rows, but not the texts in them. */
export function list(
  name: string,
  label: DeskText,
  fields: Field[],
  { maxRows, one = label, heading, description, usual, headedBy = firstName(fields) }: ListOptions = {},
): ArrayField {
  return {
    type: "array",
    name,
    label,
    labels: { singular: one, plural: label },
    fields,
    ...(maxRows !== undefined && { maxRows }),
    ...(usual && { custom: { usual: usual.kinds } }),
    admin: {
      initCollapsed: true,
      ...(description && { description }),
      components: {
        ...(usual && { Field: { path: "/admin/components/fields/composed-list.tsx#ComposedList", clientProps: usual } }),
        RowLabel: heading ?? { path: "/admin/components/fields/row-label.tsx#RowLabel", clientProps: { shown: headedBy } },
      },
    },
  };
}

function firstName([first]: Field[]): string {
  if (first?.type === "row") return firstName(first.fields);
  return first && "name" in first && first.name ? first.name : "";
}
