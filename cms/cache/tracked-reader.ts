import type { Payload } from "payload";
import { requireDatabase } from "../db/health.ts";
import { trackRead } from "./dependencies.ts";

/** What reads the content system for something that is cached. */
export type TrackedReader = Pick<Payload, "config" | "find" | "findGlobal" | "findVersions">;

/**
 * Reads the content system, trackReads what is read. What pages and cached values read by `payload` itself is not noted, and they stay as
 * they were after a change. While the database is known not to answer, a read fails at once.
 */
export function trackedReader(payload: Payload): TrackedReader {
  const find = async (options: Parameters<Payload["find"]>[0]) => {
    trackRead(payload, options);
    requireDatabase(payload);
    return payload.find(options);
  };
  const findVersions = async (options: Parameters<Payload["findVersions"]>[0]) => {
    // They change with their record.
    trackRead(payload, { collection: options.collection });
    requireDatabase(payload);
    return payload.findVersions(options);
  };
  return {
    config: payload.config,
    // What is found has the type of what was asked for.
    find: find as Payload["find"],
    findVersions: findVersions as Payload["findVersions"],
    findGlobal: async (options) => {
      trackRead(payload, options);
      requireDatabase(payload);
      return payload.findGlobal(options);
    },
  };
}
