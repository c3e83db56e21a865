/** A signal that aborts with the first of several: `AbortSignal.any`, which some supported browsers lack. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true, signal: first.signal });
  }
  return first.signal;
}
