import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

const SCRIPT = fileURLToPath(new URL("watchdog-thread.mjs", import.meta.url));
/** Milliseconds between two looks. */
const INTERVAL = 1000;
/** Looks without a turn of the event loop until the process counts as frozen: longer than a loaded machine holds one up. */
const FROZEN = 30;
/** Megabytes of the thread's heap: it has nothing to store. */
const HEAP = 8;

/**
 * Kills this process once its event loop has not turned for half a minute: nothing within it can end the work that blocks it. Whatever started
 * it, such as systemd or a container's restart policy, starts it again.
 */
export function startWatchdog({ interval = INTERVAL, frozen = FROZEN } = {}): void {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), interval).unref();
  const thread = new Worker(SCRIPT, {
    workerData: { turns, interval, frozen },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  // Without it the site goes on.
  thread.on("error", () => undefined);
  thread.unref();
}
