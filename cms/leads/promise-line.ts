import { placeInDay } from "../lib/time.ts";
import { currentWorkingDay, dayOf, USUAL_HOURS, workingDayAfter, type WorkingHours } from "../lib/working-time.ts";

/** Percent of the line for a working day, and where the second one begins: the night between is a gap. */
export const DAY_WIDTH = 49;
export const SECOND_DAY = 51;
/** Stops nearer to each other than this are one: an hour's part of a day. */
const NEAREST = DAY_WIDTH / 9;

/** What is due at a moment. */
interface Due {
  due: number;
}

/** A stop of the line, and what is due there. */
export interface Stop<Item extends Due> {
  /** Percent of the line from its beginning. */
  place: number;
  /** Percent until the next stop. */
  room: number;
  items: [Item, ...Item[]];
}

/** Two working days as a line: where now is, and what is due on it. What was due before stands at its beginning. */
export interface PromiseLine<Item extends Due> {
  /** Today and the next working day, or the next two when nobody works any more. */
  days: [number, number];
  /** Percent of the line for now. */
  now: number;
  stops: Stop<Item>[];
}

/** Lays out what is due, in order of time. */
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
