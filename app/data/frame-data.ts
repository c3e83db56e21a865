import { createContext, use } from "react";
import type { Frame } from "#app/data/frame.server.ts";

/** Provided by the entries: the client keeps it from page to page, so that no page has to carry it as data. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/**
 * What every page has around it: the menu, the company, its contacts.
 * @returns undefined when it could not be read
 */
export function useFrame(): Frame | undefined {
  return use(FrameContext);
}

/**
 * The frame for a page that needs it itself, rather than bring the same from its loader.
 * @throws Error when it could not be read. Loaders that read it have failed before; the browser opens pages as documents then.
 */
export function usePageFrame(): Frame {
  const frame = useFrame();
  if (!frame) throw new Error("The page has no frame");
  return frame;
}
