/** Milliseconds since the start of the page, as in `performance.now()`. */
type Moment = number;

interface Movement {
  start: Moment;
  /** Milliseconds. */
  duration: number;
  /** @param share of the way, eased, 0 to 1 */
  apply: (share: number) => void;
}

/** Gradual movements, one of each name at a time: a new one replaces the running one. */
export class Movements<Name extends string> {
  readonly #underway = new Map<Name, Movement>();
  readonly #still: boolean;

  /** @param still whether movements jump to their ends at once */
  constructor(still: boolean) {
    this.#still = still;
  }

  /** @param duration in milliseconds; @param apply sets the state after a share of the way, 0 to 1 */
  start(name: Name, duration: number, apply: (share: number) => void): void {
    if (this.#still) {
      this.#underway.delete(name);
      apply(1);
    } else this.#underway.set(name, { start: performance.now(), duration, apply });
  }

  /** Stops all movements where they are. */
  stop(name: Name): void {
    this.#underway.delete(name);
  }

  has(name: Name): boolean {
    return this.#underway.has(name);
  }

  /** Advances the movements. @returns whether any is still running */
  advance(now: Moment): boolean {
    for (const [name, { start, duration, apply }] of this.#underway) {
      const share = Math.min(1, Math.max(0, now - start) / duration);
      apply(1 - (1 - share) ** 3);
      if (share === 1) this.#underway.delete(name);
    }
    return this.#underway.size > 0;
  }
}
