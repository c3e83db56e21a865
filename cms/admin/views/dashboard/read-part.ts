import { log } from "../../../lib/log/index.ts";

/** The value of a part that failed to load. */
export const UNREAD = Symbol("unread");

/** Reads a part of the view. A failed one does not affect the others, and the log contains its reason. */
export async function readPart<T>(part: string, read: () => Promise<T>): Promise<T | typeof UNREAD> {
  try {
    return await read();
  } catch (error) {
    log.error({ err: error, part }, "A part of the dashboard could not be read");
    return UNREAD;
  }
}
