import pino, { type DestinationStream, type Logger } from "pino";
import { hasCallersStatus, isCallersFault, isStackOverflow } from "./callers-fault.ts";
import { currentRequest } from "./request-context.ts";
import { describeError, sentence } from "./describe-error.ts";

/** The file descriptor of the log; the standard output has the process's own messages. */
const STANDARD_ERROR = 2;
/** Bytes of lines that wait while writing fails. */
const MAX_UNWRITTEN = 256 * 1024;

/** The digests of Next's errors that stand for a redirect, 403 or 404. */
const OTHER_ANSWER = /^NEXT_(?:REDIRECT|NOT_FOUND|HTTP_ERROR_FALLBACK)/;

/**
 * A log in lines of JSON of a few kilobytes, each with the id of its request. Errors appear without values that somebody sent or that are
 * stored. Faults of the caller appear only when our own code explains their consequence in a sentence, or when the stack overflowed.
 */
export function makeLog(destination: DestinationStream): Logger {
  return pino(
    {
      base: null,
      // Payload logs each migration twice at the level `info`.
      level: "warn",
      timestamp: pino.stdTimeFunctions.isoTime,
      // `loggableFields` describes errors; pino's own serializer would add the values.
      serializers: { err: (error: unknown) => error },
      formatters: { level: (level) => ({ level }), log: loggableFields },
      mixin: () => {
        const request = currentRequest();
        return request ? { request: request.id } : {};
      },
      hooks: {
        logMethod(args, method) {
          const [first, message] = args as [unknown, unknown];
          const error = errorIn(first);
          if (error && isIgnored(error, typeof message === "string")) return;
          // Other values that libraries log with an error may be what somebody sent.
          if (error && typeof message === "string") method.call(this, { ...(first as object), err: error }, sentence(message));
          else if (error) method.call(this, { err: error }, describeError(error).message);
          else if (typeof first === "object" && first !== null)
            method.call(this, first, sentence(String(message ?? (first as { msg?: unknown }).msg ?? "")));
          else method.call(this, sentence(String(first)));
        },
      },
    },
    destination,
  );
}

/** The log of this process. */
export const log: Logger = makeLog(survivingDestination(STANDARD_ERROR));

/**
 * Writes lines to a file descriptor and never ends the process that logs: while nothing can be written, as on a full disk, it stores
 * `MAX_UNWRITTEN` bytes of lines and drops what comes after them.
 */
function survivingDestination(fd: number): DestinationStream {
  const destination = pino.destination({ dest: fd, sync: true, maxLength: MAX_UNWRITTEN });
  // Without a listener the failed write is thrown as an uncaught exception.
  destination.on("error", () => undefined);
  return destination;
}

/**
 * Redirects the libraries' `console.error` and `console.warn` to `log`, because they print errors with all values. Logs an error once that
 * they print several times, as Next does three times for a failed page.
 * @param unnamed the message of an error that is printed without words, as Next does with a symbol
 */
export function consoleIntoLog(to: Logger = log, unnamed?: string): void {
  const logged = new WeakSet<Error>();
  const forward =
    (level: "error" | "debug") =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === "string").join(" ");
      if (error && (isIgnored(error, false) || logged.has(error))) return;
      if (error) logged.add(error);
      if (error) to[level]({ err: error }, /\p{L}/u.test(text) ? text : unnamed);
      else to[level](text);
    };
  console.error = forward("error");
  // Advice to developers, such as that an address cannot be decoded.
  console.warn = forward("debug");
}

/** Whether an error does not concern the operator. @param isExplained whether our own code adds a sentence */
function isIgnored(error: Error, isExplained: boolean): boolean {
  if (isOtherAnswer(error)) return true;
  if (isStackOverflow(error)) return false;
  return isExplained ? hasCallersStatus(error) : isCallersFault(error);
}

/** Whether an error is Next's way to a redirect, 403 or 404. */
function isOtherAnswer(error: Error): boolean {
  return "digest" in error && OTHER_ANSWER.test(String(error.digest));
}

function errorIn(first: unknown): Error | undefined {
  if (first instanceof Error) return first;
  const inside = typeof first === "object" && first !== null && "err" in first ? first.err : undefined;
  return inside instanceof Error ? inside : undefined;
}

/** Describes errors, cuts texts and keeps numbers; drops everything else, which may contain what somebody sent. */
function loggableFields({ msg: _message, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const loggable: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Error) loggable[name] = describeError(value);
    else if (typeof value === "string") loggable[name] = sentence(value);
    else if (typeof value === "number" || typeof value === "boolean") loggable[name] = value;
  }
  return loggable;
}
