import { EventEmitter, once } from "node:events";
import type { Payload } from "payload";
import { publishChangeOfEverything } from "#cms/cache/change-of-everything.ts";
import { ignoreNotificationsFrom } from "#cms/cache/postgres-notifications.ts";
import { shareChanges } from "#cms/cache/share-changes.ts";
import { wake } from "#cms/jobs/wake.ts";
import { DESK } from "#cms/lib/desk-address.ts";
import { log } from "#cms/lib/log/index.ts";
import type { Settings } from "#cms/config/settings.ts";
import { noteAdmin } from "../http/metrics.ts";
import { AdminChild, type Ending } from "./child.ts";
import type { Address } from "./messages.ts";

/** Milliseconds until an ended one is followed by the next: at first, and at most; each time twice as long. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 30_000;
/** Milliseconds after which one that ends has run well, so that the pauses begin anew. */
const STEADY = 60_000;
/** Endings, one soon after the other, from which on staff is told that it cannot start. */
const ENDINGS_TOLD = 3;

/** The admin's process that runs now. */
export interface Running extends Address {
  /** Runs a task by which something may be changed there; when it ends, all changes have been told here. */
  changing: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface AdminProcess {
  /** Starts it in the background, and again whenever it ends. */
  start: () => void;
  /** Ends it for good. */
  stop: () => Promise<void>;
  /**
   * The one that answers; null when there is none.
   * @param patience milliseconds to wait for one
   */
  running: (patience: number) => Promise<Running | null>;
  /** The one that has the pages of the admin, too; null while they are built or it starts. */
  withPages: () => Running | null;
  /** Whether it has failed to bring up the pages, or has ended again and again; it is tried again. */
  isFailing: () => boolean;
}

/**
 * Keeps the process of the admin running. What is changed there is told here, and the other way round. One that ends is followed by
 * another, and one that answers nothing for a quarter of a minute is killed, except in development, where somebody may have halted it.
 */
export function adminProcess(cms: Payload, { production, siteUrl }: Pick<Settings, "production" | "siteUrl">): AdminProcess {
  const news = new EventEmitter().setMaxListeners(0);
  let child: AdminChild | undefined;
  let next: NodeJS.Timeout | undefined;
  let endings = 0;
  let stopped = false;
  const applyChange = shareChanges((change) => child?.sendChange(change));

  function begin(): void {
    if (stopped) return;
    const begun = performance.now();
    child = new AdminChild(
      {
        onMessage: (message) => {
          if (message.kind === "changed") applyChange(message.change);
          else if (message.kind === "wake") wake();
          else if (message.kind === "ready") console.log(`The admin is ready at ${siteUrl}${DESK}`);
          else if (message.kind === "listening") {
            ignoreNotificationsFrom(message.sender);
            noteAdmin("up");
            news.emit("listening");
          }
        },
        ended: (ending) => {
          child = undefined;
          if (stopped) return;
          endings = performance.now() - begun > STEADY ? 0 : endings + 1;
          followUp(ending);
        },
      },
      production,
    );
  }

  function followUp({ code, signal, isInDoubt }: Ending): void {
    noteAdmin("ended");
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.max(0, endings - 1), MAX_PAUSE);
    log.error({ code: code ?? "none", signal: signal ?? "none", pause }, "The admin's process has ended; another follows");
    if (isInDoubt) publishChangeOfEverything(cms);
    next = setTimeout(begin, pause);
  }

  function current(): Running | null {
    const own = child;
    return own?.address ? { ...own.address, changing: (task) => own.changing(task) } : null;
  }

  return {
    start: begin,
    stop: async () => {
      stopped = true;
      clearTimeout(next);
      await child?.end();
    },
    running: async (patience) => {
      if (!current()) await once(news, "listening", { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
      return current();
    },
    withPages: () => (child?.hasPages ? current() : null),
    isFailing: () => child?.isFailing === true || endings >= ENDINGS_TOLD,
  };
}
