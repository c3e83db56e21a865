import { createContext, use } from "react";

/** Paths of the code's own pages that have nothing to show on this site. Nothing leads to them. */
export const AbsentPages = createContext<readonly string[]>([]);

/** Whether an address leads to a page that is absent. @param to site path without language prefix, or any other address */
export function isAbsent(absent: readonly string[], to: string): boolean {
  return absent.length > 0 && absent.includes(to.split(/[?#]/, 1)[0] ?? to);
}

/** Tells of addresses whether there is something at them. */
export function useIsThere(): (to: string) => boolean {
  const absent = use(AbsentPages);
  return (to) => !isAbsent(absent, to);
}
