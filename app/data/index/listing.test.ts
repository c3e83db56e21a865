import { beforeEach, expect, it } from "vitest";
import { emitChange, type Change } from "#cms/cache/event-bus.ts";
import type { Choice } from "#cms/cache/materialized-view.ts";
import { withPreview, previewSubject } from "#cms/lib/preview-subject.ts";
import { listing } from "./listing.server.ts";

interface Faq {
  id: number;
  title: string;
}

/** The database's content, the reads so far, whether it answers, and an event after the first part. */
let stored: Map<number, string>;
let reads: Choice[];
let isUnavailable: boolean;
let afterFirst: () => void;

beforeEach(() => {
  stored = new Map(Array.from({ length: 600 }, (_, index) => [index + 1, `Question ${index + 1}`]));
  reads = [];
  isUnavailable = false;
  afterFirst = () => undefined;
});

function faqs() {
  return listing<Faq>({
    collection: "faqs",
    also: ["media"],
    read: async (choice) => {
      reads.push(choice);
      if (isUnavailable) throw new Error("database away");
      if (reads.length === 2) afterFirst();
      const all = [...stored].map(([id, title]) => ({ id, title }));
      return "ids" in choice
        ? all.filter(({ id }) => choice.ids.includes(id))
        : all.filter(({ id }) => id > Number(choice.after)).slice(0, choice.limit);
    },
    compare: (one, other) => other.id - one.id,
    shows: ({ title }, { id }) => title === `Question ${id}`,
  });
}

function change(id: number | null, collection: Change["collection"] = "faqs") {
  emitChange({ collection, id, slug: null, languages: ["zh", "en"], kind: "changed" });
}

it("is filled once, in parts, and kept in its order", async () => {
  const entries = faqs();
  const [first, second] = await Promise.all([entries(), entries()]);
  expect(first).toBe(second);
  expect(first).toHaveLength(600);
  expect(first[0]).toEqual({ id: 600, title: "Question 600" });
  expect(reads).toHaveLength(25);
});

it("reads again what has changed, and nothing else", async () => {
  const entries = faqs();
  await entries();
  reads = [];
  stored.set(7, "Changed");
  stored.delete(8);
  stored.set(601, "New");
  for (const id of [7, 8, 601]) change(id);
  const now = await entries();
  expect(reads).toEqual([{ ids: [7, 8, 601] }]);
  expect(now).toHaveLength(600);
  expect(now[0]).toEqual({ id: 601, title: "New" });
  expect(now.find(({ id }) => id === 7)?.title).toBe("Changed");
  expect(now.find(({ id }) => id === 8)).toBeUndefined();
});

it("reads again what shows something of another collection's record", async () => {
  const entries = faqs();
  await entries();
  reads = [];
  change(12, "media");
  change(9999, "media");
  change(3, "articles");
  await entries();
  expect(reads).toEqual([{ ids: [12] }]);
});

it("is filled anew when any record may have changed", async () => {
  const entries = faqs();
  await entries();
  stored = new Map([[1, "Only"]]);
  change(null);
  expect(await entries()).toEqual([{ id: 1, title: "Only" }]);
});

it("fails with the database, is not kept empty, and is read when it is back", async () => {
  const entries = faqs();
  isUnavailable = true;
  await expect(entries()).rejects.toThrow("database away");
  isUnavailable = false;
  expect(await entries()).toHaveLength(600);
  isUnavailable = true;
  stored.set(5, "Late");
  change(5);
  await expect(entries()).rejects.toThrow("database away");
  isUnavailable = false;
  expect((await entries()).find(({ id }) => id === 5)?.title).toBe("Late");
});

it("shows a change that comes while it is read", async () => {
  const entries = faqs();
  const reading = entries();
  stored.set(1, "Meanwhile");
  change(1);
  expect((await reading).find(({ id }) => id === 1)?.title).toBe("Meanwhile");
});

it("shows a change of another collection's record that comes while it is read to whoever asks after it", async () => {
  const entries = faqs();
  afterFirst = () => {
    stored.set(12, "Meanwhile");
    change(12, "media");
  };
  expect((await entries()).find(({ id }) => id === 12)?.title).toBe("Question 12");
  expect((await entries()).find(({ id }) => id === 12)?.title).toBe("Meanwhile");
});

it("is filled with what everybody sees, also when a preview asks for it first", async () => {
  let subject: unknown;
  const entries = listing<Faq>({
    collection: "faqs",
    read: async () => {
      subject = previewSubject() ?? "nothing";
      return [];
    },
    compare: () => 0,
  });
  await withPreview({ collection: "faqs", id: 1 }, entries);
  expect(subject).toBe("nothing");
});
