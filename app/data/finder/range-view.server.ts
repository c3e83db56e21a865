import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import type { Criteria, RangeKey } from "./criteria.ts";
import { numbersOf, type FinderResult, type Numbers } from "./find.ts";
import type { Scope } from "./scope.server.ts";
import { groupName, unitOf } from "./view-names.server.ts";
import type { FinderPage, RangeView } from "./view-types.ts";

const BARS = 12;

/** The bar of a product without a number. */
const NOWHERE = -1;

export function rangeView(
  { products }: Scope,
  criteria: Criteria,
  { besides }: FinderResult,
  key: RangeKey,
  page: FinderPage,
): RangeView[] {
  const { ranges } = criteria;
  const numbers = numbersOf(products, key, criteria);
  const scale = scaleOfNumbers(numbers);
  // A logarithmic scale has no place for zero, and a single number makes no scale.
  if (!(scale.ends.min < scale.ends.max) || scale.ends.min <= 0) return [];
  const { ends, barAt } = scale;
  const { min = -Infinity, max = Infinity } = ranges[key] ?? {};
  const bars = Array.from({ length: BARS }, (_, index) => {
    const middle = onScale(ends, (index + 0.5) / BARS);
    return { count: 0, within: middle >= min && middle <= max };
  });
  besides(key).each((place) => {
    const bar = bars[barAt[place] ?? NOWHERE];
    const number = numbers[place] ?? Number.NaN;
    if (!bar) return;
    bar.count += 1;
    if (number >= min && number <= max) bar.within = true;
  });
  return [
    {
      key,
      name: groupName(key, page),
      unit: unitOf(key, page),
      ends,
      chosen: { min: ranges[key]?.min ?? null, max: ranges[key]?.max ?? null },
      bars,
    },
  ];
}

/** The ends of a list's numbers, and each product's bar. */
const scaleOfNumbers = memoizeWeak((numbers: Numbers) => {
  const ends = { min: Infinity, max: -Infinity };
  for (const number of numbers) {
    if (Number.isNaN(number)) continue;
    ends.min = Math.min(ends.min, number);
    ends.max = Math.max(ends.max, number);
  }
  const barOf = (number: number) => {
    const bar = Math.min(BARS - 1, Math.floor(scaleOf(ends, number) * BARS));
    return bar >= 0 ? bar : NOWHERE;
  };
  return { ends, barAt: Int8Array.from(numbers, barOf) };
});

/** A number's position between the ends, from 0 to 1: logarithmic, because a day matters little in a year and much in a week. */
function scaleOf({ min, max }: RangeView["ends"], number: number): number {
  return Math.log(number / min) / Math.log(max / min);
}

function onScale({ min, max }: RangeView["ends"], place: number): number {
  return min * (max / min) ** place;
}
