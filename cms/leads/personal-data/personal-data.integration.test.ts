import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DAY } from "#shared/lib/durations.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { signedIn } from "../../../test/staff.ts";
import type { NewLead } from "../intake/new-lead.ts";
import { isOf } from "./person.ts";

let test: TestCms;
let administrator: { token: string };

beforeAll(async () => {
  Object.assign(process.env, {
    LEADS_WEBHOOK_URL: "http://127.0.0.1:9/",
    LEADS_WEBHOOK_SECRET: "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==",
  });
  test = await openCms();
  administrator = await signedIn(test, "administrator");
});
afterAll(() => test?.close());

const words = (email: string, name: string) => ({
  form: "buy" as const,
  name,
  email,
  phone: "+86 138 0013 8000",
  message: `${name} writes`,
  language: "en" as const,
  page: "/buy",
  consent: true,
  status: "new" as const,
});
/** A lead, as it comes into the database, with a note of staff and a change that the log keeps. */
async function lead(email: string, name: string, createdAt = new Date().toISOString()): Promise<number> {
  const { id } = await test.cms.create({ collection: "leads", data: { ...words(email, name), submissionId: randomUUID(), createdAt } });
  const text = `${name} <${email}> will buy`;
  const { token } = administrator;
  expect((await test.api("/lead-notes", { method: "POST", body: { lead: id, text }, token })).status).toBe(201);
  expect((await test.api(`/leads/${id}`, { method: "PATCH", body: { status: "contacted" }, token })).status).toBe(200);
  return id;
}
const inJournal = async (email: string, name: string): Promise<string> => {
  const { journal } = await import("../intake/lead-journal.ts");
  const lead: NewLead = {
    receivedAt: new Date().toISOString(),
    givenId: randomUUID(),
    words: { email, name },
    data: { ...words(email, name), form: "message" },
  };
  await journal.append(lead);
  return name;
};
const call = (what: "export" | "erase", body: object, token = administrator.token) =>
  test.api(`/personal-data/${what}`, { method: "POST", body, token });
/** Everything in the database as text, to look for a person in. */
async function everything(): Promise<string> {
  const records: unknown[] = [];
  for (const collection of ["leads", "lead-notes", "notices", "audit-log"] as const)
    records.push((await test.cms.find({ collection, pagination: false, depth: 0, trash: true })).docs);
  const { journal } = await import("../intake/lead-journal.ts");
  for (const name of await journal.all()) records.push(await journal.read(name));
  return JSON.stringify(records);
}

describe("a person", () => {
  it("is known by an address in any case, and by a number in any spelling", () => {
    expect(isOf({ email: " ANA@example.com" }, { email: "ana@Example.com" })).toBe(true);
    expect(isOf({ email: "ana@example.com" }, { email: "diana@example.com" })).toBe(false);
    expect(isOf({ email: "info@münchen.de" }, { email: "Info@xn--mnchen-3ya.de" })).toBe(true);
    expect(isOf({ phone: "138-0013-8000" }, { phone: "+86 (138) 0013 8000" })).toBe(true);
    expect(isOf({ phone: "13800138000" }, { phone: "" })).toBe(false);
    expect(isOf({ phone: "13800138000" }, { phone: "13800138001" })).toBe(false);
  });

  it.each([
    ["+86 138 0013 8000", "38000", false],
    ["+86 138 0013 8000", "138000", false],
    ["+86 138 1234 5678", "1234 5678", false],
    ["38000", "38 000", true],
    ["38000", "038000", true],
    ["+47 38000", "38000", false],
    ["+683 400 1234", "400 1234", true],
    ["+353 (0)1 234 5678", "01 234 5678", true],
    ["0086 138 0013 8000", "13800138000", true],
    ["٠٥٥١٢٣٤٥٦٧", "0551234567", true],
    ["0755-1234567 转 801", "07551234567", true],
    ["0755-1234567 转 801", "0755-1234567 ext. 801", true],
  ])("is known by a number with its country’s code and without, and by no end of another: %s and %s", (one, other, isSame) => {
    expect(isOf({ phone: one }, { phone: other })).toBe(isSame);
    expect(isOf({ phone: other }, { phone: one })).toBe(isSame);
  });

  it("is known by each of two numbers, and by none that is a part of both", () => {
    const two = { phone: "0755-1234567 / +86 138 0013 8000（微信同号）" };
    expect(["07551234567", "13800138000", "+86 138 0013 8000"].map((phone) => isOf({ phone }, two))).toEqual([true, true, true]);
    expect(["67861380", "8000138", "1234567861"].map((phone) => isOf({ phone }, two))).toEqual([false, false, false]);
  });

  it("gets all that is stored of him or her, and nothing of others", async () => {
    const id = await lead("Ana@example.com", "Ana Souza");
    await lead("diana@example.com", "Diana Prince");
    const trashed = await lead("ana@example.com", "Ana Trashed");
    await test.cms.update({ collection: "leads", id: trashed, data: { deletedAt: new Date().toISOString() } });
    await inJournal("ana@example.com", "Ana Waiting");
    const text = await (await call("export", { email: "ana@example.com" })).text();
    for (const name of ["Ana Souza writes", "Ana Souza <Ana@example.com> will buy", "Ana Trashed", "Ana Waiting"])
      expect(text).toContain(name);
    expect(text).not.toContain("Diana");
    const data = JSON.parse(text) as Record<string, { id: number }[]>;
    expect([data["leads"]?.map((record) => record.id), data["notices"]?.length]).toEqual([[id, trashed], 2]);
  });

  it("is erased everywhere, and the log says that it was done and not whose data it was", async () => {
    const response = await call("erase", { email: "ana@example.com" });
    expect(await response.json()).toMatchObject({ erased: { leads: 2, notices: 2, waiting: 1 } });
    const remaining = await everything();
    expect(remaining).not.toMatch(/\bana(?:@| [stw])/i);
    expect(remaining).toContain("Diana Prince writes");
    expect(remaining).toContain('"after":"contacted"');
    const { docs } = await test.cms.find({ collection: "audit-log", where: { record: { equals: "personal-data" } }, sort: "id", depth: 0 });
    expect(docs.map(({ action, record, title, userName }) => [action, record, title, userName])).toEqual([
      ["export", "personal-data", "leads: 2", "administrator"],
      ["delete", "personal-data", "leads: 2", "administrator"],
    ]);
    // The log still says who did what and when to deleted records.
    expect(remaining).toContain('{"field":"status"}');
  });

  it("is erased with a lead that is in the trash", async () => {
    const data = { ...words("trashed@example.com", "Trashed"), submissionId: randomUUID(), deletedAt: new Date().toISOString() };
    await test.cms.db.create({ collection: "leads", data });
    expect(await everything()).toContain("Trashed writes");
    expect(await (await call("erase", { email: "trashed@example.com" })).json()).toMatchObject({ erased: { leads: 1 } });
    expect(await everything()).not.toContain("Trashed writes");
  });

  it("is found by number too", async () => {
    expect(await (await call("erase", { phone: "138 0013 8000" })).json()).toMatchObject({ erased: { leads: 1 } });
    expect(await everything()).not.toContain("Diana");
  });

  it("is found by either spelling of the address", async () => {
    await lead("lena@xn--mnchen-3ya.de", "Lena One");
    await lead("Lena@münchen.de", "Lena Two");
    const exported = (await (await call("export", { email: "mailto:lena@münchen.de" })).json()) as Record<string, object[]>;
    expect(exported["leads"]).toHaveLength(2);
    expect(await (await call("erase", { email: "lena@xn--mnchen-3ya.de" })).json()).toMatchObject({ erased: { leads: 2 } });
    expect(await everything()).not.toMatch(/lena@/i);
  });

  it("is found in the log, too, when the record is gone for good, and nobody else is", async () => {
    const { token } = administrator;
    for (const email of ["gone@example.com", "notgone@example.com"]) {
      // An address entered as the name is in every entry.
      const id = await lead(email, email);
      // For good a record is deleted out of the trash alone.
      await test.cms.update({ collection: "leads", id, data: { deletedAt: new Date().toISOString() } });
      expect((await test.api(`/leads/${id}?trash=true`, { method: "DELETE", token })).status).toBe(200);
    }
    const { log } = (await (await call("export", { email: "gone@example.com" })).json()) as { log: { action: string; title: string }[] };
    expect(log.map(({ action, title }) => [action, title])).toEqual([
      ["update", "gone@example.com"],
      ["delete", "gone@example.com"],
    ]);
    expect(await (await call("erase", { email: "gone@example.com" })).json()).toMatchObject({ erased: { leads: 0, log: 2 } });
    expect(await everything()).not.toContain('"gone@example.com"');
    expect(await everything()).toContain('"notgone@example.com"');
  });

  it("is found and erased among leads that were put aside, and with words that were cut off while they were written", async () => {
    const { journal } = await import("../intake/lead-journal.ts");
    const folder = path.join(test.folder, "journal");
    await inJournal("aside@example.com", "Put Aside");
    for (const name of await journal.waiting()) await journal.putAside(name);
    await mkdir(folder, { recursive: true });
    const cutOff = path.join(folder, "cut-off.unfinished");
    await writeFile(cutOff, '{"words":{"email":"aside@exam');
    // So long ago that nobody writes it any more.
    await utimes(cutOff, new Date(), new Date(Date.now() - DAY));
    expect(await (await call("export", { email: "aside@example.com" })).text()).toContain("Put Aside writes");
    expect(await (await call("erase", { email: "aside@example.com" })).json()).toMatchObject({ erased: { waiting: 1 } });
    expect(await everything()).not.toContain("Put Aside");
    expect(await readdir(folder)).not.toContain("cut-off.unfinished");
    expect(await (await call("export", { email: "aside@example.com" })).json()).toMatchObject({ waiting: [] });
  });

  it("gets all, however much it is: the database is asked for 500 records at a time", async () => {
    const MANY = 501;
    const { db } = test.cms;
    // All are written to disk at once.
    const transactionID = (await db.beginTransaction()) ?? "";
    const req = { transactionID };
    const unread = { req, returning: false };
    for (let number = 0; number < MANY; number += 1) {
      const data = { ...words("many@example.com", "Many"), submissionId: `many ${number}` };
      const { id: lead } = await db.create({ collection: "leads", data, req });
      await db.create({ collection: "lead-notes", data: { lead, text: "Many bought", authorName: "x" }, ...unread });
      await db.create({ collection: "notices", data: { lead, channel: "sales", state: "sent", key: `many ${number}` }, ...unread });
      const entry = { action: "update", record: "leads", recordId: String(lead), title: "Many", userName: "x" };
      await db.create({ collection: "audit-log", data: entry, ...unread });
    }
    await db.commitTransaction(transactionID);
    const data = (await (await call("export", { email: "many@example.com" })).json()) as Record<string, object[]>;
    const count = Object.fromEntries(Object.entries(data).map(([kind, records]) => [kind, records.length]));
    expect(count).toEqual({ leads: MANY, notes: MANY, notices: MANY, log: MANY, waiting: 0 });
    for (const collection of ["notices", "lead-notes", "leads"] as const) await db.deleteMany({ collection, where: {} });
  });

  it.each(["editor", "sales", "viewer"] as const)("is nothing that the role %s may ask for", async (role) => {
    const { token } = await signedIn(test, role);
    for (const what of ["export", "erase"] as const) expect((await call(what, { email: "a@example.com" }, token)).status).toBe(403);
  });

  it.each([{}, { email: "x" }, { phone: "1" }, { email: "a@example.com", phone: "13800138000" }, []])(
    "has to be named by one address or number: %j",
    async (body) => {
      expect((await call("erase", body)).status).toBe(400);
    },
  );

  it("is written by command into a file that its owner alone reads, and erased by command as well", async () => {
    await lead("cli@example.com", "Command Line");
    const run = async (...values: string[]) => {
      const { stdout } = await promisify(execFile)(process.execPath, ["tools/cli.ts", "person", ...values], { env: process.env });
      return stdout;
    };
    const file = path.join(test.folder, "person.json");
    expect(await run("export", "--email", "cli@example.com", "--to", file)).toBe("");
    expect(await readFile(file, "utf8")).toContain("Command Line writes");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await run("erase", "--email", "cli@example.com", "--yes")).toContain("Erased: 1 leads");
    expect(await everything()).not.toContain("Command Line");
  });
});

describe("leads", () => {
  it("are erased when they are older than they may be, with all that belongs to them", async () => {
    const { eraseOld } = await import("./retention.ts");
    const old = new Date(Date.now() - 31 * DAY).toISOString();
    await lead("old@example.com", "Old Lead", old);
    await test.cms.create({
      collection: "leads",
      data: { ...words("old@example.com", "Old Message"), form: "message", submissionId: "old", createdAt: old },
    });
    await lead("new@example.com", "New Lead");
    const find = vi.spyOn(test.cms, "find");
    expect(await eraseOld(test.cms, 30)).toBe(2);
    // Nothing is read of those that are young.
    const answers = find.mock.settledResults.map(({ value }) => (value as { docs: unknown[] }).docs.length);
    const answersOf = (name: string) => answers.filter((_, at) => find.mock.calls[at]?.[0].collection === name);
    expect([answersOf("leads"), answersOf("notices"), answersOf("lead-notes")]).toEqual([[2, 0], [2], [1]]);
    find.mockRestore();
    expect(await everything()).not.toContain("Old ");
    expect(await everything()).toContain("New Lead writes");
    expect(await eraseOld(test.cms, 30)).toBe(0);
  });

  it("are erased in the trash as well, and however many there are", async () => {
    const { eraseOld } = await import("./retention.ts");
    const MANY = 101;
    const createdAt = new Date(Date.now() - 31 * DAY).toISOString();
    const add = (submissionId: string, deletedAt: string | null) =>
      test.cms.db.create({ collection: "leads", data: { ...words("old@example.com", "Old"), submissionId, createdAt, deletedAt } });
    for (let number = 0; number < MANY; number += 1) await add(`old ${number}`, number === 0 ? createdAt : null);
    await add("trashed", createdAt);
    expect(await eraseOld(test.cms, 30)).toBe(MANY + 1);
    expect(await everything()).not.toContain("Old ");
  });
});
