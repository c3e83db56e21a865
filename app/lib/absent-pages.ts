import { createContext, use } from "react";
import { isAmongPaths } from "#shared/vocabulary/site-parts.ts";

/** Paths of the pages that this site has not; one that ends in `/*` stands for all below it. Nothing leads to them. */
export const AbsentPages = createContext<readonly string[]>([]);

/** Whether an address leads to a page that is absent. @param to site path without language prefix, or any other address */
export function isAbsent(absent: readonly string[], to: string): boolean {
  if (absent.length === 0) return false;
  const path = to.split(/[?#]/, 1)[0] ?? to;
  return isAmongPaths(absent, path);
}

/** Tells of addresses whether there is something at them. */
export function useIsThere(): (to: string) => boolean {
  const absent = use(AbsentPages);
  return (to) => !isAbsent(absent, to);
}
