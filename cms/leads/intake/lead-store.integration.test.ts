import { readdirSync } from "node:fs";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import type { SqliteClient } from "../../db/sqlite/client.ts";
import { idsOf, type NewLead } from "./new-lead.ts";
import type { LeadStore } from "./lead-store.ts";

/** Milliseconds between two rounds of the journal. */
const replayPause = 100;

let test: TestCms;
let store: LeadStore;
let impatient: LeadStore;

beforeAll(async () => {
  test = await openCms();
  const { LeadStore: Store } = await import("./lead-store.ts");
  store = new Store({ patience: 3000, replayPause });
  impatient = new Store({ patience: 500, replayPause });
});
afterAll(() => test?.close());
afterEach(() => vi.restoreAllMocks());

const UUID = "7b0e8f5e-9f0c-4a57-9d5e-0d4f3f0b8a11";

function message(email: string, over: { words?: string; givenId?: string; receivedAt?: string } = {}): NewLead {
  const words = { name: "Ana", email, message: over.words ?? "200 trackers" };
  return {
    receivedAt: over.receivedAt ?? new Date().toISOString(),
    givenId: over.givenId ?? "",
    words,
    data: {
      ...words,
      form: "message",
      status: "new",
      language: "en",
      page: "/contact",
      consent: true,
      consentAt: new Date().toISOString(),
    },
  };
}
/** A lead that names a product. */
function leadOn(product: number): NewLead {
  const words = { name: "Bo", email: "orphan@example.com", message: "Is it still made?" };
  const items = [{ name: "X1", quantity: 5, product }];
  const receivedAt = new Date().toISOString();
  return {
    receivedAt,
    givenId: "",
    words,
    data: { ...words, form: "buy", items, status: "new", language: "en", page: "/", consent: true, consentAt: receivedAt },
  };
}
/** The id that a product had. */
async function deletedProduct(): Promise<number> {
  const data = { code: "X1", slug: "x1", name: "X1" } as never;
  const { id } = await test.cms.create({ collection: "products", data, draft: true });
  await test.cms.delete({ collection: "products", id });
  return id;
}
async function findLeads(email: string) {
  return (await test.cms.find({ collection: "leads", where: { email: { equals: email } }, depth: 0, sort: "createdAt" })).docs;
}
const listJournal = async () => (await readdir(path.join(test.folder, "journal")).catch(() => [])).filter((name) => name.endsWith(".json"));

describe("a lead", () => {
  it("is stored once under its id, sent twice or at the same time", async () => {
    const sent = message("once@example.com", { givenId: UUID });
    await Promise.all([store.store(test.cms, sent), store.store(test.cms, sent), store.store(test.cms, sent)]);
    await store.store(test.cms, { ...sent, receivedAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await findLeads("once@example.com")).toHaveLength(1);
  });

  it("that staff has put into the trash is known when it comes again, and is stored no second time", async () => {
    const sent = message("trashed@example.com", { givenId: UUID });
    const first = await store.store(test.cms, sent);
    const [lead] = await findLeads("trashed@example.com");
    await test.cms.update({ collection: "leads", id: lead?.id ?? 0, data: { deletedAt: new Date().toISOString() } });
    expect(await store.store(test.cms, sent)).toBe(first);
    // Nor does it wait in the journal: its id exists already.
    expect(await listJournal()).toEqual([]);
    const where = { email: { equals: "trashed@example.com" } };
    expect((await test.cms.count({ collection: "leads", where, trash: true })).totalDocs).toBe(1);
  });

  it("with a used id and other words is stored as a new one", async () => {
    await store.store(test.cms, message("again@example.com", { givenId: UUID }));
    await store.store(test.cms, message("again@example.com", { givenId: UUID, words: "And 50 more" }));
    expect((await findLeads("again@example.com")).map((doc) => doc.message)).toEqual(["200 trackers", "And 50 more"]);
  });

  it("without an id is one with the same words of the last ten minutes, and a new one after them", async () => {
    const at = (minutes: number) => message("words@example.com", { receivedAt: new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString() });
    // Nine minutes, over a step of the clock.
    const first = await store.store(test.cms, at(8));
    // A second submission gets the same answer.
    expect(await store.store(test.cms, at(17))).toBe(first);
    expect(await findLeads("words@example.com")).toHaveLength(1);
    await store.store(test.cms, at(19));
    expect((await findLeads("words@example.com"))[0]?.submissionId).toBe(first);
    expect((await findLeads("words@example.com")).map(({ createdAt }) => createdAt)).toEqual(
      [8, 19].map((minutes) => at(minutes).receivedAt),
    );
  });

  it("holds 5,000 emoji whole", async () => {
    const words = "😀".repeat(5000);
    await store.store(test.cms, message("emoji@example.com", { words }));
    expect((await findLeads("emoji@example.com"))[0]?.message).toBe(words);
  });
});

describe("when the database refuses", () => {
  it.each(["refused", "hanging"])("the journal takes a lead, and it is stored once afterwards (%s)", async (how) => {
    const email = `${how}@example.com`;
    const create = vi
      .spyOn(test.cms, "create")
      .mockImplementation(() => (how === "refused" ? Promise.reject(new Error("database is locked")) : new Promise(() => {})));
    const sent = message(email, { givenId: UUID });
    await impatient.store(test.cms, sent);
    await impatient.store(test.cms, sent);
    expect(await listJournal()).toEqual([`${idsOf(sent).ids[0]}.json`]);
    expect(await findLeads(email)).toEqual([]);
    create.mockRestore();
    await vi.waitFor(async () => expect(await listJournal()).toEqual([]), { timeout: 15_000 });
    expect(await findLeads(email)).toHaveLength(1);
    expect((await findLeads(email))[0]?.createdAt).toBe(sent.receivedAt);
  });

  it("success is not said when the disk does not take it either", async () => {
    vi.spyOn(test.cms, "create").mockRejectedValue(new Error("disk full"));
    const { Journal } = await import("./lead-journal.ts");
    vi.spyOn(Journal.prototype, "append").mockRejectedValue(new Error("ENOSPC"));
    await expect(store.store(test.cms, message("nowhere@example.com"))).rejects.toThrow("ENOSPC");
  });
});

describe("the journal", () => {
  it("keeps nothing that is stored already, and puts aside what can never be stored", async () => {
    const { Journal } = await import("./lead-journal.ts");
    const folder = path.join(test.folder, "journal");
    const sent = message("twice@example.com", { givenId: UUID });
    await store.store(test.cms, sent);
    await new Journal(folder).append(sent);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "broken.json"), '{"receivedAt":');
    await store.replay(test.cms);
    expect(await listJournal()).toEqual([]);
    expect(await findLeads("twice@example.com")).toHaveLength(1);
    expect(await readdir(path.join(folder, "refused"))).toEqual(["broken.json"]);
  });

  it("forgets what was cut off while it was written, as soon as it is old enough that nobody writes it any more", async () => {
    const folder = path.join(test.folder, "journal");
    await mkdir(folder, { recursive: true });
    const file = (name: string) => path.join(folder, `${name}.unfinished`);
    const cutOff = (name: string) => writeFile(file(name), JSON.stringify(message("cut@example.com")).slice(0, -20));
    const age = (name: string) => utimes(file(name), new Date(), new Date(Date.now() - 61_000));
    const listUnfinished = async () => (await readdir(folder)).filter((name) => name.endsWith(".unfinished"));
    await cutOff("old");
    await age("old");
    await cutOff("young");
    const replayed = store.replay(test.cms);
    await vi.waitFor(async () => expect(await listUnfinished()).toEqual(["young.unfinished"]));
    await age("young");
    await replayed;
    expect(await listUnfinished()).toEqual([]);
  });

  it("goes on past what the database refuses, and puts that aside after several tries, with one line in the log", async () => {
    const { Journal } = await import("./lead-journal.ts");
    const { log } = await import("../../lib/log/index.ts");
    const folder = path.join(test.folder, "journal");
    const listings: string[][] = [];
    const logged = vi
      .spyOn(log, "error")
      .mockImplementation(() => void listings.push(readdirSync(folder).filter((name) => name.endsWith(".json"))));
    const create = vi.spyOn(test.cms, "create");
    const orphan = leadOn(await deletedProduct());
    const behind = Array.from({ length: 6 }, (_, at) => message(`behind${at}@example.com`));
    for (const lead of [orphan, ...behind]) await new Journal(folder).append(lead);
    // Valid JSON that is no lead.
    await writeFile(path.join(folder, "empty.json"), "{}");
    const [id] = idsOf(orphan).ids;

    await store.replay(test.cms);
    expect(await listJournal()).toEqual([]);
    for (const { words } of behind) expect(await findLeads(words["email"] ?? "")).toHaveLength(1);
    // When the first was put aside, nothing but the other was left to be stored.
    expect([`${id}.json`, "empty.json"]).toEqual(expect.arrayContaining(listings[0] ?? []));
    expect(listings.map((names) => names.length)).toEqual([1, 0]);
    expect(create.mock.calls.filter(([{ data }]) => (data as { form?: string }).form === "buy")).toHaveLength(5);
    expect((await readdir(path.join(folder, "refused"))).toSorted()).toEqual([`${id}.json`, "broken.json", "empty.json"].toSorted());
    expect(await new Journal(path.join(folder, "refused")).read(id)).toEqual(orphan);
    const lines = logged.mock.calls.map(([, line]) => line);
    expect(lines.filter((line) => line?.includes(id))).toHaveLength(1);
    expect(lines).toHaveLength(2);
  });

  it("tries no more of the others while the database only reads, and stores all when it writes again", async () => {
    const { Journal } = await import("./lead-journal.ts");
    const journal = new Journal(path.join(test.folder, "journal"));
    const { client } = test.cms.db as unknown as { client: SqliteClient };
    const create = vi.spyOn(test.cms, "create");
    await client.within("query_only = on", "query_only = off", async () => {
      for (const email of ["one@example.com", "two@example.com"]) await journal.append(message(email));
      void store.replay(test.cms);
      // Round after round it is the first of them.
      await vi.waitFor(() => expect(create.mock.calls.length).toBeGreaterThan(2), { timeout: 15_000 });
      expect(new Set(create.mock.calls.map(([{ data }]) => (data as { email: string }).email)).size).toBe(1);
      expect(await listJournal()).toHaveLength(2);
    });
    await vi.waitFor(async () => expect(await listJournal()).toEqual([]), { timeout: 15_000 });
    for (const email of ["one@example.com", "two@example.com"]) expect(await findLeads(email)).toHaveLength(1);
  });
});
