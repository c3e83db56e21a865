/** The runtime's errors for invalid JSON, malformed escapes, and numbers out of range. */
const RUNTIME_FAULTS = [SyntaxError, URIError, RangeError];
/** Faults of a value in PostgreSQL: all of SQLSTATE class 22 (data exception). In SQLite: of the wrong type, or too big. */
const DATA_FAULT = /^(?:22...|SQLITE_MISMATCH|SQLITE_TOOBIG)$/;

/** Messages of Payload's form parser, whose errors have no status. */
const UNREAD_FORM =
  /^(?:Malformed part header|Malformed content type|Missing Content-Type|Multipart: Boundary not found|Unexpected end of f(?:ile|orm)|Unsupported content type.*)$/;

/** Whether an error is the caller's fault: by its status, or because a value caused it. */
export function isCallersFault(error: Error): boolean {
  return hasCallersStatus(error) || isInputFault(error);
}

/** Whether an error has a 4xx status, or the caller has disconnected. */
export function hasCallersStatus(error: Error): boolean {
  const status = "status" in error ? error.status : "statusCode" in error ? error.statusCode : undefined;
  if (UNREAD_FORM.test(error.message)) return true;
  // The body broke off with the connection.
  if ("code" in error && error.code === "ECONNRESET") return true;
  return typeof status === "number" && status >= 400 && status < 500;
}

/** Whether an error is a stack overflow: by a deeply nested value, which our own code should have refused. */
export function isStackOverflow(error: Error): boolean {
  return error instanceof RangeError && error.message === "Maximum call stack size exceeded";
}

/** Whether an error or its cause comes from a value of the caller. */
export function isInputFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return RUNTIME_FAULTS.some((fault) => error instanceof fault) || hasCode(error, DATA_FAULT) || isInputFault(error.cause);
}

/** Whether an error or its cause has such a code of the database. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && codes.test(error.code)) || hasCode(error.cause, codes);
}
