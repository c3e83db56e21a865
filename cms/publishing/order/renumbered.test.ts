import { describe, expect, it } from "vitest";
import { renumbered, type Place, type Placed } from "./renumbered.ts";

const rows = (...orders: number[]): Placed[] => orders.map((order, index) => ({ id: index + 1, order }));

/** The ids in the order in which a list would show them afterwards. */
function orderedIds(before: Placed[], id: number, place: Place): number[] {
  const changed = new Map((renumbered(before, id, place) ?? []).map((row) => [row.id, row.order]));
  return before
    .map((row) => ({ ...row, order: changed.get(row.id) ?? row.order }))
    .toSorted((a, b) => a.order - b.order)
    .map((row) => row.id);
}

describe("a record that is put elsewhere", () => {
  it("gets a free number between its neighbours, and nothing else is written", () => {
    expect(renumbered(rows(10, 20, 30), 3, { before: 2 })).toEqual([{ id: 3, order: 15 }]);
    expect(renumbered(rows(10, 20, 30), 1, { after: 3 })).toEqual([{ id: 1, order: 31 }]);
    expect(renumbered(rows(10, 20, 30), 3, { before: 1 })).toEqual([{ id: 3, order: 9 }]);
  });

  it("takes those that follow along where no number is free, and no more of them than needed", () => {
    expect(renumbered(rows(1, 2, 3, 4), 3, { before: 2 })).toEqual([
      { id: 3, order: 2 },
      { id: 2, order: 3 },
    ]);
    expect(renumbered(rows(1, 2, 9, 30), 4, { before: 2 })).toEqual([
      { id: 4, order: 2 },
      { id: 2, order: 3 },
    ]);
  });

  it("stands there whatever the numbers were", () => {
    for (const orders of [rows(100, 100, 100, 100), rows(1, 2, 3, 4), rows(0.5, 0.7, 1, 1), rows(-3, 0, 0, 5)]) {
      for (const { id } of orders) {
        for (const other of orders) {
          if (other.id === id) continue;
          const after = orderedIds(orders, id, { after: other.id });
          expect(after.indexOf(id)).toBe(after.indexOf(other.id) + 1);
          const before = orderedIds(orders, id, { before: other.id });
          expect(before.indexOf(id)).toBe(before.indexOf(other.id) - 1);
        }
      }
    }
  });

  it("is not written where it stands there already, and is refused beside what is not there", () => {
    expect(renumbered(rows(1, 5, 9), 2, { after: 1 })).toEqual([]);
    expect(renumbered(rows(5, 5, 9), 2, { after: 1 })).toEqual([{ id: 2, order: 7 }]);
    expect(renumbered(rows(1, 2), 1, { before: 7 })).toBeNull();
    expect(renumbered(rows(1, 2), 7, { before: 1 })).toBeNull();
  });
});
