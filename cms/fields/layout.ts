import type { DeskText } from "#shared/desk-texts/say.ts";
import type { Field, RowField, TabsField, UnnamedTab } from "payload";

/** A tab of the edit screen, which does not nest the data. */
export function tab(label: DeskText, fields: Field[]): UnnamedTab {
  return { label, fields };
}

/** The tabs of an edit screen. */
export function tabs(...items: UnnamedTab[]): TabsField {
  return { type: "tabs", tabs: items };
}

/** Fields side by side. */
export function row(...fields: Field[]): RowField {
  return { type: "row", fields };
}
