import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copyEmpty } from "../../test/seeded.ts";
import { ownerHeaders, siteProcess, type SiteProcess } from "../../test/site-process.ts";
import { PASSWORD } from "../../test/staff.ts";
import { SLOW } from "../../test/slow.ts";

const EACH = { timeout: 180_000 };
const MANIFEST = path.resolve("cms/next/.next/server/server-reference-manifest.json");
const CALLERS = ["anonymous", "viewer", "sales", "editor", "administrator"] as const;
type Caller = (typeof CALLERS)[number];
/** A call that anybody may try. */
const CALL = '[{"name":"form-state","args":{"collectionSlug":"faqs"}}]';
const STAFF = CALLERS.slice(1);

/** The outcome of a call: an answer of the function, the word for anonymous callers, or 404. */
type Answer = "answered" | "signed-out" | "refused";

let folder: string;
let site: SiteProcess;
let headers: Record<string, string>;
let action: string;
let question: number;
const accounts = new Map<Caller, { id: number; cookie: string }>();
const logged: string[] = [];

const rest = async (method: string, address: string, body?: object, as = headers) => {
  const answer = await fetch(`${site.url}/api${address}`, { method, headers: as, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const total = async (collection: string) => ((await rest("GET", `/${collection}?limit=1`)).body as { totalDocs: number }).totalDocs;
const record = (caller: Caller) => accounts.get(caller) ?? { id: 0, cookie: "" };

/** Calls a function as the desk does, or with whatever body. */
async function callAction(caller: Caller, body: string, id = action): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${site.url}/admin/login`, {
    method: "POST",
    redirect: "manual",
    headers: {
      accept: "text/x-component",
      "content-type": "text/plain;charset=UTF-8",
      "next-action": id,
      origin: site.url,
      cookie: record(caller).cookie,
    },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

/** Calls a function and looks that nothing secret is answered. @returns what came of it */
async function call(caller: Caller, name: string, args: object): Promise<Answer | number> {
  const { status, text } = await callAction(caller, JSON.stringify([{ name, args }]));
  const [, token = ""] = record(caller).cookie.split("=");
  const secrets = ["x-waymark", "payload-token=", ...(token ? [token] : [])].filter((secret) => text.includes(secret));
  expect([name, caller, secrets]).toEqual([name, caller, []]);
  if (status === 404) return "refused";
  if (status !== 200) return status;
  return /^\w+:.*"signed-out"/m.test(text) && text.length < 200 ? "signed-out" : "answered";
}

describe.skipIf(!existsSync(MANIFEST))("a function of the desk's server", () => {
  beforeAll(async () => {
    const { node } = JSON.parse(readFileSync(MANIFEST, "utf8")) as { node: Record<string, { filename: string }> };
    action = Object.entries(node).find(([, { filename }]) => filename.startsWith("cms/next/app"))?.[0] ?? "";
    folder = await mkdtemp(path.join(tmpdir(), "waymark-functions-"));
    await copyEmpty(folder);
    site = await siteProcess(folder, { ADMIN: "on" });
    await site.start();
    for (const stream of ["stderr", "stdout"] as const)
      createInterface({ input: site.child()[stream] ?? process.stdin }).on("line", (line) => logged.push(line));
    await vi.waitUntil(async () => (await fetch(`${site.url}/admin/login`)).status === 200, { timeout: 120_000, interval: 500 });
    headers = await ownerHeaders(site.url);
    for (const role of STAFF) {
      const account = { email: `${role}@example.com`, password: PASSWORD, name: role, role, currentPassword: PASSWORD };
      const { body } = await rest("POST", "/users", account);
      const login = await fetch(`${site.url}/api/users/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(account),
      });
      const { token } = (await login.json()) as { token: string };
      accounts.set(role, { id: (body as { doc: { id: number } }).doc.id, cookie: `payload-token=${token}` });
    }
    const faq = { slug: "asked", topic: "choosing", question: "?", answer: "!", _status: "published" };
    question = ((await rest("POST", "/faqs", faq)).body as { doc: { id: number } }).doc.id;
  }, 240_000);
  afterAll(async () => {
    await site?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const form = (collectionSlug: string, id?: number | string) => ({
    collectionSlug,
    ...(id !== undefined && { id }),
    operation: id === undefined ? "create" : "update",
    schemaPath: collectionSlug,
    data: id === undefined ? {} : { id },
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
  });
  const locking = (collectionSlug: string, id?: number | string) => ({
    ...form(collectionSlug, id),
    returnLockStatus: true,
    updateLastEdited: true,
  });
  const inside = (roles: readonly Caller[]) => (caller: Caller) => (roles.includes(caller) ? "answered" : "refused");
  const nobody = inside([]);
  const all = inside(STAFF);
  const readers = inside(["viewer", "sales", "administrator"]);
  const editors = inside(["editor", "administrator"]);
  const administrators = inside(["administrator"]);

  it.each<[string, string, (caller: Caller) => object, (caller: Caller) => Answer]>([
    // Those of Payload's list that the desk has no use for, and names that every object has.
    ...["schedule-publish", "get-upcoming-scheduled-publish", "slugify", "render-field", "render-widget", "get-default-layout"]
      .concat(["get-folder-results-component-and-data", "constructor", "__proto__", "nothing", ""])
      .map(
        (name) =>
          [
            name,
            "whatever it is about",
            () => ({ ...form("faqs", question), collectionsToDisplay: ["faqs"], type: "publish", doc: { relationTo: "faqs", value: 1 } }),
            nobody,
          ] as [string, string, (caller: Caller) => object, (caller: Caller) => Answer],
      ),
    ["form-state", "a question", () => form("faqs", question), all],
    ["form-state", "a new question", () => form("faqs"), all],
    ["form-state", "one's own account", (caller) => form("users", record(caller).id), all],
    ["form-state", "leads", () => form("leads"), readers],
    ["form-state", "the log", () => form("audit-log"), administrators],
    ["form-state", "locks", () => form("payload-locked-documents"), nobody],
    ["form-state", "an inherited name", () => form("constructor"), nobody],
    ["form-state", "a widget", () => ({ ...form("faqs"), collectionSlug: undefined, widgetSlug: "collections" }), nobody],
    ["form-state", "another collection's fields", () => ({ ...form("faqs"), schemaPath: "leads" }), nobody],
    ["form-state", "a global", () => ({ ...form("faqs"), collectionSlug: undefined, globalSlug: "site", schemaPath: "site" }), all],
    ["render-document", "a question", () => ({ collectionSlug: "faqs", docID: question, drawerSlug: "a" }), all],
    ["render-document", "a new question", () => ({ collectionSlug: "faqs", drawerSlug: "a" }), editors],
    [
      "render-document",
      "a new account",
      () => ({ collectionSlug: "users", drawerSlug: "a", overrideEntityVisibility: true }),
      administrators,
    ],
    ["render-document", "the log", () => ({ collectionSlug: "audit-log", docID: 1, drawerSlug: "a" }), administrators],
    ["render-document-slots", "questions", () => ({ collectionSlug: "faqs" }), all],
    ["render-document-slots", "leads", () => ({ collectionSlug: "leads" }), readers],
    ["render-list", "questions", () => ({ collectionSlug: "faqs", drawerSlug: "a", query: {} }), all],
    ["render-list", "leads", () => ({ collectionSlug: "leads", drawerSlug: "a", query: {} }), readers],
    [
      "render-list",
      "the log",
      () => ({ collectionSlug: "audit-log", drawerSlug: "a", overrideEntityVisibility: true, query: {} }),
      administrators,
    ],
    ["table-state", "questions", () => ({ collectionSlug: "faqs", columns: [], query: {}, renderRowTypes: true }), all],
    ["table-state", "leads", () => ({ collectionSlug: "leads", columns: [], query: {}, renderRowTypes: true }), readers],
    ["table-state", "jobs", () => ({ collectionSlug: "scheduled-publishing", columns: [], query: {} }), administrators],
    ["copy-data-from-locale", "a question", () => ({ collectionSlug: "faqs", docID: question, fromLocale: "zh", toLocale: "en" }), editors],
    [
      "copy-data-from-locale",
      "a language that there is not",
      () => ({ collectionSlug: "faqs", docID: 1, fromLocale: "zh", toLocale: "xx" }),
      nobody,
    ],
    ["copy-data-from-locale", "the site", () => ({ globalSlug: "site", fromLocale: "zh", toLocale: "en" }), nobody],
  ])("%s about %s is for those who may, and says nothing in the log where it is refused", EACH, async (name, _about, args, expected) => {
    // Where even administrators are refused, the other roles need no try.
    for (const caller of expected === nobody ? (["anonymous", "administrator"] as const) : CALLERS) {
      const logLength = logged.length;
      const due = caller === "anonymous" ? "signed-out" : expected(caller);
      expect([caller, await call(caller, name, args(caller))]).toEqual([caller, due]);
      // An answered call may log more than itself, such as faults that Payload finds in the record.
      expect([caller, due === "answered" ? [] : logged.slice(logLength)]).toEqual([caller, []]);
    }
  });

  it("stores nothing for whoever asks, in all these calls", async () => {
    expect(await Promise.all(["payload-locked-documents", "scheduled-publishing", "faqs"].map(total))).toEqual([0, 0, 1]);
  });

  it("notes who has a record open for those alone who may change it", EACH, async () => {
    const lockHolders = async (caller: Caller, collection: string, id: number) => {
      await call(caller, "form-state", locking(collection, id));
      const where = `where[document.relationTo][equals]=${collection}&where[document.value][equals]=${id}`;
      const { docs } = (await rest("GET", `/payload-locked-documents?${where}&depth=0`)).body as {
        docs: { id: number; user: { value: number } }[];
      };
      for (const lock of docs) await rest("DELETE", `/payload-locked-documents/${lock.id}`, undefined, { cookie: record(caller).cookie });
      return docs.map(({ user }) => user.value);
    };
    for (const caller of ["anonymous", "viewer", "sales"] as const)
      expect([caller, await lockHolders(caller, "faqs", question)]).toEqual([caller, []]);
    expect(await lockHolders("editor", "faqs", question)).toEqual([record("editor").id]);
    // Accounts are changed by their owners and by administrators.
    expect(await lockHolders("sales", "users", record("editor").id)).toEqual([]);
    expect(await lockHolders("sales", "users", record("sales").id)).toEqual([record("sales").id]);
    expect((await rest("PATCH", `/faqs/${question}`, { question: "!" })).status).toBe(200);
  });

  it("opens no dialog over what is typed where a colleague has the record: who that is, the desk says beside the form", EACH, async () => {
    const isLockedFor = async (caller: Caller) =>
      (await callAction(caller, JSON.stringify([{ name: "form-state", args: locking("faqs", question) }]))).text.includes(
        `"isLocked":true`,
      );
    expect([await isLockedFor("editor"), await isLockedFor("administrator")]).toEqual([true, false]);
    const { body } = await rest("GET", `/lock-holder/faqs/${question}`);
    expect(body).toMatchObject({ holder: { name: "editor" } });
  });

  it("copies no language over what a colleague has open", EACH, async () => {
    await call("editor", "form-state", locking("faqs", question));
    const copyLanguage = () =>
      call("administrator", "copy-data-from-locale", { collectionSlug: "faqs", docID: question, fromLocale: "zh", toLocale: "en" });
    expect(await copyLanguage()).toBe("refused");
  });

  it.each(["anonymous", "editor"] as const)("is no fault and no line of the log to %s, whatever is sent", EACH, async (caller) => {
    const before = logged.length;
    const bodies = ["", "[", "[]", "null", '["$F1"]', '[{"name":{},"args":null}]', "x".repeat(2000), '[{"name":"form-state"}]'];
    for (const body of bodies) expect([body.slice(0, 9), (await callAction(caller, body)).status]).toEqual([body.slice(0, 9), 400]);
    expect((await callAction("anonymous", CALL, "40".repeat(21))).status).toBe(200);
    expect(logged.slice(before)).toEqual([]);
    expect((await fetch(`${site.url}/admin/login`)).status).toBe(200);
  });

  it.each(["render-list", "table-state"])("%s is refused to whoever asks for a list in no known form", EACH, async (name) => {
    const before = logged.length;
    for (const args of [{ query: "x" }, { columns: "x" }, { query: [], columns: {} }])
      expect(await call("editor", name, { collectionSlug: "faqs", ...args })).toBe("refused");
    expect(logged.slice(before)).toEqual([]);
  });

  it("is told of in the log, with its stack, where it or a page of the desk fails", EACH, async () => {
    const database = new DatabaseSync(path.join(folder, "waymark.db"), { timeout: 10_000 });
    const headersOf = { cookie: record("administrator").cookie, accept: "text/html" };
    const before = logged.length;
    const tellings = () => logged.slice(before).filter((line) => line.includes("A page of the desk failed"));
    const firstMessage = () => tellings()[0];
    database.exec("alter table payload_preferences rename to away");
    try {
      const answer = await fetch(`${site.url}/admin/account`, { headers: headersOf });
      expect([answer.status, (await answer.text()).includes("no such table")]).toEqual([500, false]);
      await vi.waitUntil(firstMessage, { timeout: 30_000 });
    } finally {
      database.exec("alter table away rename to payload_preferences");
      database.close();
    }
    const stack = expect.arrayContaining([expect.stringMatching(/^at /)]) as string[];
    const cause = { message: "no such table: payload_preferences" };
    expect(JSON.parse(firstMessage() ?? "")).toMatchObject({
      level: "error",
      request: expect.any(String) as string,
      err: { stack, cause },
    });
    expect(tellings()).toHaveLength(1);
    expect((await fetch(`${site.url}/admin/account`, { headers: headersOf })).status).toBe(200);
  });

  it("leaves a long body unread without being taken for away", EACH, async () => {
    const { cookie } = record("editor");
    const body = new URLSearchParams({ question: "x".repeat(3_500_000) });
    const ask = () => fetch(`${site.url}/api/nothing`, { method: "POST", headers: { cookie }, body });
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it("sends nothing to what listens elsewhere on the machine when it leads on", EACH, async () => {
    const receivedHeaders: unknown[] = [];
    const other = createServer((request, answer) => {
      receivedHeaders.push(request.headers);
      answer.end();
    });
    const listens = await new Promise((resolve) => {
      other.once("error", () => resolve(false)).listen(3000, "127.0.0.1", () => resolve(true));
    });
    const before = logged.length;
    const answer = await fetch(`${site.url}/admin/collections/faqs`, {
      method: "POST",
      headers: { accept: "text/x-component", "content-type": "text/plain", "next-action": action, cookie: record("editor").cookie },
      body: JSON.stringify([{ name: "render-document", args: { collectionSlug: "faqs", docID: 4711 } }]),
    });
    expect([answer.status, answer.headers.get("x-action-redirect")]).toEqual([200, expect.stringContaining("notFound=4711")]);
    expect(receivedHeaders).toEqual([]);
    expect(logged.slice(before).filter((line) => line.includes("redirect response"))).toEqual([]);
    if (listens) await new Promise((resolve) => other.close(resolve));
  });

  it("is counted for strangers as other costly calls are", { ...EACH, ...SLOW }, async () => {
    // Some at a time: one after the other they could take longer than the minute for which they are counted.
    const statuses = new Set<number>();
    for (let count = 0; count < 320 && !statuses.has(429); count += 16)
      for (const { status } of await Promise.all(Array.from({ length: 16 }, () => callAction("anonymous", CALL)))) statuses.add(status);
    expect([...statuses].toSorted()).toEqual([200, 429]);
    expect(await call("viewer", "form-state", form("faqs", question))).toBe("answered");
  });
});
