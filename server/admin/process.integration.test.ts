import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text as whole } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copySeeded } from "../../test/seeded.ts";
import { OWNER, ownerHeaders, sendMessage, siteProcess, type SiteProcess } from "../../test/site-process.ts";

const EACH = { timeout: 120_000 };
/** Milliseconds until the admin's process is there, or there again. */
const THERE = 60_000;
/** Milliseconds in which visitors are answered, whatever becomes of the admin: sooner than one that hangs is given up. */
const ANSWERED = 10_000;
/** Milliseconds that each visitor waits before asking again: the machine is there for the process that comes back, too. */
const PAUSE = 20;
/** Changes that are published, one after the other. */
const CHANGES = 20;
const PAGES = ["/", "/en", "/en/products", "/products/a9", "/api/media/file/v3-hero.webp", "/healthz"];

describe.skipIf(!existsSync("/proc/self/stat"))("the admin's process", () => {
  let folder: string;
  let site: SiteProcess;
  let headers: Record<string, string>;
  let question: number;
  const said: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "waymark-admin-"));
    await copySeeded(folder);
    site = await siteProcess(folder, {
      ADMIN: "on",
      NODE_OPTIONS: `--import ${path.resolve("test/broken-next.mjs")}`,
    });
    await site.start();
    createInterface({ input: site.child().stderr ?? process.stdin }).on("line", (line) => said.push(line));
    await isThere();
    headers = await ownerHeaders(site.url);
    const made = await call("POST", "/faqs", { slug: "asked", topic: "choosing", question: "?", answer: "!", _status: "published" });
    question = ((await made.json()) as { doc: { id: number } }).doc.id;
  }, THERE * 4);
  afterAll(async () => {
    await site?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  // Where a test has failed with the admin away, the next one does not.
  beforeEach(() => isThere(), THERE);

  const login = () => fetch(`${site.url}/admin/login`, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(THERE) });
  const call = (method: string, address: string, body: object) =>
    fetch(`${site.url}/api${address}`, { method, headers, body: JSON.stringify(body) });
  const faultsTold = () => said.filter((line) => line.includes("Answered with a fault"));
  const isThere = () => until(async () => (await login()).status === 200);
  const admin = (): number => {
    const pid = childrenOf(site.child().pid ?? 0).find((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("admin/process"));
    if (pid === undefined) throw new Error("There is no process of the admin");
    return pid;
  };

  /** Lets visitors read and send forms while `during` runs. @returns how often they did, and what they were not well answered */
  async function visited(during: () => Promise<void>): Promise<{ answers: number; faults: string[] }> {
    const faults: string[] = [];
    let answers = 0;
    const over = new AbortController();
    const well = async (what: string, asked: () => Promise<boolean>) => {
      const begun = performance.now();
      const isWell = await asked().catch(() => false);
      const took = performance.now() - begun;
      answers += 1;
      await pause(PAUSE);
      if (!isWell || took > ANSWERED) faults.push(`${what}, after ${Math.round(took)} ms`);
    };
    const reader = async () => {
      for (let count = 0; !over.signal.aborted; count += 1) {
        const address = count % 2 ? `/en/search?q=${randomUUID().slice(0, 8)}` : (PAGES[(count / 2) % PAGES.length] ?? "/");
        await well(address, async () => {
          const response = await fetch(site.url + address);
          await response.arrayBuffer();
          return response.status === 200;
        });
      }
    };
    const sender = async () => {
      while (!over.signal.aborted) await well("a form", async () => (await sendMessage(site.url, randomUUID(), randomUUID())).success);
    };
    const visitors = Promise.all([reader(), reader(), sender()]);
    await during().finally(() => over.abort());
    await visitors;
    return { answers, faults };
  }

  it("answers with each header once, the site's and its own", EACH, async () => {
    const names = await new Promise<string[]>((resolve) => {
      get(`${site.url}/admin/login`, (response) => {
        response.resume();
        expect(response.headers["content-security-policy"]).toContain("'nonce-");
        resolve(response.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
      });
    });
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["content-security-policy", "x-frame-options", "x-request-id"]));
  });

  it("answers those who ask for the head of a page alone, without a fault in the log", EACH, async () => {
    const { status } = await fetch(`${site.url}/admin/login`, { method: "HEAD" });
    expect(status).toBe(200);
    // What is logged of it is logged before the process answers anything else.
    expect((await login()).status).toBe(200);
    expect(said.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it("knows no host but the site's", EACH, async () => {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
    socket.write("GET http://evil.example/admin/login?a=b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    expect(await whole(socket)).toMatch(/\r\n\r\nthe admin at \/admin\/login\?a=b$/);
  });

  it("answers everybody else, whatever somebody sends", EACH, async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 3; count += 1) {
      // A long body that nobody reads, and then one call after the other for longer than its connection was left.
      await call("POST", "/users/forgot-password", { email: "x".repeat(200_000) });
      const begun = performance.now();
      while (performance.now() - begun < 1000) statuses.add((await call("POST", "/users/login", OWNER)).status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it("shows on the site what was published, to the very next one who asks", EACH, async () => {
    for (let count = 1; count <= CHANGES; count += 1) {
      const text = `answer-${count}-${randomUUID()}`;
      const { status } = await call("PATCH", `/faqs/${question}?locale=en`, { answer: text, question: `Question ${count}` });
      expect(status).toBe(200);
      expect(await (await fetch(`${site.url}/en/services/faq`)).text()).toContain(text);
    }
  });

  it("comes back when it was killed; no visitor notices", EACH, async () => {
    const killed = admin();
    const { answers, faults } = await visited(async () => {
      process.kill(killed, "SIGKILL");
      // Whoever asks in the moment before is answered with a fault, which the log has besides.
      await until(async () => said.some((line) => line.includes("The admin's process has ended")));
      const away = await login();
      expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(faultsTold()).toEqual([]);
      expect(await away.text()).toMatch(/管理后台正在启动[^]*The desk is starting/);
      await isThere();
    });
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(20);
    expect(admin()).not.toBe(killed);
    expect((await call("PATCH", `/faqs/${question}`, { answer: "again" })).status).toBe(200);
  });

  it("says that it is starting while its pages are built, which is no fault; staff's calls are answered", EACH, async () => {
    const unbuilt = path.join(folder, "unbuilt");
    await writeFile(unbuilt, "");
    process.kill(admin(), "SIGKILL");
    await until(async () => (await call("PATCH", `/faqs/${question}`, { answer: "meanwhile" })).status === 200);
    const since = faultsTold().length;
    for (let count = 0; count < 3; count += 1) {
      const away = await login();
      expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await away.text()).toMatch(/管理后台正在启动[^]*The desk is starting/);
    }
    expect(faultsTold()).toHaveLength(since);
    await rm(unbuilt);
    await isThere();
  });

  it("goes on when it was halted for a moment, and is replaced when it stays so; no visitor notices", EACH, async () => {
    const halted = admin();
    const { answers, faults } = await visited(async () => {
      process.kill(halted, "SIGSTOP");
      const answer = login();
      await pause(1500);
      process.kill(halted, "SIGCONT");
      expect((await answer).status).toBe(200);
      expect(admin()).toBe(halted);
      process.kill(halted, "SIGSTOP");
      expect((await login()).status).toBe(503);
      await isThere();
    });
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    expect(isAlive(halted)).toBe(false);
    expect((await call("PATCH", `/faqs/${question}`, { answer: "once more" })).status).toBe(200);
  });

  it("is not troubled by strangers: they are told to sign in without it, and have files while it is halted", EACH, async () => {
    const halted = admin();
    process.kill(halted, "SIGSTOP");
    const made = { cookie: "payload-token=a.b.c", authorization: "JWT a.b.c" };
    for (const headers of [{}, made]) {
      for (const address of ["/faqs", "/globals/site", "/users/1", "/users/init", "/diagnostics/dns"])
        expect([address, (await fetch(`${site.url}/api${address}`, { headers })).status]).toEqual([address, 401]);
      expect((await fetch(`${site.url}/api/media/file/v3-hero.webp`, { headers })).status).toBe(200);
    }
    process.kill(halted, "SIGCONT");
    const me = await fetch(`${site.url}/api/users/me`);
    expect([me.status, await me.json()]).toEqual([200, expect.objectContaining({ user: null })]);
    expect((await call("PATCH", `/faqs/${question}`, { answer: "as staff" })).status).toBe(200);
  });

  it("ends when it goes on, if the site was killed while it was halted", EACH, async () => {
    const halted = admin();
    process.kill(halted, "SIGSTOP");
    await until(async () => stateOf(halted) === "T");
    await site.kill();
    expect(isAlive(halted)).toBe(true);
    process.kill(halted, "SIGCONT");
    await expect.poll(() => isAlive(halted), { timeout: THERE }).toBe(false);
    await site.start();
    await isThere();
  });

  it("ends with the site, when that is stopped and when it is killed", EACH, async () => {
    const killed = admin();
    await site.kill();
    await expect.poll(() => isAlive(killed), { timeout: THERE }).toBe(false);
    await site.start();
    await isThere();
    const stopped = admin();
    await site.stop();
    expect([site.child().exitCode, isAlive(stopped)]).toEqual([0, false]);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + THERE;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Not so within ${THERE} ms: ${holds}`);
    await pause(100);
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

/** Whether a process is there, other than as one that has ended and that nobody has asked after. */
function isAlive(pid: number): boolean {
  const state = stateOf(pid);
  return state !== undefined && state !== "Z";
}

/** What Linux says that a process does: R runs, S waits, T is halted, Z has ended. */
function stateOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0];
  } catch {
    return undefined;
  }
}
