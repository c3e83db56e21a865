const answers = new WeakSet<object>();

/**
 * Marks a 5xx answer as expected, so that the log does not report it: the resource is on its way, and the answer says so.
 * @param outgoing Node's response
 */
export function markExpected5xx(outgoing: object): void {
  answers.add(outgoing);
}

/** Whether a 5xx answer was marked as expected. */
export function isExpected5xx(outgoing: object): boolean {
  return answers.has(outgoing);
}
