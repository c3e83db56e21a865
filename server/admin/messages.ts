import type { Change } from "#cms/cache/event-bus.ts";

/** Where the admin's process listens, and the key by which it knows the site's process. */
export interface Address {
  port: number;
  key: string;
}

/** Messages of the admin's process to the site's. */
export type FromAdmin =
  /** `sender` names it among all processes on the same PostgreSQL. */
  | ({ kind: "listening"; sender: string } & Address)
  /** The pages of the admin are ready. */
  | { kind: "ready" }
  /** The pages could not start; another attempt follows. */
  | { kind: "failing" }
  | { kind: "changed"; change: Change }
  /** There may be a notice to be sent. */
  | { kind: "wake" }
  | { kind: "answer"; number: number };

/** Messages of the site's process to the admin's. A question is a ping; its answer follows all earlier messages. */
export type ToAdmin = { kind: "question"; number: number } | { kind: "changed"; change: Change };

/** Headers that the site's process adds to a request: the key, and its `RequestContext` as JSON. */
export const KEY_HEADER = "x-waymark-key";
export const CONTEXT_HEADER = "x-waymark-request";
/** The prefix of such headers; nobody else may send them. */
export const OWN_HEADERS = "x-waymark-";
/** Both processes are on one machine. */
export const HOST = "127.0.0.1";
