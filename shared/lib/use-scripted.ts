import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False in the server's HTML and in the first render of the browser, which must agree with it; true from then on. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
