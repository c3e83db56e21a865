import pLimit from "p-limit";

/** Look-ups and connections that run at the same time, of all staff together. */
export const MAX_CONCURRENT = 5;
/** Look-ups that may wait for their turn; beyond that the tool is busy. */
const MAX_WAITING = 500;
/** Milliseconds after which a whole call ends, even with open questions. */
export const CALL_LIMIT = 60_000;

/** Too much is being asked already. */
export class BusyError extends Error {
  override name = "BusyError";
}

const turns = pLimit(MAX_CONCURRENT);

/**
 * Runs a look-up when it is its turn.
 * @throws BusyError when too many wait; the signal's reason when the caller has gone meanwhile
 */
export function inTurn<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (turns.pendingCount >= MAX_WAITING) return Promise.reject(new BusyError());
  return turns(() => {
    signal.throwIfAborted();
    return task();
  });
}
