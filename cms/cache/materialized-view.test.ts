import { expect, it } from "vitest";
import { emitChange } from "./event-bus.ts";
import { materializedView, readThrough } from "./materialized-view.ts";

const change = (id: number) => emitChange({ collection: "faqs", id, slug: "x", languages: ["zh", "en"], kind: "changed" });

/** A view of the records that were read anew, whose readings are let go one by one. */
function view() {
  const shown: number[][] = [];
  const readings: { ids: number[]; finish: () => void }[] = [];
  const upToDate = materializedView({
    collection: "faqs",
    rebuild: async () => undefined,
    refresh: (ids) =>
      new Promise((resolve) => {
        const finish = () => {
          shown.push(ids as number[]);
          resolve();
        };
        readings.push({ ids: ids as number[], finish });
      }),
  });
  return { shown, readings, upToDate };
}

it("shows whoever asks what changed before, also where an earlier change is being read", async () => {
  const { shown, readings, upToDate } = view();
  await upToDate();
  change(1);
  const first = upToDate();
  await expect.poll(() => readings.length).toBe(1);
  change(2);
  const second = upToDate();
  readings[0]?.finish();
  await first;
  expect(shown).toEqual([[1]]);
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.finish();
  await second;
  expect(shown).toEqual([[1], [2]]);
});

it("keeps nobody waiting for changes that keep coming", async () => {
  const { readings, upToDate } = view();
  await upToDate();
  change(1);
  const pending = upToDate();
  await expect.poll(() => readings.length).toBe(1);
  change(2);
  readings[0]?.finish();
  await pending;
  expect(readings).toHaveLength(1);
});

it("shows a change whose reading failed to the next one who asks", async () => {
  let fails = true;
  const read: number[][] = [];
  const upToDate = materializedView({
    collection: "faqs",
    rebuild: async () => undefined,
    refresh: async (ids) => {
      if (fails) throw new Error("away");
      read.push(ids as number[]);
    },
  });
  await upToDate();
  change(3);
  await expect(upToDate()).rejects.toThrow("away");
  fails = false;
  await upToDate();
  expect(read).toEqual([[3]]);
});

it.each([0, 1, 24, 25, 26, 50, 61])("reads all of %i records, each once, some at a time", async (count) => {
  const records = Array.from({ length: count }, (_, index) => ({ id: 2 * index + 1 }));
  const read: number[] = [];
  await readThrough(
    async (choice) => ("limit" in choice ? records.filter(({ id }) => id > Number(choice.after)).slice(0, choice.limit) : []),
    (part) => void read.push(...part.map(({ id }) => id)),
  );
  expect(read).toEqual(records.map(({ id }) => id));
});
