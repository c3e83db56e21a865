import { parse, stringify } from "qs-esm";
import type { CollectionSlug, Payload, TypedUser, Where } from "payload";
import { isCallersFault } from "../../lib/log/callers-fault.ts";

/** The query of an address, in Next's form. */
export type ListQuery = Record<string, string | string[]>;

/** Whether a query contains conditions or groups, in whichever notation, that Payload may be unable to read. */
export function mayBeUnreadable(query: ListQuery): boolean {
  return Object.keys(query).some((name) => /^\[?(?:where|queryByGroup)\b/.test(name));
}

/**
 * The query of a list without its unreadable conditions and groups; undefined if all are readable. Payload would show an empty page for
 * them, or one that breaks in the browser.
 */
export async function readableList(payload: Payload, user: TypedUser, list: CollectionSlug, query: ListQuery): Promise<string | undefined> {
  const { where, queryByGroup, ...others } = parse(stringify(query), { depth: 10 });
  const readable = {
    ...others,
    ...((await isReadable(payload, user, list, where)) && { where }),
    ...(isJson(queryByGroup) && { queryByGroup }),
  };
  const isWhole = readable.where === where && readable.queryByGroup === queryByGroup;
  return isWhole ? undefined : stringify(readable, { addQueryPrefix: true });
}

function isJson(value: unknown): boolean {
  if (value === undefined) return false;
  try {
    JSON.parse(String(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether the database can evaluate conditions, and the user may use them. */
async function isReadable(payload: Payload, user: TypedUser, collection: CollectionSlug, where: unknown): Promise<boolean> {
  if (typeof where !== "object" || where === null) return false;
  try {
    await payload.count({ collection, where: where as Where, overrideAccess: false, user });
    return true;
  } catch (error) {
    if (error instanceof Error && isCallersFault(error)) return false;
    throw error;
  }
}
