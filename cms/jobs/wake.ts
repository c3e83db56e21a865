const sleepers = new Set<() => void>();

/** Has everybody who waits for work look for it now. */
export function wake(): void {
  for (const rouse of sleepers) rouse();
}

/** Has `rouse` called whenever there may be work: for a process that leaves it to another one. */
export function passWakesOn(rouse: () => void): void {
  sleepers.add(rouse);
}

/** Waits until there may be work: at most so many milliseconds, or until `wake` or the signal. */
export function asleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const rouse = () => {
      clearTimeout(timer);
      sleepers.delete(rouse);
      signal.removeEventListener("abort", rouse);
      resolve();
    };
    const timer = setTimeout(rouse, milliseconds);
    timer.unref();
    sleepers.add(rouse);
    signal.addEventListener("abort", rouse);
    if (signal.aborted) rouse();
  });
}
