/**
 * Why: pages and cached values are made anew when something is changed that was read for them, so each read is noted.
 * Upstream: none: Payload has no hook that tells of all reads of the Local API (afterRead tells of records, not of lists that are
 *   empty)
 * For: payload 3.90.1: find, findByID, findDistinct, findGlobal, count of its instance.
 * Not needed when: there is such a hook. Another reading function of Payload's fails track-reads.test.ts: add it here.
 */
import type { Payload, Where } from "payload";

/** What a reading function is asked, as far as it tells what is read. */
export interface Question {
  collection?: string;
  slug?: string;
  depth?: number;
  where?: Where;
  sort?: string | string[];
}

/** Payload's reading functions of content; what they find is published content. */
export const READERS = ["find", "findByID", "findDistinct", "findGlobal", "count"] as const;

/** Calls `note` before each read of the content system. */
export function trackReads(payload: Payload, note: (payload: Payload, question: Question) => void): void {
  for (const name of READERS) {
    const read = payload[name] as (question: Question) => Promise<unknown>;
    const notingRead = (question: Question): Promise<unknown> => {
      note(payload, question);
      return read.call(payload, question);
    };
    Object.assign(payload, { [name]: notingRead });
  }
}
