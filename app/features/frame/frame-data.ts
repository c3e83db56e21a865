import { useRouteLoaderData } from "react-router";
import type { Frame } from "#app/content/frame.server.ts";

/**
 * What the root's loader read for every page.
 * @returns undefined when the root itself failed
 */
export function useFrame(): Frame | undefined {
  return useRouteLoaderData<Frame>("root");
}
