/** How many route preloads may be pending at once (specification, section 9). */
const MOST_PENDING = 4;

/** The pages to fetch ahead: those that are being fetched, those that wait in order, and all that were asked for. */
export interface PreloadQueue {
  readonly pending: readonly string[];
  readonly waiting: readonly string[];
  readonly asked: ReadonlySet<string>;
}

export const NO_PRELOADS: PreloadQueue = { pending: [], waiting: [], asked: new Set() };

/** A page is asked for, `first` before those that wait already; or it has come, or failed. */
export type PreloadEvent = { page: string; first: boolean } | { finished: string };

/** The queue after an event: at most four pages are pending, and each is asked for once. */
export function nextQueue(queue: PreloadQueue, event: PreloadEvent): PreloadQueue {
  if ("finished" in event) return filled({ ...queue, pending: queue.pending.filter((page) => page !== event.finished) });
  const { page, first } = event;
  const isWaiting = queue.waiting.includes(page);
  if (queue.asked.has(page) && !(first && isWaiting)) return queue;
  const others = queue.waiting.filter((other) => other !== page);
  return filled({ ...queue, waiting: first ? [page, ...others] : [...others, page], asked: new Set([...queue.asked, page]) });
}

function filled({ pending, waiting, asked }: PreloadQueue): PreloadQueue {
  const free = MOST_PENDING - pending.length;
  return { pending: [...pending, ...waiting.slice(0, free)], waiting: waiting.slice(free), asked };
}
