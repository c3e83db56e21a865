import { createContext, use } from "react";
import { isAmongPaths } from "#shared/vocabulary/site-parts.ts";

/** Paths of the pages that this site has not; one that ends in `/*` stands for all below it. Nothing leads to them. */
export const MissingPages = createContext<readonly string[]>([]);

/** Whether an address leads to a page that is absent. @param to site path without language prefix, or any other address */
export function isMissingPage(missingPages: readonly string[], to: string): boolean {
  if (missingPages.length === 0) return false;
  const path = to.split(/[?#]/, 1)[0] ?? to;
  return isAmongPaths(missingPages, path);
}

/** Tells of addresses whether there is something at them. */
export function useIsThere(): (to: string) => boolean {
  const missingPages = use(MissingPages);
  return (to) => !isMissingPage(missingPages, to);
}
