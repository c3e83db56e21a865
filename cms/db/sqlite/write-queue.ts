/** Lets one task at a time through, in the order in which they came. */
export class WriteQueue {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  /**
   * Waits for a turn. It lasts until the returned function is called.
   * @param patience milliseconds to wait at most
   * @param refuse makes the error when the turn has not come by then
   */
  take(patience: number, refuse: () => Error): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.#taken = true;
        resolve(this.#ender());
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(refuse());
      }, patience);
      if (this.#taken) this.#waiting.push(begin);
      else begin();
    });
  }

  /** Ends a turn once, however often it is called. */
  #ender(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#taken = false;
      this.#waiting.shift()?.();
    };
  }
}
