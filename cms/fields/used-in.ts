import type { UIField } from "payload";

/** Where a record is used, beside its other fields: what has to change before it can go. */
export function usedIn(): UIField {
  return {
    type: "ui",
    name: "usedIn",
    label: { zh: "用在", en: "Used in" },
    admin: { position: "sidebar", disableListColumn: true, components: { Field: "/admin/components/fields/used-in.tsx#UsedIn" } },
  };
}
