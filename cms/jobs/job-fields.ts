import type { Field } from "payload";
import { moment, NUMBER_FIELD, quantity } from "../fields/values.ts";

/** A count that the server alone writes. */
const COUNT = { readOnly: true, position: "sidebar", components: { Field: NUMBER_FIELD } } as const;

/** What a record needs to be a job (`job-queue.ts`): how many tries have begun, when the next one is, who is at it, what went wrong, and how many of the last tries came to no end. */
export function jobFields(): Field[] {
  return [
    { ...quantity("attempts", "已尝试次数", "Tries"), defaultValue: 0, admin: COUNT },
    { ...quantity("stalled", "未结束的尝试", "Tries that did not end", { optional: true }), admin: COUNT },
    { ...moment("nextAt", "下次尝试", "Next try"), index: true },
    { ...moment("takenUntil", "正在处理至", "Being processed until"), index: true },
    { type: "textarea", name: "lastFault", label: { zh: "最近一次错误", en: "Last fault" }, admin: { readOnly: true } },
  ];
}
