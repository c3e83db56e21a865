import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { facets as facetsOfSite } from "#shared/vocabulary/facets.ts";
import type { Criteria, RangeKey } from "./criteria.ts";
import type { Found } from "./find.ts";
import type { FindableProduct } from "./findable.server.ts";
import type { Scope } from "./scope.server.ts";
import { groupName, unitOf } from "./view-names.server.ts";
import type { FinderPage, RangeView } from "./view-types.ts";

const BARS = 12;

/** The bar of a product that states no number. */
const NOWHERE = -1;

export function rangeView({ products }: Scope, { ranges }: Criteria, { besides }: Found, key: RangeKey, page: FinderPage): RangeView[] {
  const scale = scalesOf(products).get(key);
  // A scale of logarithms has no place for nothing, and none for one number alone.
  if (!scale || !(scale.ends.min < scale.ends.max) || scale.ends.min <= 0) return [];
  const { ends, barAt } = scale;
  const { min = -Infinity, max = Infinity } = ranges[key] ?? {};
  const bars = Array.from({ length: BARS }, (_, index) => {
    const middle = onScale(ends, (index + 0.5) / BARS);
    return { count: 0, within: middle >= min && middle <= max };
  });
  besides(key).each((place) => {
    const bar = bars[barAt[place] ?? NOWHERE];
    const number = products[place]?.numbers[key];
    if (!bar || number == null) return;
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

/** For each range the ends of what the products of a list state, and for each product the bar in which it stands. */
const scalesOf = memoizeWeak((products: readonly FindableProduct[]) => {
  const scales = facetsOfSite().ranges.map((key) => {
    const ends = endsOf(products, key);
    const barOf = (number: number | null | undefined) => {
      const bar = number == null ? NOWHERE : Math.min(BARS - 1, Math.floor(scaleOf(ends, number) * BARS));
      return bar >= 0 ? bar : NOWHERE;
    };
    return [key, { ends, barAt: Int8Array.from(products, ({ numbers }) => barOf(numbers[key])) }] as const;
  });
  return new Map(scales);
});

function endsOf(products: readonly FindableProduct[], key: RangeKey): RangeView["ends"] {
  const ends = { min: Infinity, max: -Infinity };
  for (const { numbers } of products) {
    const number = numbers[key];
    if (number == null) continue;
    ends.min = Math.min(ends.min, number);
    ends.max = Math.max(ends.max, number);
  }
  return ends;
}

/** Where a number lies between the ends, from 0 to 1: by its logarithm, for a day more means little at a year and much at a week. */
function scaleOf({ min, max }: RangeView["ends"], number: number): number {
  return Math.log(number / min) / Math.log(max / min);
}

function onScale({ min, max }: RangeView["ends"], place: number): number {
  return min * (max / min) ** place;
}
