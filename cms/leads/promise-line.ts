import { placeInDay } from "../lib/time.ts";
import { currentWorkingDay, dayOf, USUAL_HOURS, workingDayAfter, type WorkingHours } from "../lib/working-time.ts";

/** Percent of the line for a working day, and the beginning of the second one: the gap between is the night. */
export const DAY_WIDTH = 49;
export const SECOND_DAY = 51;
/** Percent below which two stops become one: a fraction of an hour. */
const NEAREST = DAY_WIDTH / 9;

/** A deadline. */
interface Due {
  due: number;
}

/** A stop of the line, with its deadlines. */
export interface Stop<Item extends Due> {
  /** Percent from the beginning of the line. */
  place: number;
  /** Percent until the next stop. */
  room: number;
  items: [Item, ...Item[]];
}

/** Two working days as a line: now, and the deadlines. Overdue ones are at its beginning. */
export interface PromiseLine<Item extends Due> {
  /** Today and the next working day, or the next two after hours. */
  days: [number, number];
  /** Percent of the line for now. */
  now: number;
  stops: Stop<Item>[];
}

/** Lays out the deadlines, sorted by time. */
export function promiseLine<Item extends Due>(items: Item[], now: number, hours: WorkingHours = USUAL_HOURS): PromiseLine<Item> {
  const first = currentWorkingDay(now, hours);
  const days: [number, number] = [first, workingDayAfter(first, hours)];
  const place = (moment: number) => {
    const inSecond = dayOf(moment) >= days[1];
    return (inSecond ? SECOND_DAY : 0) + placeInDay(moment, inSecond ? days[1] : first, hours) * DAY_WIDTH;
  };
  const stops: Stop<Item>[] = [];
  for (const item of items.toSorted((a, b) => a.due - b.due)) {
    const at = place(item.due);
    const last = stops.at(-1);
    if (last && at - last.place < NEAREST) last.items.push(item);
    else stops.push({ place: at, room: 0, items: [item] });
  }
  for (const [index, stop] of stops.entries()) stop.room = (stops[index + 1]?.place ?? 100) - stop.place;
  return { days, now: place(now), stops };
}
