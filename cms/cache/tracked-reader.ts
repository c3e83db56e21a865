import type { Payload } from "payload";
import { noteRead } from "./dependencies.ts";

/** What reads the content system for something that is cached. */
export type TrackedReader = Pick<Payload, "config" | "find" | "findGlobal">;

/**
 * Reads the content system, noting what is read. What pages and cached values read by `payload` itself is not noted, and they stay as
 * they were after a change.
 */
export function trackedReader(payload: Payload): TrackedReader {
  const find = (options: Parameters<Payload["find"]>[0]) => {
    noteRead(payload, options);
    return payload.find(options);
  };
  return {
    config: payload.config,
    // What is found has the type of what was asked for.
    find: find as Payload["find"],
    findGlobal: (options) => {
      noteRead(payload, options);
      return payload.findGlobal(options);
    },
  };
}
