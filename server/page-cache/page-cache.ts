import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isCurrent, trackReads } from "#cms/cache/dependencies.ts";
import { currentVersion, onChange } from "#cms/cache/event-bus.ts";
import { log } from "#cms/lib/log/index.ts";
import { CachedResponse } from "./cached-response.ts";

/** The part of the room that addresses with parameters and missing pages share: they can be without number. */
const SHARE_OF_OTHERS = 1 / 4;
/** The part of their room up to which pages are made before anybody asks. */
const FULL = 0.9;
/** Renders of one page, at most, when changes keep coming while it is made. */
const MAX_TRIES = 3;
/** Pages made anew after a change without being asked for: those that were asked for last. */
const MAX_REFRESHED = 200;

/** What is asked for: errors have a form for people, one for crawlers and one for programs. */
export interface Question {
  key: string;
  /** Whether there can be no more of the kind than pages. */
  isPlain: boolean;
  audience: "people" | "crawlers" | "programs";
}

interface Entry {
  question: Question;
  answer: CachedResponse;
}

interface Flight {
  begun: number;
  answer: Promise<CachedResponse>;
}

export interface Found {
  answer: CachedResponse;
  /** Cached before, made now, made for somebody else who asked at the same time, or cached before a change. */
  how: "cached" | "made" | "shared" | "outdated";
}

/**
 * Whole answers, kept until something changes that they were made of. Whoever asks after a change gets an answer made after it; if that
 * cannot be made, because the database is away, the one from before.
 */
export class PageCache {
  readonly #render: (question: Question) => Promise<Response>;
  readonly #isUnavailable: () => boolean;
  readonly #pages: LRUCache<string, Entry>;
  readonly #others: LRUCache<string, Entry>;
  readonly #flights = new Map<string, Flight>();
  #refreshing = false;
  #hasChanged = false;
  #isStopped = false;
  /** Stops making pages anew after changes. */
  readonly stop: () => void;

  /**
   * @param render makes an answer
   * @param room bytes of all answers together
   * @param prewarm whether answers are made anew after changes before anybody asks
   * @param isUnavailable whether the database is known to be out of reach
   */
  constructor({
    render,
    room,
    prewarm,
    isUnavailable,
  }: {
    render: (question: Question) => Promise<Response>;
    room: number;
    prewarm: boolean;
    isUnavailable: () => boolean;
  }) {
    this.#render = render;
    this.#isUnavailable = isUnavailable;
    const lru = (maxSize: number) => new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ answer }) => answer.size });
    this.#pages = lru(Math.floor(room * (1 - SHARE_OF_OTHERS)));
    this.#others = lru(Math.floor(room * SHARE_OF_OTHERS));
    const unsubscribe = prewarm ? onChange(() => void this.#refresh()) : undefined;
    this.stop = () => {
      this.#isStopped = true;
      unsubscribe?.();
    };
  }

  /** The kept answer of a page, for whoever asks; undefined when it has to be made. */
  cached(key: string): CachedResponse | undefined {
    return current(this.#pages.get(key) ?? this.#others.get(key));
  }

  /** The answer to a question, made if need be, once for all who ask at the same time. */
  async find(question: Question): Promise<Found> {
    const asked = currentVersion();
    const name = nameOf(question);
    for (;;) {
      const found = this.cached(question.key) ?? current(this.#others.get(name));
      if (found) return { answer: found, how: "cached" };
      if (this.#isUnavailable()) {
        const earlier = this.#earlier(question);
        if (earlier) return { answer: earlier, how: "outdated" };
      }
      const underway = this.#flights.get(name);
      const { begun, answer } = underway ?? this.#fly(name, question);
      const made = await answer;
      // One that was begun before the latest change serves those who asked before it.
      if (underway && begun < asked && !isCurrent(made.reading)) continue;
      const earlier = made.isFailed ? this.#earlier(question) : undefined;
      if (earlier) return { answer: earlier, how: "outdated" };
      return { answer: made, how: underway ? "shared" : "made" };
    }
  }

  /** Makes a page before anybody asks, and compresses it as small as it gets. */
  async prepare(question: Question): Promise<Found> {
    const found = await this.find(question);
    if (found.answer.isKeepable) await found.answer.compress();
    return found;
  }

  /** Bytes of all that is kept. */
  get size(): number {
    return this.#pages.calculatedSize + this.#others.calculatedSize;
  }

  /** Whether there is room for more pages without dropping others. */
  get hasRoom(): boolean {
    return this.#pages.calculatedSize < this.#pages.maxSize * FULL;
  }

  /** The last answer that was kept, whatever has changed since. */
  #earlier({ key }: Question): CachedResponse | undefined {
    return (this.#pages.get(key) ?? this.#others.get(key))?.answer;
  }

  #fly(name: string, question: Question): Flight {
    const flight = { begun: currentVersion(), answer: this.#make(question).finally(() => this.#flights.delete(name)) };
    this.#flights.set(name, flight);
    return flight;
  }

  async #make(question: Question): Promise<CachedResponse> {
    for (let tries = 1; ; tries += 1) {
      const answer = await CachedResponse.of(await trackReads(() => this.#render(question)));
      if (answer.isKeepable && !isCurrent(answer.reading) && tries < MAX_TRIES) continue;
      this.#keep(question, answer);
      return answer;
    }
  }

  #keep(question: Question, answer: CachedResponse): void {
    const { key, isPlain } = question;
    // What was there is no page any more, or one that is not kept.
    if (!answer.isFailed && answer.status !== 200) this.#pages.delete(key);
    if (!answer.isKeepable) return;
    const [answers, name] = answer.status === 200 ? [isPlain ? this.#pages : this.#others, key] : [this.#others, nameOf(question)];
    answers.set(name, { question, answer });
    answer.onResize = () => {
      // A value that is there already would not be counted again.
      if (answers.peek(name)?.answer === answer) answers.set(name, { question, answer });
    };
  }

  /** Makes the pages anew that were asked for last and have changed, one after the other. */
  async #refresh(): Promise<void> {
    this.#hasChanged = true;
    if (this.#refreshing) return;
    this.#refreshing = true;
    try {
      while (this.#hasChanged) {
        this.#hasChanged = false;
        await this.#refreshOnce();
      }
    } finally {
      this.#refreshing = false;
    }
  }

  async #refreshOnce(): Promise<void> {
    // All who listen are to have heard of the change, and whoever made it is answered first.
    await pause(0);
    for (const question of this.#outdated()) {
      const begun = performance.now();
      if (this.#isStopped || !(await this.#refreshOne(question))) return;
      await pause(performance.now() - begun);
    }
  }

  /** Makes one page anew. One that throws is left to whoever asks for it. @returns false when the database is away */
  async #refreshOne(question: Question): Promise<boolean> {
    try {
      return (await this.prepare(question)).how !== "outdated";
    } catch (error) {
      log.error({ err: error }, "A page could not be made anew after a change");
      return true;
    }
  }

  #outdated(): Question[] {
    const latest = [...this.#pages.values()].slice(0, MAX_REFRESHED);
    return latest.flatMap(({ question, answer }) => (isCurrent(answer.reading) ? [] : [question]));
  }
}

function nameOf({ key, audience }: Question): string {
  return `${key} ${audience}`;
}

function current(entry: Entry | undefined): CachedResponse | undefined {
  return entry && isCurrent(entry.answer.reading) ? entry.answer : undefined;
}
