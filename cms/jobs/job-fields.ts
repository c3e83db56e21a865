import { say } from "#shared/desk-texts/say.ts";
import type { Field } from "payload";
import { moment, NUMBER_FIELD, quantity } from "../fields/values.ts";

/** A count that the server alone writes. */
const COUNT = { readOnly: true, position: "sidebar", components: { Field: NUMBER_FIELD } } as const;

/** What a record needs to be a job (`job-queue.ts`): how many tries have begun, when the next one is, who is at it, what went wrong, and how many of the last tries came to no end. */
export function jobFields(): Field[] {
  return [
    { ...quantity("attempts", say("Tries")), defaultValue: 0, admin: COUNT },
    { ...quantity("stalled", say("Tries that did not end"), { optional: true }), admin: COUNT },
    { ...moment("nextAt", say("Next try")), index: true },
    { ...moment("takenUntil", say("Being processed until")), index: true },
    { type: "textarea", name: "lastFault", label: say("Last fault"), admin: { readOnly: true } },
  ];
}
