/** What the runtime says of text that is no JSON, of malformed escapes, and of numbers out of range. */
const RUNTIME_FAULTS = [SyntaxError, URIError, RangeError];
/** Faults of a value in PostgreSQL: all of SQLSTATE class 22 (data exception). In SQLite: of the wrong type, or too big. */
const DATA_FAULT = /^(?:22...|SQLITE_MISMATCH|SQLITE_TOOBIG)$/;

/** What Payload's parser of forms says of one that it cannot read; it gives that no status. */
const UNREAD_FORM =
  /^(?:Malformed part header|Malformed content type|Missing Content-Type|Multipart: Boundary not found|Unexpected end of f(?:ile|orm)|Unsupported content type.*)$/;

/** Whether an error tells of a fault of whoever called: by its status, or by what a value made of it. */
export function isCallersFault(error: Error): boolean {
  return hasCallersStatus(error) || isInputFault(error);
}

/** Whether an error says itself that whoever called is to blame, or is gone. */
export function hasCallersStatus(error: Error): boolean {
  const status = "status" in error ? error.status : "statusCode" in error ? error.statusCode : undefined;
  if (UNREAD_FORM.test(error.message)) return true;
  // The body broke off with the connection.
  if ("code" in error && error.code === "ECONNRESET") return true;
  return typeof status === "number" && status >= 400 && status < 500;
}

/** Whether what was read is nested deeper than the stack reaches: by a value, which code of ours should have refused before. */
export function isStackOverflow(error: Error): boolean {
  return error instanceof RangeError && error.message === "Maximum call stack size exceeded";
}

/** Whether an error, or what caused it, comes from a value that the caller gave. */
export function isInputFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return RUNTIME_FAULTS.some((fault) => error instanceof fault) || hasCode(error, DATA_FAULT) || isInputFault(error.cause);
}

/** Whether an error, or what caused it, has such a code of the database. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && codes.test(error.code)) || hasCode(error.cause, codes);
}
