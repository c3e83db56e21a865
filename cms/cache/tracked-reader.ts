import type { Payload } from "payload";
import { requireDatabase } from "../db/health.ts";
import { trackRead } from "./dependencies.ts";

/** Reads the content system for cached values. */
export type TrackedReader = Pick<Payload, "config" | "find" | "findGlobal" | "findVersions">;

/**
 * Reads the content system and tracks the sources. A page or cached value that reads by `payload` itself has no tracked sources and stays
 * outdated after a change. A read fails at once while the last check found the database away.
 */
export function trackedReader(payload: Payload): TrackedReader {
  const find = async (options: Parameters<Payload["find"]>[0]) => {
    trackRead(payload, options);
    requireDatabase(payload);
    return payload.find({ overrideAccess: true, ...options });
  };
  const findVersions = async (options: Parameters<Payload["findVersions"]>[0]) => {
    // They change with their record.
    trackRead(payload, { collection: options.collection });
    requireDatabase(payload);
    return payload.findVersions({ overrideAccess: true, ...options });
  };
  return {
    config: payload.config,
    // The result has the type of the options.
    find: find as Payload["find"],
    findVersions: findVersions as Payload["findVersions"],
    findGlobal: async (options) => {
      trackRead(payload, options);
      requireDatabase(payload);
      return payload.findGlobal({ overrideAccess: true, ...options });
    },
  };
}
