import { parse, stringify } from "qs-esm";
import type { CollectionSlug, Payload, TypedUser, Where } from "payload";
import { isCallersFault } from "../../hooks/input-faults.ts";

/** What an address asks for, as Next has it. */
export type Asked = Record<string, string | string[]>;

/** The parameters of a list's address that can be such that nothing can be done with them: conditions, and the pages of groups. */
const CONDITIONS = "where";
const GROUPS = "queryByGroup";

/**
 * What is left to ask of a list without the parameters that cannot be read, as the query of an address; undefined where all can be.
 * Payload shows an empty page for them, or one that breaks in the browser.
 */
export async function readableList(payload: Payload, user: TypedUser, list: CollectionSlug, asked: Asked): Promise<string | undefined> {
  const { [CONDITIONS]: where, [GROUPS]: groups } = parse(stringify(asked), { depth: 10 });
  const unread = [
    ...(groups !== undefined && !isJson(groups) ? [GROUPS] : []),
    ...(where !== undefined && !(await canBeAsked(payload, user, list, where)) ? [CONDITIONS] : []),
  ];
  if (unread.length === 0) return undefined;
  const left = Object.entries(asked).filter(([name]) => !unread.includes(name.replace(/\[.*$/, "")));
  return stringify(Object.fromEntries(left), { addQueryPrefix: true });
}

function isJson(value: unknown): boolean {
  try {
    JSON.parse(String(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether the database can answer to conditions, and whoever asks may. */
async function canBeAsked(payload: Payload, user: TypedUser, collection: CollectionSlug, where: unknown): Promise<boolean> {
  if (typeof where !== "object") return false;
  try {
    await payload.count({ collection, where: where as Where, overrideAccess: false, user });
    return true;
  } catch (error) {
    if (error instanceof Error && isCallersFault(error)) return false;
    throw error;
  }
}
