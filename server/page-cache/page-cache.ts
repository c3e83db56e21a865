import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isCurrent, trackReads } from "#cms/cache/dependencies.ts";
import { currentVersion, onChange } from "#cms/cache/event-bus.ts";
import { log } from "#cms/lib/log/index.ts";
import { CachedResponse } from "./cached-response.ts";

/** The share of the room for addresses with parameters and for missing pages, whose number has no limit. */
const SHARE_OF_OTHERS = 1 / 4;
/** The share of their room up to which pages are rendered ahead. */
const FULL = 0.9;
/** Renders of one page, at most, when changes keep arriving meanwhile. */
const MAX_TRIES = 3;
/** Pages rendered again after a change: the most recently requested ones. */
const MAX_REFRESHED = 200;

/** A request for a page. The audience matters for errors, which differ for people, crawlers and programs. */
export interface PageRequest {
  key: string;
  /** Whether the address has no parameters, so that there are only as many as pages. */
  isPlain: boolean;
  audience: "people" | "crawlers" | "programs";
}

interface Entry {
  page: PageRequest;
  answer: CachedResponse;
}

interface InFlightRender {
  startVersion: number;
  answer: Promise<CachedResponse>;
}

export interface CacheResult {
  answer: CachedResponse;
  /** Cached, rendered now, shared with a concurrent request, or cached before the latest change. */
  outcome: "cached" | "made" | "shared" | "outdated";
}

/**
 * Caches whole answers until a record changes that they were rendered from. A request after a change gets an answer rendered after it or,
 * while the database is away, the earlier one.
 */
export class PageCache {
  readonly #render: (page: PageRequest) => Promise<Response>;
  readonly #isUnavailable: () => boolean;
  readonly #pages: LRUCache<string, Entry>;
  readonly #others: LRUCache<string, Entry>;
  readonly #inFlight = new Map<string, InFlightRender>();
  #refreshing = false;
  #hasChanged = false;
  #isStopped = false;
  /** Stops rendering pages again after changes. */
  readonly stop: () => void;

  /**
   * @param render renders an answer
   * @param room bytes of all answers together
   * @param prewarm whether answers are rendered again after changes before anybody asks
   * @param isUnavailable whether the last check found the database out of reach
   */
  constructor({
    render,
    room,
    prewarm,
    isUnavailable,
  }: {
    render: (page: PageRequest) => Promise<Response>;
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

  /** The current cached answer of a page; undefined when it has to be rendered. */
  cached(key: string): CachedResponse | undefined {
    return current(this.#pages.get(key) ?? this.#others.get(key));
  }

  /** The answer to a request, rendered if need be, once for all concurrent requests. */
  async find(page: PageRequest): Promise<CacheResult> {
    const requestVersion = currentVersion();
    const name = audienceKey(page);
    for (;;) {
      const hit = this.cached(page.key) ?? current(this.#others.get(name));
      if (hit) return { answer: hit, outcome: "cached" };
      if (this.#isUnavailable()) {
        const earlier = this.#earlier(page);
        if (earlier) return { answer: earlier, outcome: "outdated" };
      }
      const underway = this.#inFlight.get(name);
      const { startVersion, answer } = underway ?? this.#startRender(name, page);
      const rendered = await answer;
      // A render that started before the latest change serves only the requests from before it.
      if (underway && startVersion < requestVersion && !isCurrent(rendered.reading)) continue;
      const earlier = rendered.isFailed ? this.#earlier(page) : undefined;
      if (earlier) return { answer: earlier, outcome: "outdated" };
      return { answer: rendered, outcome: underway ? "shared" : "made" };
    }
  }

  /** Renders a page ahead, and compresses it at the best quality. */
  async prepare(page: PageRequest): Promise<CacheResult> {
    const result = await this.find(page);
    if (result.answer.isKeepable) await result.answer.compress();
    return result;
  }

  /** Bytes of all cached answers. */
  get size(): number {
    return this.#pages.calculatedSize + this.#others.calculatedSize;
  }

  /** Whether more pages fit without evicting others. */
  get hasRoom(): boolean {
    return this.#pages.calculatedSize < this.#pages.maxSize * FULL;
  }

  /** The latest cached answer, however outdated. */
  #earlier({ key }: PageRequest): CachedResponse | undefined {
    return (this.#pages.get(key) ?? this.#others.get(key))?.answer;
  }

  #startRender(name: string, page: PageRequest): InFlightRender {
    const render = { startVersion: currentVersion(), answer: this.#make(page).finally(() => this.#inFlight.delete(name)) };
    this.#inFlight.set(name, render);
    return render;
  }

  async #make(page: PageRequest): Promise<CachedResponse> {
    for (let tries = 1; ; tries += 1) {
      const answer = await CachedResponse.of(await trackReads(() => this.#render(page)));
      if (answer.isKeepable && !isCurrent(answer.reading) && tries < MAX_TRIES) continue;
      this.#store(page, answer);
      return answer;
    }
  }

  #store(page: PageRequest, answer: CachedResponse): void {
    const { key, isPlain } = page;
    // The page is gone, or its answer is not cached any more.
    if (!answer.isFailed && answer.status !== 200) this.#pages.delete(key);
    if (!answer.isKeepable) return;
    const [answers, name] = answer.status === 200 ? [isPlain ? this.#pages : this.#others, key] : [this.#others, audienceKey(page)];
    answers.set(name, { page, answer });
    answer.onResize = () => {
      // The cache measures an entry only when it is set.
      if (answers.peek(name)?.answer === answer) answers.set(name, { page, answer });
    };
  }

  /** Renders the most recently requested pages again that have changed, one after the other. */
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
    // Lets the other listeners hear of the change and its author get an answer first.
    await pause(0);
    for (const page of this.#outdated()) {
      const start = performance.now();
      if (this.#isStopped || !(await this.#refreshOne(page))) return;
      await pause(performance.now() - start);
    }
  }

  /** Renders one page again. After an error the next request for the page tries again. @returns false when the database is away */
  async #refreshOne(page: PageRequest): Promise<boolean> {
    try {
      return (await this.prepare(page)).outcome !== "outdated";
    } catch (error) {
      log.error({ err: error }, "A page could not be made anew after a change");
      return true;
    }
  }

  #outdated(): PageRequest[] {
    const latest = [...this.#pages.values()].slice(0, MAX_REFRESHED);
    return latest.flatMap(({ page: question, answer }) => (isCurrent(answer.reading) ? [] : [question]));
  }
}

function audienceKey({ key, audience }: PageRequest): string {
  return `${key} ${audience}`;
}

function current(entry: Entry | undefined): CachedResponse | undefined {
  return entry && isCurrent(entry.answer.reading) ? entry.answer : undefined;
}
