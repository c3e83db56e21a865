import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import sharp from "sharp";
import { pictureVersion } from "#shared/lib/picture-version.ts";
import { hasCaddy, hasNginx, startCaddy, startNginx, type StartProxy } from "../proxies.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../postgres.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../site-process.ts";
import { startStore, type Store } from "../store.ts";
import { uploadPicture } from "../upload-picture.ts";

/**
 * Milliseconds after which the other process shows a publication, on a busy machine: an event tells it, so no cache has to expire.
 * On a quiet one it is a matter of a tenth of a second, which is printed.
 */
const SHOWN = 10_000;
/** Requests during restarts, at the least. `RESTART_REQUESTS=50000` goes the long way: the processes are restarted until then. */
const REQUESTS = Number(process.env["RESTART_REQUESTS"] ?? 2000);
/** Clients who ask all the time. */
const CLIENTS = 8;
/** Messages that visitors send while the processes are restarted: a proxy must not send one again that may have arrived. */
const MESSAGES = 60;
/** Milliseconds for each restart, at the worst. */
const EACH = 60_000;

/**
 * The proxies with the `DRAIN_SECONDS` that they need, and the milliseconds until they know that a process is back: nginx finds out by
 * itself, Caddy looks every second.
 */
const PROXIES = [
  ["nginx", hasNginx, startNginx, "1", 0],
  ["Caddy", hasCaddy, startCaddy, "3", 2500],
] as const;

describe.skipIf(!postgresPrograms())("two processes on one PostgreSQL and S3 (needs PostgreSQL installed)", () => {
  let folder: string;
  let postgres: TestPostgres;
  let store: Store;
  let first: SiteProcess;
  let second: SiteProcess;
  let env: Record<string, string>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "waymark-several-"));
    [postgres, store] = await Promise.all([startPostgres(), startStore(path.join(folder, "store"))]);
    env = { DATABASE_URL: await postgres.database(), TRUSTED_PROXIES: "127.0.0.1", DRAIN_SECONDS: "1", ...store.env };
    const site = (name: string) => siteProcess(path.join(folder, name), env);
    [first, second] = [await site("a"), await site("b")];
    // Both at once: one migrates, the other waits.
    await Promise.all([first.start(), second.start()]);
    headers = await ownerHeaders(first.url);
  });
  afterAll(async () => {
    await Promise.all([first?.kill(), second?.kill()]);
    await Promise.all([postgres?.stop(), store?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  /** Publishes a question by way of an address. @returns its number */
  async function publish(url: string, question: string): Promise<number> {
    const body = JSON.stringify({ slug: question, topic: "choosing", question, answer: "!", _status: "published" });
    const saved = await fetch(`${url}/api/faqs`, { method: "POST", headers, body });
    expect(saved.status).toBe(201);
    return ((await saved.json()) as { doc: { id: number } }).doc.id;
  }

  it("both show what is published on one, soon", async () => {
    const page = async ({ url }: SiteProcess) => (await fetch(`${url}/services/faq`)).text();
    for (const [here, name] of [
      [first, "published-on-the-first"],
      [second, "published-on-the-second"],
    ] as const) {
      for (const site of [first, second]) expect(await page(site)).not.toContain(name);
      await publish(here.url, name);
      const published = performance.now();
      for (const site of [first, second]) await expect.poll(() => page(site), { interval: 10, timeout: 60_000 }).toContain(name);
      const milliseconds = performance.now() - published;
      expect(milliseconds).toBeLessThan(SHOWN);
      console.log(`${name} was shown by both after ${Math.round(milliseconds)} ms`);
    }
  });

  it("both serve what was uploaded on one, replaced on the other, and deleted, and hide what is no one's yet", async () => {
    const ask = (address: string) =>
      Promise.all(
        [first, second].map(async ({ url }) => {
          const response = await fetch(url + address, { headers: { accept: "image/webp" } });
          const bytes = Buffer.from(await response.arrayBuffer());
          return response.ok ? colourOf(bytes) : response.status;
        }),
      );
    const uploaded = await uploadPicture(first.url, headers, "shared.png", { background: "#f00" });
    const file = `/api/media/file/${uploaded.filename}`;
    const sized = `/media/320/${uploaded.filename}`;
    // Nothing that is published shows it; who knows its version has it from a page.
    expect([await ask(file), await ask(sized)]).toEqual([
      [404, 404],
      [404, 404],
    ]);
    const version = `?v=${pictureVersion(uploaded)}`;
    expect([await ask(file + version), await ask(sized + version)]).toEqual([
      ["red", "red"],
      ["red", "red"],
    ]);
    const download = {
      slug: "shared",
      type: "document",
      kind: "manual",
      version: "1",
      createdOn: "2026-11-22",
      title: "Shared",
      summary: "!",
      file: uploaded.id,
    };
    const published = await fetch(`${first.url}/api/downloads`, {
      method: "POST",
      headers,
      body: JSON.stringify({ ...download, _status: "published" }),
    });
    expect(published.status).toBe(201);
    await expect.poll(() => ask(file)).toEqual(["red", "red"]);
    for (const { url } of [first, second])
      await expect.poll(async () => (await fetch(`${url}/services/downloads`)).text()).toContain(file + version);

    const replaced = await uploadPicture(second.url, headers, "shared.png", { background: "#00f", replaced: uploaded.id });
    const later = `?v=${pictureVersion(replaced)}`;
    const [newFile, newSized] = [`/api/media/file/${replaced.filename}${later}`, `/media/320/${replaced.filename}${later}`];
    await expect
      .poll(async () => [await ask(newFile), await ask(newSized)])
      .toEqual([
        ["blue", "blue"],
        ["blue", "blue"],
      ]);
    for (const { url } of [first, second])
      await expect.poll(async () => (await fetch(`${url}/services/downloads`)).text()).toContain(newFile);

    const notFound = [404, 404];
    const { doc } = (await published.json()) as { doc: { id: number } };
    const discarded = { method: "PATCH", headers, body: JSON.stringify({ deletedAt: new Date().toISOString() }) };
    for (const record of [`downloads/${doc.id}`, `media/${uploaded.id}`]) {
      expect((await fetch(`${first.url}/api/${record}`, discarded)).status).toBe(200);
    }
    await expect.poll(async () => [await ask(newFile), await ask(newSized)]).toEqual([notFound, notFound]);
    expect((await fetch(`${second.url}/api/media/${uploaded.id}?trash=true`, { method: "DELETE", headers })).status).toBe(200);
    await expect.poll(() => store.files()).toEqual([]);
  });

  const rounds = 1 + Math.ceil(REQUESTS / 2000);
  for (const [name, isInstalled, startProxy, drain, notice] of PROXIES) {
    it.skipIf(!isInstalled)(
      `lose no request behind ${name}, restarted one after the other under load`,
      { timeout: 2 * rounds * EACH },
      async () => {
        if (env["DRAIN_SECONDS"] !== drain) {
          env["DRAIN_SECONDS"] = drain;
          await Promise.all([first, second].map((site) => site.stop().then(site.start)));
        }
        const { answered, failed, restarts } = await restartedBehind(startProxy, name, notice);
        expect(failed).toEqual([]);
        expect(answered).toBeGreaterThan(REQUESTS);
        console.log(`${name}: ${restarts} restarts, ${answered} requests, ${failed.length} failed`);
      },
    );
  }

  /** Restarts the processes in turn until there were enough requests: of readers, of an editor who saves, and of visitors who write. */
  async function restartedBehind(startProxy: StartProxy, name: string, notice: number) {
    const ports = [first, second].map(({ url }) => Number(new URL(url).port));
    const proxy = await startProxy(path.join(folder, name), ports);
    const counts = { answered: 0, failed: [] as string[] };
    const end = new AbortController();
    onTestFinished(() => (end.abort(), proxy.stop()));
    /** Sends a request through the proxy, and notes if it is not answered with success. */
    async function ask(address: string, call: RequestInit = {}): Promise<void> {
      const status = await fetch(proxy.url + address, call).then(
        async (response) => (await response.arrayBuffer(), response.status),
        (error: Error) => `${error.message}: ${String(error.cause)}`,
      );
      counts.answered += 1;
      if (status !== 200) counts.failed.push(`${call.method ?? "GET"} ${address}: ${status}`);
    }
    const question = await publish(proxy.url, `restarted-behind-${name.toLowerCase()}`);
    async function reader(number: number): Promise<void> {
      const addresses = ["/", "/en", "/en/contact", "/services/faq", `/search?q=${number}`];
      while (!end.signal.aborted) for (const address of addresses) await ask(address);
    }
    async function editor(): Promise<void> {
      for (let count = 0; !end.signal.aborted; count += 1)
        await ask(`/api/faqs/${question}`, { method: "PATCH", headers, body: JSON.stringify({ answer: String(count) }) });
    }
    async function visitor(): Promise<void> {
      for (let count = 0; !end.signal.aborted && count < MESSAGES; count += 1) {
        const body = new URLSearchParams({ name: "A", email: "a@example.com", message: `message ${count}`, consent: "on" });
        await ask("/en/contact", { method: "POST", body, headers: { "x-forwarded-for": `198.51.100.${count}` } });
        await pause(100);
      }
    }
    const load = Promise.all([...Array.from({ length: CLIENTS }, (_, number) => reader(number)), editor(), visitor()]);
    let restarts = 0;
    for (; restarts === 0 || counts.answered < REQUESTS; restarts += 2) {
      for (const site of [first, second]) {
        await site.stop();
        await site.start();
        await pause(notice);
      }
    }
    end.abort();
    await load;
    return { ...counts, restarts };
  }
});

async function colourOf(picture: Buffer): Promise<"red" | "blue"> {
  const { data } = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue";
}
