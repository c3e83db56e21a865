import { clock } from "../../../lib/time.ts";
import { dayOf, momentOn, USUAL_HOURS, workingDayAfter } from "../../../lib/working-time.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { momentOf } from "../../../lib/time-zone.ts";

/** The value of a datetime field for a moment, in the company's zone: 2026-11-25T09:00. */
export function asWallClock(moment: number): string {
  return `${isoDay(moment)}T${clock(moment).padStart(5, "0")}`;
}

/** The moment of such a value; null for none, and for one not after `now`. */
export function momentAfter(now: number, value: string): number | null {
  const moment = momentOf(value);
  return moment > now ? moment : null;
}

/** The next morning from Monday to Friday, the default suggestion. */
export function nextMorning(now: number): number {
  return momentOn(workingDayAfter(dayOf(now)), USUAL_HOURS.opens);
}
