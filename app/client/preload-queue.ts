/** How many route preloads may be pending at once (specification, section 9). */
const MOST_PENDING = 4;

/** The pages to fetch ahead, in order, at most four of them pending. Each page is asked for once. */
export class PreloadQueue {
  #pending: readonly string[] = [];
  readonly #waiting: string[] = [];
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();

  /** Pages that are being fetched. A new array after each change. */
  readonly pending = (): readonly string[] => this.#pending;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param first puts the page before those that wait already */
  ask(page: string, first: boolean): void {
    const place = this.#waiting.indexOf(page);
    if (place >= 0 && first) this.#waiting.splice(place, 1);
    else if (this.#asked.has(page)) return;
    this.#asked.add(page);
    if (first) this.#waiting.unshift(page);
    else this.#waiting.push(page);
    this.#fill(this.#pending);
  }

  /** A page has come, or failed: its place is free. */
  finish(page: string): void {
    this.#fill(this.#pending.filter((other) => other !== page));
  }

  #fill(pending: readonly string[]): void {
    const free = Math.max(0, MOST_PENDING - pending.length);
    const next = [...pending, ...this.#waiting.splice(0, free)];
    if (next.length === this.#pending.length && next.every((page, index) => page === this.#pending[index])) return;
    this.#pending = next;
    for (const listener of this.#listeners) listener();
  }
}
