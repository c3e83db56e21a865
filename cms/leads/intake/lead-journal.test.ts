import { mkdtemp, open, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Journal } from "./lead-journal.ts";
import { idsOf, type NewLead } from "./new-lead.ts";

let folder: string;
let journal: Journal;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "waymark-journal-")), "journal");
  journal = new Journal(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

function leadOf(email: string): NewLead {
  const words = { name: "Ana", email, message: "200 trackers" };
  const data = { ...words, status: "new", language: "en", page: "/contact", consent: true } as const;
  return { collection: "messages", receivedAt: new Date().toISOString(), givenId: "", words, data };
}
const nameOf = (lead: NewLead) => idsOf(lead).ids[0];
async function appended(email: string): Promise<string> {
  const lead = leadOf(email);
  await journal.append(lead);
  return nameOf(lead);
}

describe("the journal", () => {
  it("lets nobody but its owner read what visitors wrote", async () => {
    const name = await appended("ana@example.com");
    await journal.putAside(await appended("bo@example.com"));
    const modeOf = async (file: string) => ((await stat(path.join(folder, file))).mode & 0o777).toString(8);
    expect([await modeOf("."), await modeOf(`${name}.json`), await modeOf("refused")]).toEqual(["700", "600", "700"]);
  });

  it("has a lead on disk, and its name too, before it says that it is there", async () => {
    const handle = await open(tmpdir(), "r");
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as { sync: () => Promise<void> }, "sync");
    await handle.close();
    const seen: string[][] = [];
    sync.mockImplementation(async () => {
      seen.push(await readdir(folder));
    });
    const name = await appended("ana@example.com");
    // The words first, while the file has no name of an entry yet; then the folder, which has its name.
    expect(seen).toEqual([[expect.stringMatching(/\.unfinished$/)], [`${name}.json`]]);
  });

  it("says in seconds for how long the oldest lead has waited", async () => {
    expect(await journal.longestWait()).toBe(0);
    const [old, young] = [await appended("old@example.com"), await appended("young@example.com")];
    for (const [name, seconds] of [[old, 90] as const, [young, 10] as const]) {
      const then = new Date(Date.now() - seconds * 1000);
      await utimes(path.join(folder, `${name}.json`), then, then);
    }
    const waited = await journal.longestWait();
    expect(waited).toBeGreaterThanOrEqual(90);
    expect(waited).toBeLessThan(120);
  });

  it("names all leads on disk, those that were put aside as well, which wait no more, and reads and removes each", async () => {
    const waiting = await appended("ana@example.com");
    const aside = await appended("bo@example.com");
    await journal.putAside(aside);
    expect(await journal.waiting()).toEqual([waiting]);
    expect(await journal.all()).toEqual([waiting, path.join("refused", aside)]);
    const mails = await Promise.all((await journal.all()).map(async (name) => (await journal.read(name))?.data.email));
    expect(mails).toEqual(["ana@example.com", "bo@example.com"]);
    for (const name of await journal.all()) await journal.remove(name);
    expect(await journal.all()).toEqual([]);
  });
});
