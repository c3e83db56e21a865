/** Typesets documents as PDF, in a separate process. */
import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { printable } from "./printable.ts";
import type { TypesetAnswer, TypesetJob } from "./protocol.ts";

/** Documents that may wait; the process sets one at a time, in a tenth of a second. */
const MAX_WAITING = 30;
/** Milliseconds for a document, with the start of the process, until the process is killed. */
const TIME_LIMIT = 60_000;
/** Milliseconds without a document after which the process ends: it holds some 200 MB, and starts again in half a second. */
const IDLE_LIMIT = 10_000;

/** The templates in this folder. */
export type Template = "datasheet" | "quote-list";

/** A typeset document. */
export interface SetDocument {
  pdf: Uint8Array;
  pages: number;
}

/** Thrown when too many documents wait. */
export class TooManyDocuments extends Error {}

/** Documents of one process, because the compiler leaks some 3 MB for each. */
const MAX_PER_PROCESS = 20;

interface Waiting {
  job: TypesetJob;
  resolve: (document: SetDocument) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

let compiler: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
/** Documents that the current process has set. */
let count = 0;
const waiting = new Map<number, Waiting>();

/**
 * Typesets a document.
 * @param template name of a template in this folder
 * @param data the content of `/data.json`
 * @param files further files, by path
 * @throws TooManyDocuments, and the compiler's error for an invalid document
 */
export async function typesetDocument(template: Template, data: unknown, files: Record<string, Uint8Array>): Promise<SetDocument> {
  if (waiting.size >= MAX_WAITING) throw new TooManyDocuments();
  const json = JSON.stringify(data, (_, value: unknown) => (typeof value === "string" ? printable(value) : value));
  return send(await templateSource(template), { ...files, "/data.json": new TextEncoder().encode(json) });
}

/** A template in Typst's language. */
export function templateSource(template: Template): Promise<string> {
  return readFile(new URL(`${template}.typ`, import.meta.url), "utf8");
}

function send(template: string, files: Record<string, Uint8Array>): Promise<SetDocument> {
  const id = (lastId += 1);
  const job: TypesetJob = { id, template, files };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => giveUp(new Error("Setting a document took too long")), TIME_LIMIT);
    waiting.set(id, { job, resolve, reject, timer });
    clearTimeout(idle);
    give(job);
  });
}

function give(job: TypesetJob): void {
  compiler ??= open();
  // If sending fails, the process has ended, and its `exit` event follows.
  compiler.send(job, () => undefined);
}

/** Starts a process without this one's settings. */
function open(): ChildProcess {
  const child = fork(new URL("./typeset-process.ts", import.meta.url), {
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
    serialization: "advanced",
  });
  // Lets this process end while the other runs: nobody waits for the document any more.
  child.unref();
  child.channel?.unref();
  child.on("message", settle);
  const failWith = (why: string) => () => {
    if (compiler === child) giveUp(new Error(why));
  };
  child.on("error", failWith("The process that sets documents does not start"));
  child.on("exit", failWith("The process that sets documents has ended"));
  return child;
}

function settle(answer: TypesetAnswer): void {
  const job = waiting.get(answer.id);
  if (!job) return;
  waiting.delete(answer.id);
  clearTimeout(job.timer);
  count += 1;
  if (count >= MAX_PER_PROCESS) {
    end();
    for (const { job: next } of waiting.values()) give(next);
  } else if (waiting.size === 0) idle = setTimeout(end, IDLE_LIMIT).unref();
  if ("error" in answer) job.reject(new Error(answer.error));
  else job.resolve({ pdf: answer.pdf, pages: answer.pages });
}

/** Ends the process, which holds no data and ignores other signals; the next document starts another. */
function end(): void {
  compiler?.kill("SIGKILL");
  compiler = undefined;
  count = 0;
}

/** Ends the process, which may hang, and rejects its waiting documents. */
function giveUp(error: Error): void {
  end();
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(error);
  }
  waiting.clear();
}
