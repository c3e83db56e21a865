import { DAY, MINUTE } from "#shared/lib/durations.ts";
import { isoDay, ZONE } from "#shared/lib/time-zone.ts";

// The Swedes write dates as they sort: 2026-11-26 15:40.
const momentFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" });
const offsetFormat = new Intl.DateTimeFormat("en-US", { timeZone: ZONE, timeZoneName: "longOffset" });

/** Offsets of days, counted from 1 January 1970 in UTC, on which the clocks are not changed; null for the others. */
const offsets = new Map<number, number | null>();

/** From UTC to the company’s zone at a moment, in milliseconds. */
export function offsetAt(moment: number): number {
  if (!Number.isFinite(moment)) return Number.NaN;
  const day = Math.floor(moment / DAY);
  let offset = offsets.get(day);
  if (offset === undefined) {
    const [begin, end] = [readOffset(day * DAY), readOffset((day + 1) * DAY)];
    offsets.set(day, (offset = begin === end ? begin : null));
  }
  return offset ?? readOffset(moment);
}

/** “GMT+05:30”; “GMT” alone is none. */
function readOffset(moment: number): number {
  const name = offsetFormat.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+\u2212-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/**
 * The moment at which clocks in the company’s zone show a time, which is given as if it were one of UTC. One that they leave out is as much
 * later as they are put forward; of one that they show twice it is the first.
 */
export function fromZone(wallClock: number): number {
  // No zone changes its clocks twice in two days.
  const [before, after] = [offsetAt(wallClock - DAY), offsetAt(wallClock + DAY)];
  const first = wallClock - before;
  const isAfter = offsetAt(first) !== before && offsetAt(wallClock - after) === after;
  return isAfter ? wallClock - after : first;
}

/** A moment in the company’s zone, as sortable text: 2026-11-26 15:40. */
export function isoMoment(moment: number | Date): string {
  return momentFormat.format(moment);
}

/** The moment at which clocks in the company’s zone show this: 2026-11-26T15:40. NaN for another text. */
export function momentOf(wallClock: string): number {
  return fromZone(Date.parse(`${wallClock}Z`));
}

/** A day without a time as it is stored: a moment that lies in it both in UTC and in the company's zone. */
export function momentOfDay(isoDate: string): string {
  const midnight = `${isoDate}T00:00:00.000Z`;
  return isoDay(new Date(midnight)) === isoDate ? midnight : `${isoDate}T12:00:00.000Z`;
}
