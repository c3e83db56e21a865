import { useState } from "react";
import type { ComparedRow } from "#app/data/compare/compare.server.ts";

/** Number of columns on a phone. */
const PHONE_COLUMNS = 2;

/** The columns on a phone. */
export interface Pair {
  /** Their places, in order. */
  shown: readonly number[];
  /** Replaces a column; does nothing if both are shown already. */
  swap: (from: number, to: number) => void;
}

/** The columns on a phone: the first two until the visitor chooses others, which stay when a product is removed. */
export function usePair(slugs: readonly string[]): Pair {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const first = slugs.filter((slug) => chosen.includes(slug));
  const others = slugs.filter((slug) => !chosen.includes(slug));
  const pair = new Set([...first, ...others].slice(0, PHONE_COLUMNS));
  const indices = slugs.flatMap((slug, index) => (pair.has(slug) ? [index] : []));
  return {
    shown: indices,
    swap: (from, to) =>
      setChosen(
        (indices.includes(to) ? indices : indices.map((index) => (index === from ? to : index))).flatMap((index) => slugs[index] ?? []),
      ),
  };
}

/** Whether the products at these places state different values in a row: a missing value is no difference. */
export function differsBetween({ alike, cells }: ComparedRow, places: readonly number[]): boolean {
  const stating = places.filter((place) => cells[place] && cells[place]?.silence !== "inapplicable");
  return new Set(stating.map((place) => alike[place])).size > 1;
}
