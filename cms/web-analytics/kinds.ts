/** The kinds of counts. Each stands by itself, so that no two acts of one visitor ever show together. */
export const KINDS = {
  page: { most: 500, isOpen: false },
  language: { most: 10, isOpen: false },
  country: { most: 250, isOpen: false },
  referrer: { most: 100, isOpen: true },
  campaign: { most: 50, isOpen: true },
  search: { most: 200, isOpen: true },
  unfound: { most: 200, isOpen: true },
  filter: { most: 200, isOpen: false },
  comparison: { most: 200, isOpen: false },
  download: { most: 200, isOpen: false },
  form: { most: 10, isOpen: false },
} as const satisfies Record<
  string,
  {
    /** Most different values of a day; all further ones count as one value. */
    most: number;
    /** Whether anybody can bring about a value, so that a rare one is not even named. */
    isOpen: boolean;
  }
>;

export type Kind = keyof typeof KINDS;

/** Stands for all values of a day beyond the limit of its kind. */
export const OTHER = "…";
/** A visit that names no other site. */
export const DIRECT = "-";

/** Characters of a value. */
export const MAX_VALUE_LENGTH = 120;
/** Counts below this are not told: few visitors could be known by them. */
export const MIN_COUNT = 5;
/** Months after which counts are deleted: a year can be compared with the one before. */
export const KEPT_MONTHS = 25;

/** How often something was done on a day in the company's time zone. */
export interface Count {
  day: string;
  kind: Kind;
  value: string;
  count: number;
}
