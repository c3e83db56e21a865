/**
 * Working time in the company's zone: its working days and hours, without its holidays. All moments and durations are in milliseconds.
 */
import { say } from "#shared/desk-texts/say.ts";
import { DAY, HOUR } from "#shared/lib/durations.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { fromZone, offsetAt } from "./time-zone.ts";

/** Weekday of 1 January 1970, with Sunday as 0. */
const EPOCH_WEEKDAY = 4;
/** A promise with less than this left is due soon. */
const SOON = 2 * HOUR;

/** The days of the week as fields of the company's global, with Sunday as 0, and whether they are working days by default. */
export const WEEKDAYS = [
  { name: "worksMonday", weekday: 1, label: say("Monday"), isWorked: true },
  { name: "worksTuesday", weekday: 2, label: say("Tuesday"), isWorked: true },
  { name: "worksWednesday", weekday: 3, label: say("Wednesday"), isWorked: true },
  { name: "worksThursday", weekday: 4, label: say("Thursday"), isWorked: true },
  { name: "worksFriday", weekday: 5, label: say("Friday"), isWorked: true },
  { name: "worksSaturday", weekday: 6, label: say("Saturday"), isWorked: false },
  { name: "worksSunday", weekday: 0, label: say("Sunday"), isWorked: false },
] as const;

/** Working days and hours. */
export interface WorkingHours {
  /** Weekdays, with Sunday as 0. */
  weekdays: readonly number[];
  /** Hours of the day at which work begins and ends: 17.5 is half past five. */
  opens: number;
  closes: number;
  /** Days without work, as `dayOf` counts them. */
  holidays: readonly number[];
}

/** Monday to Friday, 9:00–18:00, without holidays. */
export const USUAL_HOURS: WorkingHours = { weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 18, holidays: [] };

type StoredHours = { [name in (typeof WEEKDAYS)[number]["name"]]?: boolean | null } & {
  opens?: string | null;
  closes?: string | null;
  holidays?: { date: string }[] | null;
};

/** The working hours of the company's global; the usual ones replace invalid values: no day, or an end before the beginning. */
export function workingHoursOf(site: StoredHours): WorkingHours {
  const weekdays = WEEKDAYS.filter(({ name, isWorked }) => site[name] ?? isWorked).map(({ weekday }) => weekday);
  const [opens, closes] = [hourOf(site.opens) ?? USUAL_HOURS.opens, hourOf(site.closes) ?? USUAL_HOURS.closes];
  return {
    weekdays: weekdays.length > 0 ? weekdays : USUAL_HOURS.weekdays,
    ...(opens < closes ? { opens, closes } : { opens: USUAL_HOURS.opens, closes: USUAL_HOURS.closes }),
    holidays: (site.holidays ?? []).map(({ date }) => dayNumber(isoDay(date))),
  };
}

/** 17.5 for “17:30”; undefined for an invalid time. */
function hourOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time ?? "") ?? [];
  return hours === undefined ? undefined : Number(hours) + Number(minutes) / 60;
}

function dayNumber(isoDate: string): number {
  return Math.floor(Date.parse(`${isoDate}T00:00Z`) / DAY);
}

/** The length of a working day, the promise to senders: “within one business day”. */
export function workingDay({ opens, closes }: WorkingHours): number {
  return Math.round((closes - opens) * HOUR);
}

/** The length of a usual working day. */
export const WORKING_DAY = workingDay(USUAL_HOURS);

/** A day in the company's zone, counted from 1 January 1970. */
export function dayOf(moment: number): number {
  return Math.floor((moment + offsetAt(moment)) / DAY);
}

/** The moment at which an hour of a day begins in the company's zone. */
export function momentOn(day: number, hour: number): number {
  return fromZone(day * DAY + Math.round(hour * HOUR));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

/** Whether a day is a working day. */
export function isWorkingDay(day: number, { weekdays, holidays }: WorkingHours = USUAL_HOURS): boolean {
  return weekdays.includes(weekdayOf(day)) && !holidays.includes(day);
}

/** The first working day after a day. */
export function workingDayAfter(day: number, hours: WorkingHours = USUAL_HOURS): number {
  let next = day + 1;
  while (!isWorkingDay(next, hours)) next += 1;
  return next;
}

/** The working day of a moment: its own, or the next when work is over for the day, or there is none. */
export function currentWorkingDay(moment: number, hours: WorkingHours = USUAL_HOURS): number {
  const day = dayOf(moment);
  return isWorkingDay(day, hours) && moment < momentOn(day, hours.closes) ? day : workingDayAfter(day, hours);
}

/** The working time between two moments; negative when `to` is the earlier one. */
export function workingTimeBetween(from: number, to: number, hours: WorkingHours = USUAL_HOURS): number {
  if (to < from) return -workingTimeBetween(to, from, hours);
  let sum = 0;
  for (let day = dayOf(from); day <= dayOf(to); day++) {
    if (isWorkingDay(day, hours))
      sum += Math.max(0, Math.min(to, momentOn(day, hours.closes)) - Math.max(from, momentOn(day, hours.opens)));
  }
  return sum;
}

/** The moment when so much working time has passed since `from`. */
export function afterWorkingTime(from: number, length: number, hours: WorkingHours = USUAL_HOURS): number {
  let remaining = length;
  for (let day = currentWorkingDay(from, hours); ; day = workingDayAfter(day, hours)) {
    const begins = Math.max(from, momentOn(day, hours.opens));
    const dayLength = momentOn(day, hours.closes) - begins;
    if (remaining <= dayLength) return begins + remaining;
    remaining -= dayLength;
  }
}

/** The state of the promise to answer within one business day. */
export interface PromiseState {
  /** When the answer is due. */
  due: number;
  /**
   * `far`, `soon` and `late` wait for an answer; `kept` and `missed` got one in time or too late. `none`: nobody waits for an answer.
   */
  state: "far" | "soon" | "late" | "kept" | "missed" | "none";
  /** Working time left, now or at the answer; negative when it is over. */
  remaining: number;
  /** Share of the promised time that has passed, 0 to 1. */
  passed: number;
  /** Length of the promised working day. */
  day: number;
}

interface PromiseSubject {
  /** When it arrived, in ISO form. */
  createdAt: string;
  status: string;
  /** When it was first answered, in ISO form. */
  answeredAt?: string | null;
}

/** The state of a lead's promise at a moment. Only a new lead waits; spam never does. */
export function promiseOf({ createdAt, status, answeredAt }: PromiseSubject, now: number, hours: WorkingHours = USUAL_HOURS): PromiseState {
  const received = Date.parse(createdAt);
  const day = workingDay(hours);
  const due = afterWorkingTime(received, day, hours);
  const until = answeredAt ? Date.parse(answeredAt) : now;
  const remaining = day - workingTimeBetween(received, until, hours);
  const passed = Math.min(1, Math.max(0, 1 - remaining / day));
  return { due, remaining, passed, day, state: stateOf(status, Boolean(answeredAt), until > due, remaining) };
}

function stateOf(status: string, isAnswered: boolean, isLate: boolean, remaining: number): PromiseState["state"] {
  if (isAnswered) return isLate ? "missed" : "kept";
  if (status !== "new") return "none";
  if (isLate) return "late";
  return remaining <= SOON ? "soon" : "far";
}

/** The median; null for no values. */
export function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper, lower] = [sorted[middle], sorted[middle - 1]];
  if (upper === undefined) return null;
  return sorted.length % 2 === 0 && lower !== undefined ? (lower + upper) / 2 : upper;
}
