/** The navigations that wait for chunks before the router begins with them; a store for `useSyncExternalStore`. */
let awaited = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  awaited += by;
  for (const listener of listeners) listener();
}

export const awaitedNavigations = {
  any: (): boolean => awaited > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  begin: (): void => change(1),
  end: (): void => change(-1),
};
