import type { Change } from "#cms/cache/event-bus.ts";

/** Where the admin's process answers, and the word by which it knows the site's. */
export interface Address {
  port: number;
  key: string;
}

/** What the admin's process says to the site's. */
export type FromAdmin =
  /** `sender` is its name among all processes on the same PostgreSQL. */
  | ({ kind: "listening"; sender: string } & Address)
  /** The pages of the admin are there, too. */
  | { kind: "ready" }
  /** They could not be brought up; it is tried again. */
  | { kind: "failing" }
  | { kind: "changed"; change: Change }
  /** There may be a notice to be sent. */
  | { kind: "wake" }
  | { kind: "answer"; number: number };

/** What the site's process says to the admin's. A question is only whether it is there: it is answered after all that was said before. */
export type ToAdmin = { kind: "question"; number: number } | { kind: "changed"; change: Change };

/** Headers of a request that the site's process passes on: the key, and what is known of the request (`RequestContext`, as JSON). */
export const KEY_HEADER = "x-waymark-key";
export const CONTEXT_HEADER = "x-waymark-request";
/** What such headers begin with; nobody else may send them. */
export const OWN_HEADERS = "x-waymark-";
/** Both processes are on one machine. */
export const HOST = "127.0.0.1";
