import { mkdir, mkdtemp, open, readdir, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
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
  const data = { ...words, form: "message", status: "new", language: "en", page: "/contact", consent: true } as const;
  return { receivedAt: new Date().toISOString(), givenId: "", words, data };
}
const nameOf = (lead: NewLead) => idsOf(lead).ids[0];
/** Records the writes to disk. */
async function watchSync() {
  const handle = await open(tmpdir(), "r");
  await handle.close();
  return vi.spyOn(Object.getPrototypeOf(handle) as { sync: () => Promise<void> }, "sync");
}
async function append(email: string): Promise<string> {
  const lead = leadOf(email);
  await journal.append(lead);
  return nameOf(lead);
}

describe("the journal", () => {
  it("lets nobody but its owner read what visitors wrote", async () => {
    const name = await append("ana@example.com");
    await journal.putAside(await append("bo@example.com"));
    const modeOf = async (file: string) => ((await stat(path.join(folder, file))).mode & 0o777).toString(8);
    expect([await modeOf("."), await modeOf(`${name}.json`), await modeOf("refused")]).toEqual(["700", "600", "700"]);
  });

  it("has a lead on disk, and its name too, before it says that it is there", async () => {
    const listings: string[][] = [];
    const sync = await watchSync();
    sync.mockImplementation(async () => {
      listings.push(await readdir(folder));
    });
    const name = await append("ana@example.com");
    // The words first, while the file has no name of an entry yet; then the folder, which has its name.
    expect(listings).toEqual([[expect.stringMatching(/\.unfinished$/)], [`${name}.json`]]);
  });

  it("says why a lead is not on disk, also where its name alone is not", async () => {
    const sync = await watchSync();
    sync.mockResolvedValueOnce().mockRejectedValueOnce(new Error("No space left"));
    await expect(journal.append(leadOf("ana@example.com"))).rejects.toThrow("No space left");
    sync.mockRejectedValueOnce(new Error("The disk is gone"));
    await expect(journal.append(leadOf("bo@example.com"))).rejects.toThrow("The disk is gone");
    expect((await readdir(folder)).filter((entry) => entry.endsWith(".unfinished"))).toEqual([]);
  });

  it("says in seconds for how long the oldest lead has waited", async () => {
    expect(await journal.longestWait()).toBe(0);
    const [old, young] = [await append("old@example.com"), await append("young@example.com")];
    for (const [name, seconds] of [[old, 90] as const, [young, 10] as const]) {
      const then = new Date(Date.now() - seconds * 1000);
      await utimes(path.join(folder, `${name}.json`), then, then);
    }
    const waited = await journal.longestWait();
    expect(waited).toBeGreaterThanOrEqual(90);
    expect(waited).toBeLessThan(120);
  });

  it.each([
    ["leads", {}, "buy"],
    ["messages", {}, "message"],
    ["messages", { form: "fault" }, "fault"],
  ])(
    "reads what a version with two collections has left there: one of the %s with %j came by the form %s",
    async (collection, own, form) => {
      const { data, ...lead } = leadOf("before@example.com");
      const { form: _form, ...words } = data;
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, "before.json"), JSON.stringify({ ...lead, collection, data: { ...words, ...own } }));
      expect(await journal.read("before")).toEqual({ ...lead, data: { ...words, form } });
    },
  );

  it("names all leads on disk, those that were put aside as well, which wait no more, and reads and removes each", async () => {
    const waiting = await append("ana@example.com");
    const aside = await append("bo@example.com");
    await journal.putAside(aside);
    expect(await journal.waiting()).toEqual([waiting]);
    expect(await journal.all()).toEqual([waiting, path.join("refused", aside)]);
    const mails = await Promise.all((await journal.all()).map(async (name) => (await journal.read(name))?.data.email));
    expect(mails).toEqual(["ana@example.com", "bo@example.com"]);
    for (const name of await journal.all()) await journal.remove(name);
    expect(await journal.all()).toEqual([]);
  });

  it("forgets what was cut off more than a minute ago, and says whether something is left", async () => {
    const name = await append("ana@example.com");
    expect(await journal.removeCutOff()).toBe(false);
    const at = async (file: string, seconds: number) => {
      await writeFile(path.join(folder, file), "{");
      const then = new Date(Date.now() - seconds * 1000);
      await utimes(path.join(folder, file), then, then);
    };
    await at("old.unfinished", 61);
    expect(await journal.removeCutOff()).toBe(false);
    expect(await readdir(folder)).toEqual([`${name}.json`]);
    await at("old.unfinished", 61);
    await at("young.unfinished", 50);
    expect(await journal.removeCutOff()).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual([`${name}.json`, "young.unfinished"].toSorted());
    expect(await journal.waiting()).toEqual([name]);
    // What another process has taken away meanwhile is not left.
    await rm(path.join(folder, "young.unfinished"));
    await symlink(path.join(folder, "nowhere"), path.join(folder, "gone.unfinished"));
    expect(await journal.removeCutOff()).toBe(false);
  });

  it("leaves nothing behind of a lead that the disk does not take", async () => {
    const lead = leadOf("ana@example.com");
    // Nothing can be moved to where a folder is.
    await mkdir(path.join(folder, `${nameOf(lead)}.json`, "taken"), { recursive: true });
    await expect(journal.append(lead)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(folder)).toEqual([`${nameOf(lead)}.json`]);
  });

  it("holds nothing where nobody has written anything yet, and knows no name that is not there", async () => {
    expect([await journal.waiting(), await journal.all(), await journal.longestWait(), await journal.removeCutOff()]).toEqual([
      [],
      [],
      0,
      false,
    ]);
    expect(await journal.read("nobody")).toBeNull();
    await expect(journal.remove("nobody")).resolves.toBeUndefined();
    await expect(journal.putAside("nobody")).rejects.toThrow("ENOENT");
  });

  it("says that what is not whole is no lead", async () => {
    await append("ana@example.com");
    await writeFile(path.join(folder, "broken.json"), "{");
    await expect(journal.read("broken")).rejects.toThrow(SyntaxError);
  });

  it("takes the same lead twice, has it once, and puts one after the other aside", async () => {
    const lead = leadOf("ana@example.com");
    await journal.append(lead);
    await journal.append(lead);
    expect(await journal.waiting()).toEqual([nameOf(lead)]);
    const other = await append("bo@example.com");
    for (const name of [nameOf(lead), other]) await journal.putAside(name);
    expect((await journal.all()).toSorted()).toEqual([nameOf(lead), other].map((name) => path.join("refused", name)).toSorted());
    expect(await journal.waiting()).toEqual([]);
  });

  it("counts no time for a lead that another process has stored meanwhile", async () => {
    vi.spyOn(journal, "waiting").mockResolvedValue(["stored"]);
    expect(await journal.longestWait()).toBe(0);
  });
});
