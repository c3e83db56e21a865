/**
 * Time in which somebody is at work: Monday to Friday, 9:00–18:00 in Shanghai. Public holidays are not known here: they count as working days. All moments and lengths are in milliseconds.
 */
import { DAY, HOUR } from "#shared/lib/durations.ts";
import { OFFSET } from "./time-zone.ts";

/** Hours of the day at which work begins and ends. */
export const OPENS = 9;
export const CLOSES = 18;
/** A working day's length, which is what senders are promised: “within one business day”. */
export const WORKING_DAY = (CLOSES - OPENS) * HOUR;
/** Weekday of 1 January 1970, with Sunday as 0. */
const EPOCH_WEEKDAY = 4;
/** A promise with less than this left is due soon. */
const SOON = 2 * HOUR;

/** A day in Shanghai, counted from 1 January 1970. */
export function dayOf(moment: number): number {
  return Math.floor((moment + OFFSET) / DAY);
}

/** The moment at which an hour of a day begins in Shanghai. */
export function momentOn(day: number, hour: number): number {
  return day * DAY - OFFSET + hour * HOUR;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

/** Whether somebody works on a day. */
export function isWorkingDay(day: number): boolean {
  const weekday = weekdayOf(day);
  return weekday >= 1 && weekday <= 5;
}

/** The first working day after a day. */
export function workingDayAfter(day: number): number {
  return isWorkingDay(day + 1) ? day + 1 : workingDayAfter(day + 1);
}

/** The working day on whose line `moment` lies: its own, or the next when work is over for the day, or there is none. */
export function currentWorkingDay(moment: number): number {
  const day = dayOf(moment);
  return isWorkingDay(day) && moment < momentOn(day, CLOSES) ? day : workingDayAfter(day);
}

/** How much working time lies between two moments; negative when `to` is the earlier one. */
export function workingTimeBetween(from: number, to: number): number {
  if (to < from) return -workingTimeBetween(to, from);
  let sum = 0;
  for (let day = dayOf(from); day <= dayOf(to); day++) {
    if (isWorkingDay(day)) sum += Math.max(0, Math.min(to, momentOn(day, CLOSES)) - Math.max(from, momentOn(day, OPENS)));
  }
  return sum;
}

/** The moment at which so much working time has passed since `from`. */
export function afterWorkingTime(from: number, length: number): number {
  let left = length;
  for (let day = currentWorkingDay(from); ; day = workingDayAfter(day)) {
    const begins = Math.max(from, momentOn(day, OPENS));
    const lasts = momentOn(day, CLOSES) - begins;
    if (left <= lasts) return begins + left;
    left -= lasts;
  }
}

/** How an answer stands to the promise of one business day. */
export interface Promised {
  /** When the answer is due. */
  due: number;
  /**
   * `far`, `soon` and `late` are still to be answered; `kept` and `missed` were answered in time and too late. `none`: nobody is
   * waiting for an answer.
   */
  state: "far" | "soon" | "late" | "kept" | "missed" | "none";
  /** Working time that is left; negative when it is over. For what was answered: what was left then. */
  left: number;
  /** Part of the promised time that has passed, 0 to 1. */
  passed: number;
}

interface Waiting {
  /** When it arrived, in ISO form. */
  createdAt: string;
  status: string;
  /** When it was first answered, in ISO form. */
  answeredAt?: string | null;
}

/** How a lead stands to the promise at a moment. Only a new one waits; what was taken for spam never did. */
export function promiseOf({ createdAt, status, answeredAt }: Waiting, now: number): Promised {
  const received = Date.parse(createdAt);
  const due = afterWorkingTime(received, WORKING_DAY);
  const until = answeredAt ? Date.parse(answeredAt) : now;
  const left = WORKING_DAY - workingTimeBetween(received, until);
  const passed = Math.min(1, Math.max(0, 1 - left / WORKING_DAY));
  return { due, left, passed, state: stateOf(status, Boolean(answeredAt), until > due, left) };
}

function stateOf(status: string, isAnswered: boolean, isLate: boolean, left: number): Promised["state"] {
  if (isAnswered) return isLate ? "missed" : "kept";
  if (status !== "new") return "none";
  if (isLate) return "late";
  return left <= SOON ? "soon" : "far";
}

/** The middle of some lengths; null of none. */
export function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper, lower] = [sorted[middle], sorted[middle - 1]];
  if (upper === undefined) return null;
  return sorted.length % 2 === 0 && lower !== undefined ? (lower + upper) / 2 : upper;
}
