/** Sets documents as PDF, in a thread of its own. */
import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { log } from "../log/index.ts";
import type { TypesetAnswer, TypesetJob } from "./protocol.ts";

/** Documents that may wait to be set; one is set at a time, in a tenth of a second. */
const MOST_WAITING = 30;
/** Milliseconds that a document may take, with the start of the thread, before the thread is given up. */
const TIME_LIMIT = 60_000;
/** Milliseconds without a document after which the thread is ended: it holds some 200 MB, and starts again in half a second. */
const IDLE_LIMIT = 10_000;

/** A document that was set. */
export interface SetDocument {
  pdf: Uint8Array;
  pages: number;
}

/** Thrown when so many documents wait to be set that one more is refused. */
export class TooManyDocuments extends Error {}

interface Waiting {
  resolve: (document: SetDocument) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Sets a document.
 * @param template name of a template beside this file
 * @param data what it reads as `/data.json`
 * @param files what else it reads, by path
 * @throws TooManyDocuments, and what the compiler says of a document that it cannot set
 */
export async function typesetDocument(template: "datasheet", data: unknown, files: Record<string, Uint8Array>): Promise<SetDocument> {
  if (waiting.size >= MOST_WAITING) throw new TooManyDocuments();
  const source = await readFile(new URL(`${template}.typ`, import.meta.url), "utf8");
  return send(source, { ...files, "/data.json": new TextEncoder().encode(JSON.stringify(data)) });
}

/** Starts the thread and has it set an empty page, so that the first reader does not wait for that. */
export async function prepareTypesetting(): Promise<void> {
  await send("#set document(title: [])\n#metadata(1) <pages>", {}).catch((error: unknown) =>
    log.warn({ err: error }, "No document can be set"),
  );
}

function send(template: string, files: Record<string, Uint8Array>): Promise<SetDocument> {
  const id = (lastId += 1);
  const job: TypesetJob = { id, template, files };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void giveUp(new Error("Setting a document took too long")), TIME_LIMIT);
    waiting.set(id, { resolve, reject, timer });
    clearTimeout(idle);
    worker ??= open();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job);
  });
}

function open(): Worker {
  const opened = new Worker(new URL("./worker.ts", import.meta.url));
  // The process may end while the thread has nothing to do, and while it has: nobody is left to read the document.
  opened.unref();
  opened.on("message", settle);
  opened.on("error", (error) => void giveUp(error instanceof Error ? error : new Error(String(error))));
  return opened;
}

function settle(answer: TypesetAnswer): void {
  const job = waiting.get(answer.id);
  if (!job) return;
  waiting.delete(answer.id);
  clearTimeout(job.timer);
  if (waiting.size === 0) idle = setTimeout(rest, IDLE_LIMIT).unref();
  if ("error" in answer) job.reject(new Error(answer.error));
  else job.resolve({ pdf: answer.pdf, pages: answer.pages });
}

/** Ends the thread for want of work; the next document starts another. */
function rest(): void {
  void worker?.terminate();
  worker = undefined;
}

/** Ends the thread, which may have hung, and fails what waits for it; the next document starts another. */
async function giveUp(error: Error): Promise<void> {
  const gone = worker;
  worker = undefined;
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(error);
  }
  waiting.clear();
  await gone?.terminate();
}
