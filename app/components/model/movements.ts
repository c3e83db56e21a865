/** Milliseconds since the start of the page, as `performance.now()` tells them. */
type Moment = number;

interface Movement {
  start: Moment;
  /** Milliseconds. */
  duration: number;
  /** @param share of the way, eased, 0 to 1 */
  apply: (share: number) => void;
}

/** What moves gradually, one movement of each name at a time: a new one takes the place of the one that is underway. */
export class Movements<Name extends string> {
  readonly #underway = new Map<Name, Movement>();
  readonly #still: boolean;

  /** @param still nothing moves gradually: all is at its end at once */
  constructor(still: boolean) {
    this.#still = still;
  }

  /** @param duration in milliseconds; @param apply puts what moves where it is after a share of the way, 0 to 1 */
  start(name: Name, duration: number, apply: (share: number) => void): void {
    if (this.#still) {
      this.#underway.delete(name);
      apply(1);
    } else this.#underway.set(name, { start: performance.now(), duration, apply });
  }

  /** Leaves what moves where it is. */
  stop(name: Name): void {
    this.#underway.delete(name);
  }

  has(name: Name): boolean {
    return this.#underway.has(name);
  }

  /** Moves what is moving. @returns whether something still is */
  advance(now: Moment): boolean {
    for (const [name, { start, duration, apply }] of this.#underway) {
      const share = Math.min(1, Math.max(0, now - start) / duration);
      apply(1 - (1 - share) ** 3);
      if (share === 1) this.#underway.delete(name);
    }
    return this.#underway.size > 0;
  }
}
