import type { Config } from "payload";

type AfterErrorHook = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

const BAD_REQUEST = 400;
/** What the runtime says of text that is no JSON, of malformed escapes, and of numbers out of range. */
const RUNTIME_FAULTS = [SyntaxError, URIError, RangeError];
/** Faults of a value in PostgreSQL: all of SQLSTATE class 22 (data exception). In SQLite: of the wrong type, or too big. */
const DATA_FAULT = /^(?:22...|SQLITE_MISMATCH|SQLITE_TOOBIG)$/;
/** What Payload and its parser busboy say of a multipart body that they cannot read, or that names a file instead of holding it. */
const BODY_FAULT = /^(?:Unexpected end of form|Malformed part header|Multipart: Boundary not found|Unexpected end of file|Request is not eligible for file upload|uploadConfig\.handlers is not present for \w+)$/;

/**
 * Answers 400 over REST to a path, query or body that nothing can be done with. Without it Payload takes what the database or
 * the runtime says of such a value for a fault of the server.
 */
export const answerInputFaults: AfterErrorHook = ({ error, req }) => {
  // Payload builds a database query from conditions without looking at them; what does not fit there ends as a TypeError.
  const conditionFault = req.query?.["where"] !== undefined && hasCause(error, (cause) => cause instanceof TypeError);
  if (!conditionFault && !hasCause(error, isInputFault)) return;
  return { status: BAD_REQUEST, response: { errors: [{ message: "The path, the query or the body of the request cannot be read." }] } };
};

/** Whether an error comes from a value that the caller gave. */
function isInputFault(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return RUNTIME_FAULTS.some((fault) => error instanceof fault) || DATA_FAULT.test(code) || BODY_FAULT.test(error.message);
}

/** Whether something is true of an error or of what caused it. */
function hasCause(error: unknown, test: (error: Error) => boolean): boolean {
  return error instanceof Error && (test(error) || hasCause(error.cause, test));
}
