import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Change } from "#cms/cache/event-bus.ts";
import { ZONE } from "#shared/lib/time-zone.ts";
import type { Address, FromAdmin, ToAdmin } from "./messages.ts";

const SCRIPT = fileURLToPath(new URL("process.ts", import.meta.url));
/** Milliseconds between two questions whether it is there. */
const INTERVAL = 1000;
/** Questions without an answer, one a second, until it counts as frozen; and looks at one that has not begun to listen. */
const FROZEN = 15;
const NEVER_BEGUN = 180;
/** Milliseconds that it has to end by itself. */
const LAST_WORDS = 3000;

/** How one came to its end. */
export interface Ending {
  /** Both are null when it could not even be started. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it may have changed something of which it has not told: it had begun to answer. */
  isInDoubt: boolean;
}

interface Listener {
  onMessage: (message: Exclude<FromAdmin, { kind: "answer" }>) => void;
  /** Called once. */
  ended: (ending: Ending) => void;
}

/** One run of the admin's process. */
export class AdminChild {
  /** Where it answers, from the moment on when it does. */
  address: Address | undefined;
  /** Whether it has the pages of the admin, too. */
  hasPages = false;
  /** Whether the last try to bring them up has failed. */
  isFailing = false;
  readonly #process: ChildProcess;
  readonly #questions = new Map<number, () => void>();
  readonly #ended: Promise<void>;
  #asked = 0;
  /** Looks since it was last heard of. */
  #silent = 0;

  /** @param isWatched whether one that is frozen is killed */
  constructor({ onMessage, ended }: Listener, isWatched: boolean) {
    // With it Node's watching has processes tell of their modules where Next expects the answers of its workers.
    const { WATCH_REPORT_DEPENDENCIES: _watching, ...env } = process.env;
    // Payload writes some times on the server and some in the browser: of one version it told two.
    this.#process = fork(SCRIPT, { env: { ...env, TZ: ZONE }, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.#process.on("message", (message: FromAdmin) => {
      this.#silent = 0;
      if (message.kind === "answer") return this.#answered(message.number);
      if (message.kind === "listening") this.address = { port: message.port, key: message.key };
      else if (message.kind === "ready") this.hasPages = true;
      else if (message.kind === "failing") this.isFailing = true;
      onMessage(message);
    });
    const watch = isWatched ? setInterval(() => this.#look(), INTERVAL).unref() : undefined;
    this.#ended = new Promise((resolve) => {
      let isOver = false;
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        if (isOver) return;
        isOver = true;
        clearInterval(watch);
        for (const number of this.#questions.keys()) this.#answered(number);
        ended({ code, signal, isInDoubt: this.address !== undefined });
        resolve();
      };
      this.#process.once("exit", end).on("error", () => this.#process.pid === undefined && end(null, null));
    });
  }

  /** Tells of a change. */
  sendChange(change: Change): void {
    this.#say({ kind: "changed", change });
  }

  /** Runs a task by which something may be changed there. When it ends, all changes have been heard of. @throws what the task throws */
  async changing<T>(task: () => Promise<T>): Promise<T> {
    const result = await task();
    await this.#ask();
    return result;
  }

  /** Has it end. It does so when it has lost the site's process; one that does not is killed. */
  async end(): Promise<void> {
    const killing = setTimeout(() => this.#process.kill("SIGKILL"), LAST_WORDS);
    if (this.#process.connected) this.#process.disconnect();
    await this.#ended;
    clearTimeout(killing);
  }

  #look(): void {
    this.#silent += 1;
    if (this.#silent > (this.address ? FROZEN : NEVER_BEGUN)) this.#process.kill("SIGKILL");
    else if (this.address) void this.#ask();
  }

  /** Asks whether it is there, and waits for the answer or its end. Messages keep their order: what it has said before was heard by then. */
  #ask(): Promise<void> {
    const number = (this.#asked += 1);
    return new Promise((resolve) => {
      this.#questions.set(number, resolve);
      this.#say({ kind: "question", number });
    });
  }

  #answered(number: number): void {
    this.#questions.get(number)?.();
    this.#questions.delete(number);
  }

  #say(message: ToAdmin): void {
    // It may end at any moment; that is heard of otherwise.
    if (this.#process.connected) this.#process.send(message, () => undefined);
    else if (message.kind === "question") this.#answered(message.number);
  }
}
