import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Change } from "#cms/cache/event-bus.ts";
import { lowerPriority, NICENESS } from "#cms/lib/lower-priority.ts";
import { ZONE } from "#shared/lib/time-zone.ts";
import type { Address, FromAdmin, ToAdmin } from "./messages.ts";

const SCRIPT = fileURLToPath(new URL("process.ts", import.meta.url));
/** Milliseconds between two pings. */
const INTERVAL = 1000;
/** Missed pings, one a second, until the process counts as frozen; and checks until it must listen. */
const MISSED_CHECKS = 15;
const START_CHECKS = 180;
/** Milliseconds that it has to exit by itself. */
const EXIT_TIMEOUT_MS = 3000;

/** How the process ended. */
export interface Ending {
  /** Both are null when it could not start. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it may have made changes that it has not announced: it was listening. */
  mayHaveChanged: boolean;
}

interface Listener {
  onMessage: (message: Exclude<FromAdmin, { kind: "answer" }>) => void;
  /** Called once. */
  onEnd: (ending: Ending) => void;
}

/** One run of the admin's process. */
export class AdminChild {
  /** Where it listens, once it does. */
  address: Address | undefined;
  /** Whether the pages of the admin are ready. */
  hasPages = false;
  /** Whether the last attempt to start them failed. */
  isFailing = false;
  readonly #process: ChildProcess;
  readonly #questions = new Map<number, () => void>();
  readonly #exited: Promise<void>;
  #lastNumber = 0;
  /** Checks since its last message. */
  #missed = 0;

  /** @param isWatched whether a frozen process is killed */
  constructor({ onMessage, onEnd: ended }: Listener, isWatched: boolean) {
    // With this variable Node's watch mode makes Next's workers send reports where Next expects their results.
    const { WATCH_REPORT_DEPENDENCIES: _watching, ...env } = process.env;
    // Payload formats some times on the server and some in the browser; one time zone keeps them equal.
    this.#process = fork(SCRIPT, { env: { ...env, TZ: ZONE }, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    lowerPriority(this.#process, NICENESS.desk);
    this.#process.on("message", (message: FromAdmin) => {
      this.#missed = 0;
      if (message.kind === "answer") return this.#resolvePing(message.number);
      if (message.kind === "listening") this.address = { port: message.port, key: message.key };
      else if (message.kind === "ready") this.hasPages = true;
      else if (message.kind === "failing") this.isFailing = true;
      onMessage(message);
    });
    const watch = isWatched ? setInterval(() => this.#check(), INTERVAL).unref() : undefined;
    this.#exited = new Promise((resolve) => {
      let isOver = false;
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        if (isOver) return;
        isOver = true;
        clearInterval(watch);
        for (const number of this.#questions.keys()) this.#resolvePing(number);
        ended({ code, signal, mayHaveChanged: this.address !== undefined });
        resolve();
      };
      this.#process.once("exit", end).on("error", () => this.#process.pid === undefined && end(null, null));
    });
  }

  /** Announces a change to it. */
  sendChange(change: Change): void {
    this.#send({ kind: "changed", change });
  }

  /** Runs a task that may change something there. Resolves after all changes have arrived here. @throws what the task throws */
  async changing<T>(task: () => Promise<T>): Promise<T> {
    const result = await task();
    await this.#ping();
    return result;
  }

  /** Ends it by disconnecting, and kills it if it does not exit. */
  async end(): Promise<void> {
    const killing = setTimeout(() => this.#process.kill("SIGKILL"), EXIT_TIMEOUT_MS);
    if (this.#process.connected) this.#process.disconnect();
    await this.#exited;
    clearTimeout(killing);
  }

  #check(): void {
    this.#missed += 1;
    if (this.#missed > (this.address ? MISSED_CHECKS : START_CHECKS)) this.#process.kill("SIGKILL");
    else if (this.address) void this.#ping();
  }

  /** Pings it, and waits for the answer or its end. Messages keep their order, so all earlier ones have arrived by then. */
  #ping(): Promise<void> {
    const number = (this.#lastNumber += 1);
    return new Promise((resolve) => {
      this.#questions.set(number, resolve);
      this.#send({ kind: "question", number });
    });
  }

  #resolvePing(number: number): void {
    this.#questions.get(number)?.();
    this.#questions.delete(number);
  }

  #send(message: ToAdmin): void {
    // It may end at any moment; the `exit` event reports that.
    if (this.#process.connected) this.#process.send(message, () => undefined);
    else if (message.kind === "question") this.#resolvePing(message.number);
  }
}
