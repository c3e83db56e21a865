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

/** Milliseconds until the process is restarted: at first, and at most; each pause is twice the last. */
const FIRST_PAUSE = 500;
const MAX_PAUSE = 30_000;
/** Milliseconds after which a run counts as stable, so that the pauses start over. */
const STEADY_MS = 60_000;
/** Ends in a row from which on staff reads that the desk cannot start. */
const MAX_ENDINGS = 3;

/** The admin's process that runs now. */
export interface Running extends Address {
  /** Runs a task that may change something there; resolves after all changes have arrived here. */
  changing: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface AdminProcess {
  /** Starts it in the background, and again whenever it ends. */
  start: () => void;
  /** Ends it for good. */
  stop: () => Promise<void>;
  /**
   * The process that answers; null when there is none.
   * @param patience milliseconds to wait for one
   */
  running: (patience: number) => Promise<Running | null>;
  /** The process once the pages of the admin are ready; null while they are built or it starts. */
  withPages: () => Running | null;
  /** Whether its pages failed to start or it ended several times in a row; another attempt follows. */
  isFailing: () => boolean;
}

/**
 * Keeps the process of the admin running, and exchanges changes with it in both directions. Restarts it when it ends, and kills it when it
 * has not answered for a quarter of a minute, except in development, where a debugger may have halted it.
 */
export function adminProcess(cms: Payload, { production, siteUrl }: Pick<Settings, "production" | "siteUrl">): AdminProcess {
  const events = new EventEmitter().setMaxListeners(0);
  let child: AdminChild | undefined;
  let restart: NodeJS.Timeout | undefined;
  let endings = 0;
  let isStopped = false;
  const applyChange = shareChanges((change) => child?.sendChange(change));

  function start(): void {
    if (isStopped) return;
    const startedAt = performance.now();
    child = new AdminChild(
      {
        onMessage: (message) => {
          if (message.kind === "changed") applyChange(message.change);
          else if (message.kind === "wake") wake();
          else if (message.kind === "ready") console.log(`The admin is ready at ${siteUrl}${DESK}`);
          else if (message.kind === "listening") {
            ignoreNotificationsFrom(message.sender);
            noteAdmin("up");
            events.emit("listening");
          }
        },
        onEnd: (ending) => {
          child = undefined;
          if (isStopped) return;
          endings = performance.now() - startedAt > STEADY_MS ? 0 : endings + 1;
          followUp(ending);
        },
      },
      production,
    );
  }

  function followUp({ code, signal, mayHaveChanged: isInDoubt }: Ending): void {
    noteAdmin("ended");
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.max(0, endings - 1), MAX_PAUSE);
    log.error({ code: code ?? "none", signal: signal ?? "none", pause }, "The admin's process has ended; another follows");
    if (isInDoubt) publishChangeOfEverything(cms);
    restart = setTimeout(start, pause);
  }

  function current(): Running | null {
    const running = child;
    return running?.address ? { ...running.address, changing: (task) => running.changing(task) } : null;
  }

  return {
    start: start,
    stop: async () => {
      isStopped = true;
      clearTimeout(restart);
      await child?.end();
    },
    running: async (patience) => {
      if (!current()) await once(events, "listening", { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
      return current();
    },
    withPages: () => (child?.hasPages ? current() : null),
    isFailing: () => child?.isFailing === true || endings >= MAX_ENDINGS,
  };
}
