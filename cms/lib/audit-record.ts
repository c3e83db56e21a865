import type { PayloadRequest } from "payload";
import type { Language } from "#shared/languages.ts";
import type { Action } from "./audit-actions.ts";

/** One field before and after a change; has values only where they are short and no secret. */
export interface FieldChange {
  field: string;
  /** The language in which it was changed. */
  language?: Language;
  before?: unknown;
  after?: unknown;
}

interface Entry {
  action: Action;
  /** Slug of the collection or global. */
  record: string;
  /** Its number; of a global, its slug. */
  id: number | string;
  title?: string;
  changes?: FieldChange[];
}

/** Longest stored title, in characters. */
const TITLE_LIMIT = 300;

/** Writes an entry of the audit log, within the request's transaction. */
export async function record(req: PayloadRequest, entry: Entry): Promise<void> {
  await req.payload.create({
    collection: "audit-log",
    depth: 0,
    // A request of its own, without the language and the flags of the one that made the change.
    req: { user: req.user, ...(req.transactionID !== undefined && { transactionID: req.transactionID }) },
    data: entryOf(req, entry),
    overrideAccess: true,
  });
}

/** An entry of the audit log, by the user of the request. */
export function entryOf({ user }: Pick<PayloadRequest, "user">, { action, record: slug, id, title, changes }: Entry) {
  return {
    user: user?.id ?? null,
    userName: user?.name ?? null,
    action,
    record: slug,
    recordId: String(id),
    title: title?.slice(0, TITLE_LIMIT) ?? null,
    ...(changes && { changes: changes as unknown as Record<string, unknown>[] }),
  };
}
