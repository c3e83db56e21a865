import { APIError, type Config } from "payload";
import { deskTexts } from "../admin/desk/texts/index.ts";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

const BAD_REQUEST = 400;
const TOO_LARGE = 413;
const SERVER_ERROR = 500;
/** What the runtime says of text that is no JSON, of malformed escapes, and of numbers out of range. */
const RUNTIME_FAULTS = [SyntaxError, URIError, RangeError];
/** Faults of a value in PostgreSQL: all of SQLSTATE class 22 (data exception). In SQLite: of the wrong type, or too big. */
const DATA_FAULT = /^(?:22...|SQLITE_MISMATCH|SQLITE_TOOBIG)$/;
/** What a record names, or belongs to, is not there: it was deleted for good while somebody wrote. */
const MISSING_FAULT = /^(?:23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/;

/**
 * Answers 400 over REST to a path, query or body that nothing can be done with. Without it Payload takes what the database or
 * the runtime says of such a value for a fault of the server.
 */
export const answerInputFaults: AfterErrorHook = ({ error, req }) => {
  if (hasCode(error, MISSING_FAULT))
    return { status: BAD_REQUEST, response: { errors: [{ message: deskTexts(req.i18n.language).goneMeanwhile }] } };
  if (!isInputFault(error) && !isUnreadBody(error, req)) return;
  return { status: BAD_REQUEST, response: { errors: [{ message: "The path, the query or the body of the request cannot be read." }] } };
};

/** Whether an error tells of a fault of whoever called: by its status, or by what a value made of it. */
export function isCallersFault(error: Error): boolean {
  const status = "status" in error ? error.status : "statusCode" in error ? error.statusCode : undefined;
  // The body broke off with the connection.
  if ("code" in error && error.code === "ECONNRESET") return true;
  return (typeof status === "number" && status >= BAD_REQUEST && status < SERVER_ERROR) || isInputFault(error);
}

/** Whether an error, or what caused it, comes from a value that the caller gave. */
function isInputFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return RUNTIME_FAULTS.some((fault) => error instanceof fault) || hasCode(error, DATA_FAULT) || isInputFault(error.cause);
}

/** Whether an error, or what caused it, has such a code of the database. */
function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && codes.test(error.code)) || hasCode(error.cause, codes);
}

/**
 * Payload answers 500 to a form that its parser cannot read. By then it has found out who asks for what (the parameters of the
 * path are there), and has no data yet; of a file that is named instead of sent it says so with an error of its own. What is too large
 * could be read, and is refused before it is.
 */
function isUnreadBody(error: unknown, { headers, routeParams, data, file }: Parameters<AfterErrorHook>[0]["req"]): boolean {
  if (!headers.get("content-type")?.startsWith("multipart/") || !routeParams || file) return false;
  if (error instanceof APIError && error.status === TOO_LARGE) return false;
  return !data || (error instanceof APIError && error.status === SERVER_ERROR);
}
