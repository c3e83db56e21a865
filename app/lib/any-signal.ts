/** A signal that ends with the first of some: `AbortSignal.any`, which not all browsers have that the client is for. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true, signal: first.signal });
  }
  return first.signal;
}
