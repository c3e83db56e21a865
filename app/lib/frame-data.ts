import { createContext, use } from "react";
import type { Frame } from "#app/content/frame.server.ts";

/** Provided by the entries: the client keeps it from page to page, so that no page has to carry it as data. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/**
 * What every page has around it: the menu, the company, its contacts.
 * @returns undefined when it could not be read
 */
export function useFrame(): Frame | undefined {
  return use(FrameContext);
}
