/**
 * Reads uploaded files in separate processes with limits on memory, time and concurrency. A malicious file can make its reader run for ever
 * or take all memory, and only the end of the process stops that.
 */
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { lowerPriority, NICENESS } from "../lower-priority.ts";

const MEGABYTE = 1024 * 1024;
/** Workers of a process, so that one file does not wait for another slow one. */
const WORKERS = 2;
/** Bytes of a worker, Node and native libraries included; ordinary files take up to 180 MB. */
const MAX_MEMORY = 200 * MEGABYTE;
/** Bytes of a worker that runs alone. A file that exceeds the limit above is read again so, such as a progressive JPEG of 50 megapixels (250 MB). */
const MAX_MEMORY_ALONE = 260 * MEGABYTE;
/** Bytes with which a worker may go on to the next file, because native libraries do not release all memory. */
const MAX_IDLE_MEMORY = 120 * MEGABYTE;
/** Megabytes of a worker's JavaScript heap. The limit of memory ends it earlier, because V8 would collect for a minute before it gives up. */
const MAX_HEAP = MAX_MEMORY_ALONE / MEGABYTE;
/** Tasks that may wait for a worker. */
const MAX_WAITING = 300;
/** Milliseconds that a task may wait, so that the sender gets an answer before the connection counts as lost (`server/admin/relay.ts`). */
const MAX_WAIT = 60_000;
/** Milliseconds without a task after which a worker ends: it holds some 80 MB, and another one starts in a quarter of a second. */
const IDLE_LIMIT = 20_000;
const SCRIPT = "file-worker-process.ts";
/** The signals that end a worker beyond its limit of memory or time (`watch-thread.ts`). */
export const MEMORY_SIGNAL = "SIGUSR2";
export const TIME_SIGNAL = "SIGALRM";
/** The signals of too much memory; V8 aborts when its heap is full. */
export const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set([MEMORY_SIGNAL, "SIGABRT"]);

/** The ratio of elapsed to processor time that a task may take on a busy machine. */
const MAX_SLOWNESS = 6;

/** A task for a worker: to call a function of a module. */
export interface Job {
  id: number;
  /** Of processor time. */
  seconds: number;
  /** Path of the module from the root of the house. */
  module: string;
  name: string;
  input: unknown;
}

/** The result of a task, with the worker's memory in bytes; `error` is the message of what the function threw. */
export type Answer = { id: number; memory: number } & ({ output: unknown } | { error: string });

/** Why reading a file failed: it took too long or too much memory, crashed the worker, or waited too long. */
export type FileFaultReason = "time" | "memory" | "crash" | "busy";

/** Thrown when a file ends its worker, or waits too long. */
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
  /** Whether it runs while no other task does. */
  isAlone: boolean;
  /** Ends its waiting. */
  timer: NodeJS.Timeout;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** A slot for a worker, possibly empty. */
interface Slot {
  child?: ChildProcess | undefined;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
}

const slots: Slot[] = Array.from({ length: WORKERS }, () => ({}));
const waiting: Task[] = [];
let lastId = 0;

/**
 * Makes a function run in a worker. The structured clone algorithm copies input and output.
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
      startWaiting();
    });
}

/** Gives waiting tasks to free workers in their order. */
function startWaiting(): void {
  for (const slot of slots) {
    const [first] = waiting;
    const isBusy = slots.some(({ task }) => task && (first?.isAlone || task.isAlone));
    if (!first || slot.task || isBusy) continue;
    waiting.shift();
    // Idle workers hold memory as well.
    if (first.isAlone) slots.forEach(stopWorker);
    startTask(slot, first);
  }
}

function startTask(slot: Slot, task: Task): void {
  clearTimeout(slot.timer);
  clearTimeout(task.timer);
  slot.task = task;
  slot.child ??= startWorker(slot, task.isAlone ? MAX_MEMORY_ALONE : MAX_MEMORY);
  slot.timer = setTimeout(() => fail(slot, "time"), task.job.seconds * MAX_SLOWNESS * 1000);
  slot.child.ref();
  slot.child.channel?.ref();
  // If sending fails, the worker has ended, and its `exit` event follows.
  slot.child.send(task.job, () => undefined);
}

function startWorker(slot: Slot, memory: number): ChildProcess {
  // Neither `fork` nor a URL relative to this module, because the admin's bundler would try to resolve the script.
  const script = path.join(path.dirname(fileURLToPath(import.meta.url)), SCRIPT);
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP}`, "--max-semi-space-size=8", script, String(memory)], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Without this process's settings and secrets. With compiled modules, a worker starts in half the time and with 10 MB less, because it
    // does not load the compiler that strips types. One arena, and large blocks outside of it, so that the C library gives back what a
    // decoded picture took.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      TZ: process.env["TZ"],
      MALLOC_ARENA_MAX: "1",
      MALLOC_MMAP_THRESHOLD_: "65536",
    },
    serialization: "advanced",
  });
  lowerPriority(child, NICENESS.files);
  const onExit = (signal: unknown) => {
    if (slot.child === child) fail(slot, OUT_OF_MEMORY.has(signal) ? "memory" : signal === TIME_SIGNAL ? "time" : "crash");
  };
  child.on("message", (answer: Answer) => settle(slot, answer));
  child.on("error", onExit);
  child.on("exit", (_code, signal) => onExit(signal));
  return child;
}

function settle(slot: Slot, answer: Answer): void {
  const { task, child } = slot;
  if (!task || task.job.id !== answer.id) return;
  clearTimeout(slot.timer);
  slot.task = undefined;
  // An idle worker does not keep this process alive.
  child?.unref();
  child?.channel?.unref();
  if (task.isAlone || answer.memory > MAX_IDLE_MEMORY) stopWorker(slot);
  else slot.timer = setTimeout(() => stopWorker(slot), IDLE_LIMIT).unref();
  if ("error" in answer) task.reject(new Error(answer.error));
  else task.resolve(answer.output);
  startWaiting();
}

/** Ends a worker whose task failed. A task that ran out of memory beside another one runs again alone. */
function fail(slot: Slot, reason: FileFaultReason): void {
  const { task } = slot;
  stopWorker(slot);
  if (task && reason === "memory" && !task.isAlone) waiting.unshift({ ...task, isAlone: true });
  else task?.reject(new FileFault(reason, task.job.name));
  startWaiting();
}

function stopWorker(slot: Slot): void {
  clearTimeout(slot.timer);
  const { child } = slot;
  slot.child = undefined;
  slot.task = undefined;
  child?.kill("SIGKILL");
}
