import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll } from "vitest";
import { pictureVersion } from "#shared/lib/picture-version.ts";
import { ownerHeaders, sendMessage, type SiteProcess } from "./site-process.ts";
import { sendPicture, uploadPicture } from "./upload-picture.ts";

/** Milliseconds within which `/readyz` and a cached page answer, whatever happens, on a busy machine: they wait for nothing. */
const READY = 5000;
const CACHED = 5000;
/** Milliseconds in which everything else is answered. */
const ANSWERED = 10_000;
/** Milliseconds until the site knows of a fault, and until it has forgotten it. */
const KNOWN = 15_000;
const RECOVERED = 60_000;
/** A cached page, and one that nobody has requested. */
const PAGE = "/en/contact";
const UNKEPT = () => `/en/search?q=${randomUUID().slice(0, 8)}`;

/** Each fault, and its end, may take so long. */
export const EACH = { timeout: 180_000 };
/** Only root can mount disks that can be filled. */
export const isRoot = process.getuid?.() === 0;

const folders: string[] = [];
/** A folder that is gone after the file's tests. */
export async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "waymark-faults-"));
  folders.push(made);
  return made;
}
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))));

/** The expectations during a fault. */
export interface Expected {
  /** What a kept page says of how it was answered. */
  page: "waymark; hit" | "waymark; hit; detail=database-away";
  /** Whether forms are taken, with script and without; otherwise they say that they were not. */
  form: ("taken" | 503)[];
  /** What a save of the desk is answered with. */
  admin: (200 | 503 | 507)[];
  ready: 200 | 503;
}

interface Fault {
  expected: Expected;
  begin: () => Promise<unknown> | void;
  end: () => Promise<unknown> | void;
}

export const AWAY: Expected = { page: "waymark; hit; detail=database-away", form: ["taken"], admin: [503], ready: 503 };
export const UNTOUCHED: Expected = { page: "waymark; hit", form: ["taken"], admin: [200], ready: 200 };

/** A site with an editor, a question that he saves, and visitors. */
export class Trial {
  readonly site: SiteProcess;
  #headers: Record<string, string> = {};
  #question = 0;
  #saves = 0;
  /** The name of an upload, and its version. */
  picture = "";

  constructor(site: SiteProcess) {
    this.site = site;
  }

  async begin(): Promise<void> {
    await this.site.start();
    this.#headers = await ownerHeaders(this.site.url);
    const question = { slug: "question", topic: "choosing", question: "?", answer: "!", _status: "published" };
    const made = await this.#call("POST", "/faqs", question);
    this.#question = ((await made.json()) as { doc: { id: number } }).doc.id;
    const uploaded = await uploadPicture(this.site.url, this.#headers, "orange.png");
    this.picture = `${uploaded.filename}?v=${pictureVersion(uploaded)}`;
    await this.until(async () => (await this.page(PAGE)).how === UNTOUCHED.page);
  }

  /**
   * Has a fault begin and end, and looks what visitors, staff and the operator see of it, during it and after it.
   * @returns the differences from the expectations, in words
   */
  async endure({ expected, begin, end }: Fault): Promise<string[]> {
    const faults: string[] = [];
    const check = (isTrue: boolean, fault: string) => {
      if (!isTrue) faults.push(fault);
    };
    const inTime = (what: string, milliseconds: number, limit: number) =>
      check(milliseconds < limit, `${what} took ${Math.round(milliseconds)} ms`);
    const sent: string[] = [];
    const { pid } = this.site.child();
    await begin();
    try {
      // Somebody sends a form before anybody knows of the fault.
      const surprised = this.form(sent, true);
      inTime("/readyz at the beginning", (await this.ready()).milliseconds, READY);
      await this.until(async () => (await this.ready()).status === expected.ready, KNOWN);
      // News from before the fault may still come, and has the page made once more.
      await this.page(PAGE);
      const cached = await this.page(PAGE);
      check(cached.status === 200 && cached.how === expected.page, `a kept page: ${cached.status}, ${cached.how}`);
      inTime("a kept page", cached.milliseconds, CACHED);
      const unkept = await this.page(UNKEPT());
      check(unkept.status === 200 || unkept.status === 503, `another page: ${unkept.status}`);
      inTime("another page", unkept.milliseconds, ANSWERED);
      for (const { success, status, milliseconds } of [await surprised, await this.form(sent, true), await this.form(sent, false)]) {
        check(expected.form.includes(success ? "taken" : (status as 503)), `a form: ${status}${success ? ", taken" : ""}`);
        inTime("a form", milliseconds, ANSWERED);
      }
      const saved = await this.save();
      check(expected.admin.includes(saved.status as 200), `a save: ${saved.status}`);
      inTime("a save", saved.milliseconds, ANSWERED);
      const again = await this.ready();
      check(again.status === expected.ready, `/readyz: ${again.status}`);
      inTime("/readyz", again.milliseconds, READY);
    } finally {
      await end();
    }
    await this.until(async () => (await this.ready()).status === 200 && (await this.save()).status === 200);
    check((await this.form(sent, false)).success, "a form afterwards was not taken");
    await this.until(async () => (await this.page(PAGE)).how === UNTOUCHED.page);
    for (const message of sent) await this.until(async () => (await this.stored(message)) === 1);
    const { pid: now, exitCode } = this.site.child();
    check(now === pid && exitCode === null, "the process ended");
    return faults;
  }

  ready() {
    return this.#timed("/readyz", READY * 2);
  }

  page(address: string) {
    return this.#timed(address, ANSWERED * 2);
  }

  /** Sends a form; adds it to `sent` if the site confirms its arrival. */
  async form(sent: string[], scripted: boolean, words = "") {
    const message = randomUUID() + words;
    const startedAt = performance.now();
    const answer = await sendMessage(this.site.url, message, scripted ? randomUUID() : "");
    if (answer.success) sent.push(message);
    return { ...answer, milliseconds: performance.now() - startedAt };
  }

  /** Uploads a picture as staff does. @returns the status of the answer */
  async upload(name: string): Promise<number> {
    return (await sendPicture(this.site.url, this.#headers, name)).status;
  }

  /** Imports a sheet of questions as staff does. @returns the status of the answer, and its text */
  async bring(text: string): Promise<{ status: number; text: string }> {
    const body = new FormData();
    body.set("collection", "faqs");
    body.set("file", new Blob([text], { type: "text/csv" }), "faqs.csv");
    const { authorization = "" } = this.#headers;
    const answer = await fetch(`${this.site.url}/api/imports/check`, { method: "POST", headers: { authorization }, body });
    return { status: answer.status, text: await answer.text() };
  }

  async save() {
    const startedAt = performance.now();
    const { status } = await this.#call("PATCH", `/faqs/${this.#question}`, { answer: String((this.#saves += 1)) });
    return { status, milliseconds: performance.now() - startedAt };
  }

  async stored(message: string): Promise<number> {
    const response = await fetch(`${this.site.url}/api/messages?where[message][like]=${message.slice(0, 36)}`, { headers: this.#headers });
    return ((await response.json()) as { totalDocs?: number }).totalDocs ?? -1;
  }

  async until(condition: () => Promise<boolean>, milliseconds = RECOVERED): Promise<void> {
    const deadline = performance.now() + milliseconds;
    while (!(await condition())) {
      if (performance.now() > deadline) throw new Error(`Not so within ${milliseconds} ms: ${condition}`);
      await pause(100);
    }
  }

  #call(method: string, address: string, body: object): Promise<Response> {
    return fetch(`${this.site.url}/api${address}`, { method, headers: this.#headers, body: JSON.stringify(body) });
  }

  async #timed(address: string, patience: number) {
    const startedAt = performance.now();
    const response = await fetch(this.site.url + address, { signal: AbortSignal.timeout(patience) });
    await response.arrayBuffer();
    return { status: response.status, how: response.headers.get("cache-status"), milliseconds: performance.now() - startedAt };
  }
}
