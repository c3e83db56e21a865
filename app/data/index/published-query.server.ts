import type { Where } from "payload";
import type { Choice } from "#cms/cache/materialized-view.ts";

/** What every listing asks the content system: published records of the choice, in the order of their ids, uncounted. */
export function publishedQuery(choice: Choice): { where: Where; sort: string; overrideAccess: false; pagination: false; limit?: number } {
  const common = { sort: "id", overrideAccess: false, pagination: false } as const;
  if ("ids" in choice) return { ...common, where: { id: { in: choice.ids } } };
  return { ...common, where: { id: { greater_than: choice.after } }, limit: choice.limit };
}
