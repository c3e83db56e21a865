import { log } from "../../../lib/log/index.ts";

/** In the place of a part that could not be read. */
export const UNREAD = Symbol("unread");

/** Reads a part of the view; one that fails leaves the others, and the log says why. */
export async function readPart<T>(part: string, read: () => Promise<T>): Promise<T | typeof UNREAD> {
  try {
    return await read();
  } catch (error) {
    log.error({ err: error, part }, "A part of the dashboard could not be read");
    return UNREAD;
  }
}
