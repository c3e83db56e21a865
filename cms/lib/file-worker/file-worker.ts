/**
 * Reads files that somebody sent, in processes of their own with bounds on memory, time and number at once. A file can be made so that its
 * reader never ends or takes all memory there is, and nothing but the end of its process ends that.
 */
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const MEGABYTE = 1024 * 1024;
/** Workers of a process: one file does not wait for another that takes long. */
const WORKERS = 2;
/** Bytes that each may hold, Node and native libraries included: ordinary files take up to 180 MB. */
const MAX_MEMORY = 200 * MEGABYTE;
/** Bytes that one may hold while the other rests. What has no room beside it is begun again so, such as a progressive JPEG of 59 megapixels (300 MB). */
const MAX_MEMORY_ALONE = 340 * MEGABYTE;
/** The memory with which a worker may go on to the next file: native libraries do not give back all that they took. */
const MAX_IDLE_MEMORY = 120 * MEGABYTE;
/** Megabytes of a worker's JavaScript heap. It ends at its memory before that: V8 would collect for a minute before it gives up. */
const MAX_HEAP = MAX_MEMORY_ALONE / MEGABYTE;
/** Tasks that may wait for a worker. */
const MAX_WAITING = 300;
/** Milliseconds that a task may wait for one: whoever sent the file hears of it before the connection counts as lost (`server/admin/relay.ts`). */
const MAX_WAIT = 60_000;
/** Milliseconds without a task after which a worker is ended: it holds some 80 MB, and another one starts in a quarter of a second. */
const IDLE_LIMIT = 20_000;
const SCRIPT = "file-worker-process.ts";
/** How a worker ends that has taken more memory or time than it may (`watch-thread.ts`), told from all other ends. */
export const MEMORY_SIGNAL = "SIGUSR2";
export const TIME_SIGNAL = "SIGALRM";
/** The signals of too much memory; V8 aborts when its heap is full. */
export const OF_MEMORY: ReadonlySet<unknown> = new Set([MEMORY_SIGNAL, "SIGABRT"]);

/** How many times as long as a task may work it may take, on a machine that has other work. */
const MAX_SLOWNESS = 6;

/** What a worker is asked for: to call a function of a module. */
export interface Job {
  id: number;
  /** For which it may work. */
  seconds: number;
  /** Path of the module from the root of the house. */
  module: string;
  name: string;
  input: unknown;
}

/** What it answers, and the bytes of memory that it holds then; `error` is the message of what the function threw. */
export type Answer = { id: number; memory: number } & ({ output: unknown } | { error: string });

/** Why a file could not be read: it took too long or too much memory, it ended its reader, or others took all the time there was. */
export type FileFaultReason = "time" | "memory" | "crash" | "busy";

/** Thrown when a file ended its worker, or would have to wait too long behind others. */
export class FileFault extends Error {
  override name = "FileFault";
  readonly reason: FileFaultReason;

  constructor(reason: FileFaultReason, task: string) {
    super(`Reading a file (${task}) ended: ${reason}`);
    this.reason = reason;
  }
}

interface Task {
  job: Job;
  /** Whether it is read while no other one is. */
  isAlone: boolean;
  /** Ends its waiting. */
  timer: NodeJS.Timeout;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** A place for a worker, with one or without. */
interface Slot {
  child?: ChildProcess | undefined;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
}

const slots: Slot[] = Array.from({ length: WORKERS }, () => ({}));
const waiting: Task[] = [];
let lastId = 0;

/**
 * Makes a function run in a worker. What goes in and comes out is copied by the structured clone algorithm.
 * @param module its path from the root of the house, and the function's name there; it is loaded in the worker alone
 * @param seconds of the processor that a call may take once it has begun; of the clock it may take several times as many
 * @returns the function; it throws `FileFault`, or an Error with the message of what the function threw
 */
export function inFileWorker<Input, Output>(module: string, name: string, seconds: number): (input: Input) => Promise<Output> {
  return (input) =>
    new Promise<Output>((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) throw new FileFault("busy", name);
      const job = { id: (lastId += 1), seconds, module, name, input };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(task), 1);
        reject(new FileFault("busy", name));
      };
      const task: Task = { job, isAlone: false, timer: setTimeout(giveUp, MAX_WAIT), resolve: resolve as Task["resolve"], reject };
      waiting.push(task);
      next();
    });
}

/** Gives what waits to the workers that are free, in its turn. */
function next(): void {
  for (const slot of slots) {
    const [first] = waiting;
    const isBusy = slots.some(({ task }) => task && (first?.isAlone || task.isAlone));
    if (!first || slot.task || isBusy) continue;
    waiting.shift();
    // One that rests holds memory as well.
    if (first.isAlone) slots.forEach(end);
    begin(slot, first);
  }
}

function begin(slot: Slot, task: Task): void {
  clearTimeout(slot.timer);
  clearTimeout(task.timer);
  slot.task = task;
  slot.child ??= open(slot, task.isAlone ? MAX_MEMORY_ALONE : MAX_MEMORY);
  slot.timer = setTimeout(() => fail(slot, "time"), task.job.seconds * MAX_SLOWNESS * 1000);
  slot.child.ref();
  slot.child.channel?.ref();
  // If it cannot be sent, the worker has ended, and says so.
  slot.child.send(task.job, () => undefined);
}

function open(slot: Slot, memory: number): ChildProcess {
  // Neither by `fork` nor by a URL beside this module: the admin's bundler would look for the script, and find no path.
  const script = path.join(path.dirname(fileURLToPath(import.meta.url)), SCRIPT);
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP}`, "--max-semi-space-size=8", script, String(memory)], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // It knows nothing of this process's settings and secrets.
    // Of the C library it asks for less memory than threads may have each.
    env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env["TZ"], MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
  });
  const ended = (signal: unknown) => {
    if (slot.child === child) fail(slot, OF_MEMORY.has(signal) ? "memory" : signal === TIME_SIGNAL ? "time" : "crash");
  };
  child.on("message", (answer: Answer) => settle(slot, answer));
  child.on("error", ended);
  child.on("exit", (_code, signal) => ended(signal));
  return child;
}

function settle(slot: Slot, answer: Answer): void {
  const { task, child } = slot;
  if (!task || task.job.id !== answer.id) return;
  clearTimeout(slot.timer);
  slot.task = undefined;
  // This process may end while the worker has nothing to do.
  child?.unref();
  child?.channel?.unref();
  if (task.isAlone || answer.memory > MAX_IDLE_MEMORY) end(slot);
  else slot.timer = setTimeout(() => end(slot), IDLE_LIMIT).unref();
  if ("error" in answer) task.reject(new Error(answer.error));
  else task.resolve(answer.output);
  next();
}

/** Ends a worker whose file is at fault. What it had no room for beside another one, or after others, is begun again alone. */
function fail(slot: Slot, reason: FileFaultReason): void {
  const { task } = slot;
  end(slot);
  if (task && reason === "memory" && !task.isAlone) waiting.unshift({ ...task, isAlone: true });
  else task?.reject(new FileFault(reason, task.job.name));
  next();
}

function end(slot: Slot): void {
  clearTimeout(slot.timer);
  const { child } = slot;
  slot.child = undefined;
  slot.task = undefined;
  child?.kill("SIGKILL");
}
