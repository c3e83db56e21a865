import { setTimeout as wait } from "node:timers/promises";
import { describeError, type DescribedError } from "#cms/lib/log/describe-error.ts";
import { log } from "#cms/lib/log/index.ts";

/** Milliseconds until the next try: at first, and at most; each time twice as long. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 15_000;

/**
 * Does what needs the database, and tries again until it could be done: a database that is away, or that refuses for a while, costs no restart.
 * @param fault what the log says of a try that failed
 * @param isFinal whether an error would be the same at every try; it is thrown
 */
export async function retryWithBackoff<T>(fault: string, task: () => Promise<T>, isFinal: (error: unknown) => boolean): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, MAX_PAUSE)) {
    try {
      return await task();
    } catch (error) {
      if (isFinal(error)) throw error;
      log.warn({ reason: reasonOf(describeError(error)), pause }, fault);
      await wait(pause);
    }
  }
}

/** Why something failed, in a word or a sentence: its code or its cause's says more than what a library makes of it. */
function reasonOf({ code, message, cause, type }: DescribedError): string {
  return code ?? (cause ? reasonOf(cause) : message || type);
}
