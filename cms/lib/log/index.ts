import pino, { type DestinationStream, type Logger } from "pino";
import { isCallersFault } from "./callers-fault.ts";
import { currentRequest } from "./request-context.ts";
import { describeError, sentence } from "./describe-error.ts";

/** Where lines go: what the process has to say of itself is on the standard output, what went wrong is on the other. */
const STANDARD_ERROR = 2;

/** How the errors begin by which Next answers otherwise than with the page: with a redirect, 403 or 404. */
const OTHER_ANSWER = /^NEXT_(?:REDIRECT|NOT_FOUND|HTTP_ERROR_FALLBACK)/;

/**
 * A log in lines of JSON. Each names the request that it belongs to. No error is logged with what somebody sent or what is stored, and no
 * line is longer than a few kilobytes; what is the caller's fault is no line at all.
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
          if (error && (isCallersFault(error) || isOtherAnswer(error))) return;
          if (error) method.call(this, { err: error }, typeof message === "string" ? sentence(message) : describeError(error).message);
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
export const log: Logger = makeLog(pino.destination({ dest: STANDARD_ERROR, sync: true }));

/**
 * Leads into `log` what libraries write to the console of what went wrong: there they print errors with everything that is in them.
 */
export function consoleIntoLog(to: Logger = log): void {
  const lead =
    (level: "error" | "debug") =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === "string").join(" ");
      if (error) to[level]({ err: error }, text || undefined);
      else to[level](text);
    };
  console.error = lead("error");
  // Advice to whoever writes the code, such as that an address cannot be decoded.
  console.warn = lead("debug");
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
