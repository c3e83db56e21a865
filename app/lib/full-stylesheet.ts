let ask = () => Promise.resolve();

/** Says how the whole stylesheet is brought; the client does it when it starts. */
export function provideWholeStyles(bring: () => Promise<void>): void {
  ask = bring;
}

/**
 * Asks for the whole stylesheet at once: something is coming onto the page that its own styles do not know. Settles once it counts, or
 * cannot be had.
 */
export function fullStylesheet(): Promise<void> {
  return ask();
}
