const answers = new WeakSet<object>();

/**
 * Notes that an answer with the status of a fault is none: what was asked for is on its way, and the answer says so.
 * @param outgoing Node's response
 */
export function markExpected5xx(outgoing: object): void {
  answers.add(outgoing);
}

/** Whether an answer is no fault, whatever its status. */
export function isExpected5xx(outgoing: object): boolean {
  return answers.has(outgoing);
}
