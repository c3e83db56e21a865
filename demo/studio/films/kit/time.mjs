/** Time functions of the films. All times are seconds from the start of the film; all results are 0…1 unless said otherwise. */

/** Keep a number between two bounds. */
export function clamp(value, low = 0, high = 1) {
  return Math.min(high, Math.max(low, value));
}

/** Slow start and slow end. */
export function ease(k) {
  const c = clamp(k);
  return c * c * c * (c * (6 * c - 15) + 10);
}

/** Eased progress from `start` to `end`. */
export function span(t, start, end) {
  return ease((t - start) / (end - start));
}

/** Even progress from `start` to `end`, for clocks and vehicles under way. */
export function steady(t, start, end) {
  return clamp((t - start) / (end - start));
}

/** Opacity of something that comes at `start` and goes at `end`, each within `fade` seconds. */
export function shown(t, start, end = Infinity, fade = 0.5) {
  return ease((t - start) / fade) * (1 - ease((t - end + fade) / fade));
}

/** Between two numbers. */
export function mix(a, b, k) {
  return a + (b - a) * k;
}

/** A value that moves through [time, value] pairs, eased between each two. */
export function through(t, keys) {
  if (t <= keys[0][0]) return keys[0][1];
  for (let i = 1; i < keys.length; i++) {
    const [at, value] = keys[i];
    const [before, from] = keys[i - 1];
    if (t <= at) return mix(from, value, span(t, before, at));
  }
  return keys.at(-1)[1];
}
