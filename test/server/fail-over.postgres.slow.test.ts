import { mkdtemp, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copySeededTo } from "../copy-to-postgres.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../postgres.ts";
import { ownerHeaders, sendMessage, siteProcess, type SiteProcess } from "../site-process.ts";

/** Times that all connections are cut, and milliseconds between them. */
const CUTS = 40;
const PAUSE = 50;
const SEEN = { timeout: 60_000, interval: 200 };
const EACH = { timeout: 240_000 };

/** What is made anew for each visitor, and what lists, files and programs are made of; a word that nobody has searched for keeps answers apart. */
const PAGES = (word: string) => [
  `/search?q=${word}`,
  `/en/search?q=a9+${word}`,
  `/search.json?q=${word}`,
  `/en/products?network=cat1&q=${word}`,
  `/en/products.data?network=nbiot&q=${word}`,
  "/products/compare?ids=a9,v3",
  `/buy?items=a9:${word.length}`,
  "/en/buy?items=a9:20,v3:5",
  "/article",
  "/en/services/downloads?product=a9",
  "/en/services/faq",
  "/products.xlsx?ids=a9",
  "/en/products/v3",
  "/en/products/v3.md",
  "/article/feed.xml",
  "/sitemap.xml",
];
const DESK = ["/admin", "/admin/collections/faqs", "/admin/collections/leads", "/admin/globals/site", "/admin/account"];
/** What the page says in each language. */
const WORDS = { zh: ["发生错误", "服务暂时不可用"], en: ["An error occurred", "Service unavailable"] };
/** The message to staff, in both languages of the desk. */
const AT_DESK = ["数据库暂时无法访问", "The database cannot be reached"];

describe.skipIf(!postgresPrograms())("while PostgreSQL is replaced by another server", () => {
  let folder: string;
  let postgres: TestPostgres;
  let database: string;
  let site: SiteProcess;
  let cookie: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "waymark-fail-over-"));
    postgres = await startPostgres();
    database = await postgres.database();
    // The site migrates an empty database at once; then the test copies the demonstration.
    const empty = await siteProcess(folder, { DATABASE_URL: database });
    await empty.start();
    await empty.stop();
    await copySeededTo(database);
    // Without page cache, rate limit and counts.
    site = await siteProcess(folder, { DATABASE_URL: database, ADMIN: "on", PAGE_CACHE_MB: "0", REQUESTS_PER_MINUTE: "0", DEMO: "on" });
    await site.start();
    cookie = ((await ownerHeaders(site.url))["authorization"] ?? "").replace("JWT ", "payload-token=");
    await vi.waitUntil(async () => (await desk("/admin")).status === 200, { timeout: 240_000, interval: 500 });
  }, 600_000);
  afterAll(async () => {
    await site?.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function request(address: string, headers: Record<string, string>) {
    const answer = await fetch(site.url + address, { headers: { accept: "text/html,*/*", ...headers }, redirect: "manual" });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  const visit = (address: string) => request(address, {});
  const desk = (address: string) => request(address, { cookie });

  /** What a visitor must not see of an answer; "" where all is well. */
  function wrongOf(address: string, { status, headers, text }: Awaited<ReturnType<typeof visit>>): string {
    if (status === 200) return "";
    const description = `${address}: ${status} ${text.slice(0, 200)}`;
    if (status !== 503 || !headers.has("retry-after")) return description;
    if (!headers.get("content-type")?.startsWith("text/html")) return "";
    const words = WORDS[address.startsWith("/en") ? "en" : "zh"];
    return words.every((word) => text.includes(word)) ? "" : `${description}, without ${words.join(", ")}`;
  }

  /** Has visitors and staff ask for all pages, over and over, until `during` has ended. */
  async function askedWhile(during: () => Promise<void>): Promise<{ wrong: string[]; statuses: Set<number> }> {
    const over = new AbortController();
    const wrong: string[] = [];
    const statuses = new Set<number>();
    const visitor = async () => {
      while (!over.signal.aborted)
        for (const address of PAGES(randomUUID().slice(0, 6))) {
          const answer = await visit(address);
          statuses.add(answer.status);
          const fault = wrongOf(address, answer);
          if (fault) wrong.push(fault);
        }
    };
    const staff = async () => {
      while (!over.signal.aborted)
        for (const address of DESK) {
          const { status, headers, text } = await desk(address);
          // A session that cannot be looked up sends nobody to the sign-in.
          if (headers.has("location")) wrong.push(`${address}: ${status} ${headers.get("location")}`);
          else if (status !== 200 && !(status === 503 && headers.has("retry-after") && AT_DESK.every((word) => text.includes(word))))
            wrong.push(`${address}: ${status} ${text.slice(0, 200)}`);
        }
    };
    const asking = Promise.all([visitor(), visitor(), staff()]);
    await during().finally(() => over.abort());
    await asking;
    return { wrong: [...new Set(wrong)], statuses };
  }

  it("all pages are there before", EACH, async () => {
    for (const page of PAGES("before")) expect([page, (await visit(page)).status]).toEqual([page, 200]);
    for (const page of DESK) expect([page, (await desk(page)).status]).toEqual([page, 200]);
  });

  it("visitors and staff are answered, or told in their language to come again", EACH, async () => {
    const client = new Client({ connectionString: database, application_name: "cutter" });
    await client.connect();
    const { wrong, statuses } = await askedWhile(async () => {
      for (let cut = 0; cut < CUTS; cut += 1) {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name <> 'cutter' and pid <> pg_backend_pid()",
        );
        await pause(PAUSE);
      }
    });
    await client.end();
    expect(wrong).toEqual([]);
    expect([...statuses]).toContain(200);
  });

  it("so they are while there is no server, and a form is taken", EACH, async () => {
    const { wrong, statuses } = await askedWhile(async () => {
      await postgres.crash();
      await expect.poll(async () => (await visit("/readyz")).status, SEEN).toBe(503);
      expect((await sendMessage(site.url, randomUUID())).success).toBe(true);
      await postgres.revive();
      await expect.poll(async () => (await visit("/readyz")).status, SEEN).toBe(200);
    });
    expect(wrong).toEqual([]);
    expect([...statuses]).toContain(503);
    for (const page of PAGES("after")) await expect.poll(async () => (await visit(page)).status, SEEN).toBe(200);
    for (const page of DESK) await expect.poll(async () => (await desk(page)).status, SEEN).toBe(200);
  });
});
