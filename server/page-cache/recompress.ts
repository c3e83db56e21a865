import { setTimeout as pause } from "node:timers/promises";
import { isCurrent } from "#cms/cache/dependencies.ts";
import { log } from "#cms/lib/log/index.ts";
import type { Answer } from "./cached-response.ts";

/** Rests between two pages, as a multiple of the time that the one before took: the work takes a third of one core at most. */
const REST = 2;

/**
 * Packs kept answers once more, as small as they get, after they were packed quickly for whoever asked first. One at a time, and off the
 * thread that answers.
 */
export class Tightening {
  readonly #waiting = new Map<Answer, () => void>();
  #isStopped = false;
  #isAtWork = false;

  /**
   * Puts an answer in the queue that has been packed for the first time.
   * @param tightened is told when it takes less room
   */
  add(answer: Answer, tightened: () => void): void {
    this.#waiting.set(answer, tightened);
    if (!this.#isAtWork && !this.#isStopped) void this.#work();
  }

  /** Takes an answer out of the queue that is not kept any more: it would be held in memory until its turn. */
  drop(answer: Answer): void {
    this.#waiting.delete(answer);
  }

  /** Packs nothing more. */
  stop(): void {
    this.#isStopped = true;
    this.#waiting.clear();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    try {
      for (const [answer, tightened] of this.#waiting) {
        this.#waiting.delete(answer);
        // What has changed since is made anew, and comes again.
        if (!isCurrent(answer.reading)) continue;
        const begun = performance.now();
        await tighten(answer, tightened);
        await pause(REST * (performance.now() - begun), undefined, { ref: false });
        if (this.#isStopped) break;
      }
    } finally {
      this.#isAtWork = false;
    }
  }
}

/** Packs one answer. One that cannot be packed stays as it is. */
async function tighten(answer: Answer, tightened: () => void): Promise<void> {
  try {
    await answer.tighten();
    tightened();
  } catch (error) {
    log.error({ err: error }, "A page could not be packed once more");
  }
}
