import { APIError, type Config } from "payload";
import { deskTexts } from "./texts/index.ts";
import { isTransient } from "../db/database-faults.ts";
import { hasCode, isInputFault } from "../lib/log/callers-fault.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** What a record names, or belongs to, is not there: it was deleted for good while somebody wrote. */
const MISSING_FAULT = /^(?:23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/;

/**
 * Answers 400 over REST to a path, query or body that nothing can be done with. Without it Payload takes what the database or
 * the runtime says of such a value for a fault of the server.
 */
export const answerInputFaults: AfterErrorHook = (args) => {
  const { error, req } = args;
  if (hasCode(error, MISSING_FAULT))
    return { status: 400, response: { errors: [{ message: deskTexts(req.i18n.language).goneMeanwhile }] } };
  if (!isInputFault(error) && !isUnreadBody(error, req) && !isImpossibleRead(args) && !asksForNone(args) && !removesNoPreference(args))
    return;
  return { status: 400, response: { errors: [{ message: "The path, the query or the body of the request cannot be read." }] } };
};

/**
 * Whether a read of records failed that asks by a query. What Payload and the database cannot do of that
 * fails there in many ways, none of them named. What passes is told by the hooks that follow.
 */
function isImpossibleRead({ error, req }: Parameters<AfterErrorHook>[0]): boolean {
  if (req.method !== "GET" || (error instanceof APIError && error.status < 500)) return false;
  return hasQuery(Object.keys(req.query ?? {}));
}

/** Whether versions are asked for of what has none, or an address is to be confirmed where none are: Payload has a path for both all the same. */
function asksForNone({ error, req: { pathname = "" }, collection }: Parameters<AfterErrorHook>[0]): boolean {
  if (!collection || (error instanceof APIError && error.status < 500)) return false;
  const isOfAccounts = typeof collection.auth === "object" && Boolean(collection.auth.verify);
  return (!collection.versions && /\/versions(?:\/|$)/.test(pathname)) || (!isOfAccounts && /\/verify\//.test(pathname));
}

/** Whether a preference of one's own is to be removed that there is not: Payload asks the database for it in a way that fails. */
function removesNoPreference({ error, req, collection }: Parameters<AfterErrorHook>[0]): boolean {
  return req.method === "DELETE" && collection?.slug === "payload-preferences" && !(error instanceof APIError) && !isTransient(error);
}

/** Whether parameters have a read of records differ from a plain one: each may be a tree of any shape. */
export function hasQuery(names: Iterable<string>): boolean {
  return Array.from(names).some((name) => /^(?:where|sort|limit|page|select|populate|joins)\b/.test(name));
}

/**
 * Payload answers 500 to a form that its parser cannot read. By then it has found out who asks for what (the parameters of the
 * path are there), and has no data yet; of a file that is named instead of sent it says so with an error of its own. What is refused by
 * word says so itself: it is too large, or an endpoint has read the form on its own.
 */
function isUnreadBody(error: unknown, { headers, routeParams, data, file }: Parameters<AfterErrorHook>[0]["req"]): boolean {
  if (!headers.get("content-type")?.startsWith("multipart/") || !routeParams || file) return false;
  if (error instanceof APIError && error.status < 500) return false;
  return !data || (error instanceof APIError && error.status === 500);
}
