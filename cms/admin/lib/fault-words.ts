import type { Texts } from "../texts/index.ts";

/** Beginnings of a job's fault, and the desk's sentence for each, which includes the rest of the fault. */
const CAUSES: readonly (readonly [message: string, cause: keyof Texts["faults"]])[] = [
  ["tries came to no end", "stalled"],
  ["could not be compared with product data", "notCompared"],
  ["acknowledgements within an hour", "tooMany"],
  ["The lead or message is gone", "leadGone"],
  ["disk is full", "diskFull"],
  ["No space left", "diskFull"],
  ["Not Found", "recordGone"],
  ["not allowed to perform this action", "notAllowed"],
  ["field is invalid: ", "invalid"],
  ["fields are invalid: ", "invalid"],
  ["Not set up: ", "notSetUp"],
  ["The robot refused it: ", "refused"],
  ["Invalid login", "notSignedIn"],
  ["recipients were rejected", "noMailbox"],
  ["certificate", "certificate"],
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT", "timeout", "timed out"].map(
    (message) => [message, "unreachable"] as const,
  ),
  ["HTTP ", "answered"],
];

/**
 * The reason of a failed job in the reader's language, or the stored message if the desk does not know the cause.
 * @param fault the message stored with the job (`cms/jobs/job-queue.ts`)
 */
export function faultWords(fault: string | null | undefined, { faults }: Texts): string {
  if (!fault) return "";
  for (const [beginning, cause] of CAUSES) {
    const position = fault.indexOf(beginning);
    if (position >= 0) return faults[cause](cause === "unreachable" ? fault : fault.slice(position + beginning.length));
  }
  return fault;
}
