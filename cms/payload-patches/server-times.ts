/**
 * Why: Payload takes from whoever may write a record what they send as its times.
 * Upstream: none found; to be sent: docs/upstream/payload-server-times.md
 * For: payload 3.90.1: the fields createdAt and updatedAt that it adds to each collection and global.
 * Not needed when: times that are sent are passed over: patches.integration.test.ts.
 */
import type { SanitizedConfig } from "payload";
import { serverOnly } from "../access/field-access.ts";

const TIMES = new Set(["createdAt", "updatedAt"]);

/** Makes the server set the times of creation and change; Payload accepts them from any account that may write the record. */
export function keepTimes(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type === "date" && TIMES.has(field.name)) field.access = { ...field.access, ...serverOnly };
    }
  }
  return config;
}
