const sleepers = new Set<() => void>();

/** Wakes all workers of this process. */
export function wake(): void {
  for (const rouse of sleepers) rouse();
}

/** Calls `rouse` whenever there may be work, for a process that leaves jobs to another one. */
export function passWakesOn(rouse: () => void): void {
  sleepers.add(rouse);
}

/** Waits for so many milliseconds, or until `wake` or the signal. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
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
