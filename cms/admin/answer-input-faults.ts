import { APIError, type Config } from "payload";
import { deskTexts } from "./texts/index.ts";
import { isTransient } from "../db/database-faults.ts";
import { hasCode, isInputFault } from "../lib/log/callers-fault.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** The referenced record, or the parent, does not exist: somebody deleted it for good meanwhile. */
const MISSING_FAULT = /^(?:23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/;

/**
 * Answers 400 over REST to an unusable path, query or body. Without this hook Payload would answer 500, because it takes the error of the
 * database or the runtime for a fault of the server.
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
 * Whether the failed request read records by a query. Payload and the database fail at bad queries in many ways, without a common error.
 * Later hooks handle all other errors.
 */
function isImpossibleRead({ error, req }: Parameters<AfterErrorHook>[0]): boolean {
  if (req.method !== "GET" || (error instanceof APIError && error.status < 500)) return false;
  return hasQuery(Object.keys(req.query ?? {}));
}

/**
 * Whether the request asks for versions of a collection without any, or confirms an address where no confirmation exists: Payload has both
 * paths all the same.
 */
function asksForNone({ error, req: { pathname = "" }, collection }: Parameters<AfterErrorHook>[0]): boolean {
  if (!collection || (error instanceof APIError && error.status < 500)) return false;
  const isOfAccounts = typeof collection.auth === "object" && Boolean(collection.auth.verify);
  return (!collection.versions && /\/versions(?:\/|$)/.test(pathname)) || (!isOfAccounts && /\/verify\//.test(pathname));
}

/** Whether the request deletes a missing preference of the user, which makes Payload's query fail. */
function removesNoPreference({ error, req, collection }: Parameters<AfterErrorHook>[0]): boolean {
  return req.method === "DELETE" && collection?.slug === "payload-preferences" && !(error instanceof APIError) && !isTransient(error);
}

/** Whether parameters make a read of records differ from a plain one: each may be a tree of any shape. */
export function hasQuery(names: Iterable<string>): boolean {
  return Array.from(names).some((name) => /^(?:where|sort|limit|page|select|populate|joins)\b/.test(name));
}

/**
 * Whether Payload's parser could not read the form, to which Payload answers 500. Payload has found the user by then (the parameters of the
 * path exist), but has no data yet. A file that is only named has an error of its own. Errors with another status stay as they are: too
 * large a form, or an endpoint that reads the form itself.
 */
function isUnreadBody(error: unknown, { headers, routeParams, data, file }: Parameters<AfterErrorHook>[0]["req"]): boolean {
  if (!headers.get("content-type")?.startsWith("multipart/") || !routeParams || file) return false;
  if (error instanceof APIError && error.status < 500) return false;
  return !data || (error instanceof APIError && error.status === 500);
}
