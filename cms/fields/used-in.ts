import { say } from "#shared/desk-texts/say.ts";
import type { UIField } from "payload";

/** The users of a record, in the sidebar: they have to change before staff can delete it. */
export function usedIn(): UIField {
  return {
    type: "ui",
    name: "usedIn",
    label: say("Used in"),
    admin: { position: "sidebar", disableListColumn: true, components: { Field: "/admin/components/fields/used-in.tsx#UsedIn" } },
  };
}
