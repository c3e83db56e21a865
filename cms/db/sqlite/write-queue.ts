/** A mutex: one turn at a time, in the order of the calls. */
export class WriteQueue {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /**
   * Waits for a turn, which lasts until the returned function is called.
   * @param patience milliseconds to wait at most
   * @param refuse creates the error of a timeout
   */
  take(patience: number, refuse: () => Error): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        this.#isTaken = true;
        resolve(this.#release());
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(refuse());
      }, patience);
      if (this.#isTaken) this.#waiting.push(start);
      else start();
    });
  }

  /** Ends a turn once, however often it is called. */
  #release(): () => void {
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      this.#isTaken = false;
      this.#waiting.shift()?.();
    };
  }
}
