import type { LackingField } from "../../schema/translation-state.ts";

/** Whether the Chinese of a text was changed after its English when the record was stored. */
export function wasOlder(lacks: readonly LackingField[], key: string): boolean {
  const [name] = key.split(".");
  return lacks.some((field) => field.state === "older" && field.name === name && (field.at?.includes(key) ?? true));
}
