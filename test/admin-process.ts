import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { copySeeded } from "./seeded.ts";
import { ownerHeaders, sendMessage, siteProcess, type SiteProcess } from "./site-process.ts";

/** Milliseconds for each test. */
export const EACH = { timeout: 120_000 };
/** Milliseconds until the admin's process is there, or there again. */
export const THERE = 60_000;
/** Milliseconds within which visitors get their answers, whatever becomes of the admin: less than the time limit for one that hangs. */
const ANSWERED = 30_000;
/** Milliseconds that each visitor waits before asking again: the machine is there for the process that comes back, too. */
const PAUSE = 20;
const PAGES = ["/", "/en", "/en/products", "/products/a9", "/api/media/file/v3-hero.webp", "/healthz"];

/** A site with the process of its admin, and what tests ask of both. */
export class AdminTrial {
  folder = "";
  site!: SiteProcess;
  headers: Record<string, string> = {};
  /** The number of a published question. */
  question = 0;
  /** Lines of the site's log. */
  readonly log: string[] = [];

  async begin(): Promise<void> {
    this.folder = await mkdtemp(path.join(tmpdir(), "waymark-admin-"));
    await copySeeded(this.folder);
    this.site = await siteProcess(this.folder, {
      ADMIN: "on",
      NODE_OPTIONS: `--import ${path.resolve("test/broken-next.mjs")}`,
    });
    await this.site.start();
    createInterface({ input: this.site.child().stderr ?? process.stdin }).on("line", (line) => this.log.push(line));
    await this.isThere();
    this.headers = await ownerHeaders(this.site.url);
    const faq = { slug: "asked", topic: "choosing", question: "?", answer: "!", _status: "published" };
    const made = await this.call("POST", "/faqs", faq);
    this.question = ((await made.json()) as { doc: { id: number } }).doc.id;
  }

  async end(): Promise<void> {
    await this.site?.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Opens the page at which staff signs in. */
  login(): Promise<Response> {
    return fetch(`${this.site.url}/admin/login`, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(THERE) });
  }

  /** Calls REST as the owner. */
  call(method: string, address: string, body: object): Promise<Response> {
    return fetch(`${this.site.url}/api${address}`, { method, headers: this.headers, body: JSON.stringify(body) });
  }

  /** Lines of the log that tell of a fault. */
  faultsTold(): string[] {
    return this.log.filter((line) => line.includes("Answered with a fault"));
  }

  /** Waits until the admin's process answers. */
  isThere(): Promise<void> {
    return until(async () => (await this.login()).status === 200);
  }

  /** The number of the admin's process. */
  admin(): number {
    const children = childrenOf(this.site.child().pid ?? 0);
    const pid = children.find((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("admin/process"));
    if (pid === undefined) throw new Error("There is no process of the admin");
    return pid;
  }

  /**
   * Lets visitors read and send forms while `during` runs, and on a slow machine longer.
   * @param least answers that they get in any case
   * @returns how often they did, and what they were not well answered
   */
  async visited(least: number, during: () => Promise<void>): Promise<{ answers: number; faults: string[] }> {
    const { url } = this.site;
    const faults: string[] = [];
    let answers = 0;
    const over = new AbortController();
    const isOver = () => over.signal.aborted && answers >= least;
    const expectAnswer = async (what: string, isAnswered: () => Promise<boolean>) => {
      const startedAt = performance.now();
      const isWell = await isAnswered().catch(() => false);
      const took = performance.now() - startedAt;
      answers += 1;
      await pause(PAUSE);
      if (!isWell || took > ANSWERED) faults.push(`${what}, after ${Math.round(took)} ms`);
    };
    const reader = async () => {
      for (let count = 0; !isOver(); count += 1) {
        const address = count % 2 ? `/en/search?q=${randomUUID().slice(0, 8)}` : (PAGES[(count / 2) % PAGES.length] ?? "/");
        await expectAnswer(address, async () => {
          const response = await fetch(url + address);
          await response.arrayBuffer();
          return response.status === 200;
        });
      }
    };
    const sender = async () => {
      while (!isOver()) await expectAnswer("a form", async () => (await sendMessage(url, randomUUID(), randomUUID())).success);
    };
    const visitors = Promise.all([reader(), reader(), sender()]);
    await during().finally(() => over.abort());
    await visitors;
    return { answers, faults };
  }
}

/** Tests of a site with the process of its admin. */
export function describeAdminProcess(when: string, tests: (trial: AdminTrial) => void): void {
  describe.skipIf(!existsSync("/proc/self/stat"))(`the admin's process, ${when},`, () => {
    const trial = new AdminTrial();
    beforeAll(() => trial.begin(), THERE * 4);
    afterAll(() => trial.end());
    // Where a test has failed with the admin away, the next one does not.
    beforeEach(() => trial.isThere(), THERE);
    tests(trial);
  });
}

/** Waits until something holds. @throws Error when it does not within a minute */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + THERE;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Not so within ${THERE} ms: ${condition}`);
    await pause(100);
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

/** Whether a process is there, other than as one that has ended and that nobody has asked after. */
export function isAlive(pid: number): boolean {
  const state = stateOf(pid);
  return state !== undefined && state !== "Z";
}

/** What Linux says that a process does: R runs, S waits, T is halted, Z has ended. */
export function stateOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0];
  } catch {
    return undefined;
  }
}
