import { readdir, writeFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import type { SqliteClient } from "../sqlite/client.ts";
import { idsOf, type Enquiry } from "./enquiry.ts";
import type * as Store from "./store.ts";

let test: TestCms;
let store: typeof Store;

beforeAll(async () => {
  test = await openCms();
  store = await import("./store.ts");
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const UUID = "7b0e8f5e-9f0c-4a57-9d5e-0d4f3f0b8a11";

function message(email: string, over: { words?: string; givenId?: string; receivedAt?: string } = {}): Enquiry {
  const words = { name: "Ana", email, message: over.words ?? "200 trackers" };
  return {
    collection: "messages",
    receivedAt: over.receivedAt ?? new Date().toISOString(),
    givenId: over.givenId ?? "",
    words,
    data: { ...words, status: "new", language: "en", page: "/contact", consent: true, consentAt: new Date().toISOString() },
  };
}
/** A lead that names a product. */
function leadOn(product: number): Enquiry {
  const words = { name: "Bo", email: "orphan@example.com", message: "Is it still made?" };
  const items = [{ name: "X1", quantity: 5, product }];
  const receivedAt = new Date().toISOString();
  return {
    collection: "leads",
    receivedAt,
    givenId: "",
    words,
    data: { ...words, items, status: "new", language: "en", page: "/", consent: true, consentAt: receivedAt },
  };
}
/** The id that a product had. */
async function deletedProduct(): Promise<number> {
  const data = { code: "X1", slug: "x1", name: "X1" } as never;
  const { id } = await test.cms.create({ collection: "products", data, draft: true });
  await test.cms.delete({ collection: "products", id });
  return id;
}
async function stored(email: string) {
  return (await test.cms.find({ collection: "messages", where: { email: { equals: email } }, depth: 0, sort: "createdAt" })).docs;
}
const journalled = async () => (await readdir(path.join(test.folder, "journal")).catch(() => [])).filter((name) => name.endsWith(".json"));

describe("a submission", () => {
  it("is stored once under its id, sent twice or at the same time", async () => {
    const sent = message("once@example.com", { givenId: UUID });
    await Promise.all([store.storeEnquiry(sent), store.storeEnquiry(sent), store.storeEnquiry(sent)]);
    await store.storeEnquiry({ ...sent, receivedAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await stored("once@example.com")).toHaveLength(1);
  });

  it("with a used id and other words is stored as a new one", async () => {
    await store.storeEnquiry(message("again@example.com", { givenId: UUID }));
    await store.storeEnquiry(message("again@example.com", { givenId: UUID, words: "And 50 more" }));
    expect((await stored("again@example.com")).map((doc) => doc.message)).toEqual(["200 trackers", "And 50 more"]);
  });

  it("without an id is one with the same words of the last ten minutes, and a new one after them", async () => {
    const at = (minutes: number) => message("words@example.com", { receivedAt: new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString() });
    // Nine minutes, over a step of the clock.
    await store.storeEnquiry(at(8));
    await store.storeEnquiry(at(17));
    expect(await stored("words@example.com")).toHaveLength(1);
    await store.storeEnquiry(at(19));
    expect((await stored("words@example.com")).map(({ createdAt }) => createdAt)).toEqual([8, 19].map((minutes) => at(minutes).receivedAt));
  });

  it("holds 5,000 emoji whole", async () => {
    const words = "😀".repeat(5000);
    await store.storeEnquiry(message("emoji@example.com", { words }));
    expect((await stored("emoji@example.com"))[0]?.message).toBe(words);
  });
});

describe("when the database refuses", () => {
  it.each(["refused", "hanging"])("the journal takes a submission, and it is stored once afterwards (%s)", async (how) => {
    const email = `${how}@example.com`;
    const create = vi
      .spyOn(test.cms, "create")
      .mockImplementation(() => (how === "refused" ? Promise.reject(new Error("database is locked")) : new Promise(() => {})));
    const sent = message(email, { givenId: UUID });
    await store.storeEnquiry(sent);
    await store.storeEnquiry(sent);
    expect(await journalled()).toEqual([`${idsOf(sent).ids[0]}.json`]);
    expect(await stored(email)).toEqual([]);
    create.mockRestore();
    await vi.waitFor(async () => expect(await journalled()).toEqual([]), { timeout: 15_000 });
    expect(await stored(email)).toHaveLength(1);
    expect((await stored(email))[0]?.createdAt).toBe(sent.receivedAt);
  });

  it("success is not said when the disk does not take it either", async () => {
    vi.spyOn(test.cms, "create").mockRejectedValue(new Error("disk full"));
    const { Journal } = await import("./journal.ts");
    vi.spyOn(Journal.prototype, "append").mockRejectedValue(new Error("ENOSPC"));
    await expect(store.storeEnquiry(message("nowhere@example.com"))).rejects.toThrow("ENOSPC");
  });
});

describe("the journal", () => {
  it("keeps nothing that is stored already, and puts aside what can never be stored", async () => {
    const { Journal } = await import("./journal.ts");
    const folder = path.join(test.folder, "journal");
    const sent = message("twice@example.com", { givenId: UUID });
    await store.storeEnquiry(sent);
    await new Journal(folder).append(sent);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "broken.json"), '{"receivedAt":');
    await vi.waitFor(
      async () => {
        void store.replay(test.cms);
        expect(await journalled()).toEqual([]);
      },
      { timeout: 15_000 },
    );
    expect(await stored("twice@example.com")).toHaveLength(1);
    expect(await readdir(path.join(folder, "refused"))).toEqual(["broken.json"]);
  });

  it("goes on past what the database refuses, and puts that aside after several tries, with one line in the log", async () => {
    const { Journal } = await import("./journal.ts");
    const { log } = await import("../log/index.ts");
    const logged = vi.spyOn(log, "error");
    const folder = path.join(test.folder, "journal");
    const orphan = leadOn(await deletedProduct());
    const behind = Array.from({ length: 6 }, (_, at) => message(`behind${at}@example.com`));
    for (const enquiry of [orphan, ...behind]) await new Journal(folder).append(enquiry);
    // What is no submission at all, though it can be read.
    await writeFile(path.join(folder, "empty.json"), "{}");
    const [id] = idsOf(orphan).ids;

    void store.replay(test.cms);
    await vi.waitFor(async () => expect((await journalled()).toSorted()).toEqual([`${id}.json`, "empty.json"].toSorted()), {
      timeout: 15_000,
    });
    for (const { words } of behind) expect(await stored(words["email"] ?? "")).toHaveLength(1);
    expect(logged).not.toHaveBeenCalled();

    await vi.waitFor(async () => expect(await journalled()).toEqual([]), { timeout: 40_000 });
    expect((await readdir(path.join(folder, "refused"))).toSorted()).toEqual([`${id}.json`, "broken.json", "empty.json"].toSorted());
    expect(await new Journal(path.join(folder, "refused")).read(id)).toEqual(orphan);
    const lines = logged.mock.calls.map(([, line]) => line);
    expect(lines.filter((line) => line?.includes(id))).toHaveLength(1);
    expect(lines).toHaveLength(2);
  });

  it("tries no more of the others while the database only reads, and stores all when it writes again", async () => {
    const { Journal } = await import("./journal.ts");
    const journal = new Journal(path.join(test.folder, "journal"));
    const { client } = test.cms.db as unknown as { client: SqliteClient };
    const tried = vi.spyOn(test.cms, "create");
    await client.within("query_only = on", "query_only = off", async () => {
      for (const email of ["one@example.com", "two@example.com"]) await journal.append(message(email));
      void store.replay(test.cms);
      await vi.waitFor(() => expect(tried).toHaveBeenCalled(), { timeout: 15_000 });
      await pause(1000);
      expect(tried).toHaveBeenCalledTimes(1);
      expect(await journalled()).toHaveLength(2);
    });
    await vi.waitFor(async () => expect(await journalled()).toEqual([]), { timeout: 15_000 });
    for (const email of ["one@example.com", "two@example.com"]) expect(await stored(email)).toHaveLength(1);
  });
});
