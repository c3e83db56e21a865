import { setTimeout as wait } from "node:timers/promises";
import { describeError, type DescribedError } from "#cms/lib/log/describe-error.ts";
import { log } from "#cms/lib/log/index.ts";

/** Milliseconds until the next attempt: at first, and at most; each pause is twice the last. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 15_000;

/**
 * Runs a task that needs the database, and retries until it succeeds, so that a database that is away for a while costs no restart.
 * @param fault the log's message about a failed attempt
 * @param isFinal whether an error would occur at every attempt; it is thrown
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

/** Why something failed, in a word or a sentence: the code of the error or its cause says more than a library's message. */
function reasonOf({ code, message, cause, type }: DescribedError): string {
  return code ?? (cause ? reasonOf(cause) : message || type);
}
