import pino, { type DestinationStream, type Logger } from "pino";
import { hasCallersStatus, isCallersFault, isStackOverflow } from "./callers-fault.ts";
import { currentRequest } from "./request-context.ts";
import { describeError, sentence } from "./describe-error.ts";

/** Where lines go: what the process has to say of itself is on the standard output, what went wrong is on the other. */
const STANDARD_ERROR = 2;
/** Bytes of lines that wait while the log cannot be written. */
const MAX_UNWRITTEN = 256 * 1024;

/** How the errors begin by which Next answers otherwise than with the page: with a redirect, 403 or 404. */
const OTHER_ANSWER = /^NEXT_(?:REDIRECT|NOT_FOUND|HTTP_ERROR_FALLBACK)/;

/**
 * A log in lines of JSON. Each names the request that it belongs to. No error is logged with what somebody sent or what is stored, and no
 * line is longer than a few kilobytes; what is the caller's fault is no line at all, unless code of our own says in a sentence what it kept
 * from being done, or the stack was too short for it.
 */
export function makeLog(destination: DestinationStream): Logger {
  return pino(
    {
      base: null,
      // What goes well is no news: Payload tells of each migration, twice.
      level: "warn",
      timestamp: pino.stdTimeFunctions.isoTime,
      // Described already; pino's own description has the values too.
      serializers: { err: (error: unknown) => error },
      formatters: { level: (level) => ({ level }), log: toldOf },
      mixin: () => {
        const request = currentRequest();
        return request ? { request: request.id } : {};
      },
      hooks: {
        logMethod(args, method) {
          const [first, message] = args as [unknown, unknown];
          const error = errorIn(first);
          if (error && isNoNews(error, typeof message === "string")) return;
          // What libraries log beside an error may be what somebody sent.
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
 * Leads into `log` what libraries write to the console of what went wrong: there they print errors with everything that is in them. Of an
 * error that several of them tell of, as Next does three times of one that keeps a page from being made, there is one line.
 * @param unnamed what is said of an error that is printed without words, as Next does with a sign
 */
export function consoleIntoLog(to: Logger = log, unnamed?: string): void {
  const logged = new WeakSet<Error>();
  const lead =
    (level: "error" | "debug") =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === "string").join(" ");
      if (error && (isNoNews(error, false) || logged.has(error))) return;
      if (error) logged.add(error);
      if (error) to[level]({ err: error }, /\p{L}/u.test(text) ? text : unnamed);
      else to[level](text);
    };
  console.error = lead("error");
  // Advice to whoever writes the code, such as that an address cannot be decoded.
  console.warn = lead("debug");
}

/** Whether a line would tell the operator of nothing that is his. @param isExplained whether it has a sentence of ours */
function isNoNews(error: Error, isExplained: boolean): boolean {
  if (isOtherAnswer(error)) return true;
  if (isStackOverflow(error)) return false;
  return isExplained ? hasCallersStatus(error) : isCallersFault(error);
}

/** Whether what was thrown is but the way to another answer of the admin. */
function isOtherAnswer(error: Error): boolean {
  return "digest" in error && OTHER_ANSWER.test(String(error.digest));
}

function errorIn(first: unknown): Error | undefined {
  if (first instanceof Error) return first;
  const inside = typeof first === "object" && first !== null && "err" in first ? first.err : undefined;
  return inside instanceof Error ? inside : undefined;
}

/** Errors described, texts cut, numbers as they are; anything else may hold what somebody sent. */
function toldOf({ msg: _message, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Error) told[name] = describeError(value);
    else if (typeof value === "string") told[name] = sentence(value);
    else if (typeof value === "number" || typeof value === "boolean") told[name] = value;
  }
  return told;
}
