import type { SanitizedConfig } from "payload";
import { serverOnly } from "./fields.ts";

const TIMES = new Set(["createdAt", "updatedAt"]);

/** When a record was made and changed is the server's to say; Payload takes from whoever may write it what they send. */
export function closingTimes(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type === "date" && TIMES.has(field.name)) field.access = { ...field.access, ...serverOnly };
    }
  }
  return config;
}
