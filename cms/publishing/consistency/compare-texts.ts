import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Worker } from "node:worker_threads";
import { PermanentFailure } from "../../jobs/job-queue.ts";
import type { Comparison, LineContradiction } from "./compare-lines.ts";

/** Milliseconds that one comparison may take; the longest of the demonstration's texts take a fiftieth of it. */
const TIMEOUT_MS = 5000;
/** Milliseconds without a comparison after which the thread ends. */
const IDLE = 60_000;
/** Megabytes of the thread's heap. */
const MAX_HEAP = 256;
const SCRIPT = "compare-thread.ts";

/** Thrown when the comparison was ended for its time or memory. */
export class ComparisonAborted extends PermanentFailure {
  override name = "ComparisonAborted";
}

let thread: Promise<Worker> | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Compares texts with the records of products in a thread of its own, so that no text holds up the process that answers people. One
 * process compares one record at a time.
 * @param patience milliseconds that it may take
 * @throws ComparisonAborted when it takes longer, or more memory than there is
 */
export function compareTexts(comparison: Comparison, patience = TIMEOUT_MS): Promise<LineContradiction[]> {
  const result = last.then(() => compare(comparison, patience));
  last = result.catch(() => undefined);
  return result;
}

async function compare(comparison: Comparison, patience: number): Promise<LineContradiction[]> {
  clearTimeout(idle);
  const worker = await (thread ??= startThread());
  worker.ref();
  worker.postMessage(comparison, []);
  try {
    const [contradictions] = (await once(worker, "message", { signal: AbortSignal.timeout(patience) })) as [LineContradiction[]];
    return contradictions;
  } catch (error) {
    thread = undefined;
    await worker.terminate();
    throw new ComparisonAborted(`The texts could not be compared with product data within ${patience / 1000} s`, { cause: error });
  } finally {
    worker.unref();
    idle = setTimeout(() => {
      thread = undefined;
      void worker.terminate();
    }, IDLE).unref();
  }
}

/** Starts the thread; settles once it can compare. */
async function startThread(): Promise<Worker> {
  // The admin's bundler would look for the script of a worker that it sees; within its bundle nothing is compared.
  const { Worker: Thread } = process.getBuiltinModule("node:worker_threads");
  const script = path.join(path.dirname(fileURLToPath(import.meta.url)), SCRIPT);
  const worker = new Thread(script, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP } });
  // The waiting caller gets the error; an event without a listener would end the process.
  worker.on("error", () => undefined);
  await once(worker, "message");
  return worker;
}
