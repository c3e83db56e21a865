import type { ArrayField, Field } from "payload";
import type { Bilingual } from "../lib/i18n.ts";

interface ListOptions {
  maxRows?: number;
  /** One of the rows, for the button that adds it, where the list is called otherwise. */
  one?: Bilingual;
  /** The field that heads a row, if it is not the first. */
  headedBy?: string;
  /** The component that heads a row, where a field of its own does not say enough. */
  heading?: string;
  /** What the rows are for, where their name does not say it. */
  description?: Bilingual;
  /** What the site composes by itself as long as there is no row, by the field `kind` of rows, with the names of all kinds. */
  usual?: { kinds: readonly string[]; names: Readonly<Record<string, Bilingual>> };
}

/**
 * Rows of the same fields; the first of them heads a folded row. The rows are shared by both languages, the texts in
 * them are not.
 */
export function list(
  name: string,
  zh: string,
  en: string,
  fields: Field[],
  { maxRows, one = { zh, en }, heading, description, usual, headedBy = firstName(fields) }: ListOptions = {},
): ArrayField {
  return {
    type: "array",
    name,
    label: { zh, en },
    labels: { singular: one, plural: { zh, en } },
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
