import type { DeskLanguage } from "#shared/languages.ts";
import { isoDay, ZONE } from "#shared/lib/time-zone.ts";
import { MINUTE } from "#shared/lib/durations.ts";
import { momentOf } from "./time-zone.ts";
import { dayOf, momentOn, USUAL_HOURS, WORKING_DAY, weekdayOf, workingDay, type WorkingHours } from "./working-time.ts";

const WEEKDAYS = {
  zh: ["周日", "周一", "周二", "周三", "周四", "周五", "周六"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
} as const;

const clockFormat = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "numeric", minute: "2-digit", hourCycle: "h23" });
const partsFormat = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, year: "numeric", month: "numeric", day: "numeric" });
const monthFormat = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, month: "long" });

/** Now. */
export function currentTime(): number {
  return Date.now();
}

/** The desk's language of a language code. */
export function deskLanguage(code: string): DeskLanguage {
  return code === "en" ? "en" : "zh";
}

/** The clock in the company’s zone: 9:12, 15:40. */
export function clock(moment: number): string {
  return clockFormat.format(moment).replace(/^0(?=\d:)/, "");
}

/** The date of a day, with the year where it is not this one: “11 月 20 日”, “20 November”. */
export function dateOf(moment: number, now: number, language: DeskLanguage): string {
  const { year, month, day } = parts(moment);
  const isThisYear = year === parts(now).year;
  if (language === "en") return `${day} ${monthFormat.format(moment)}${isThisYear ? "" : ` ${year}`}`;
  return `${isThisYear ? "" : `${year} 年 `}${month} 月 ${day} 日`;
}

/** The weekday: 周二, Tuesday. */
export function weekdayName(moment: number, language: DeskLanguage): string {
  return WEEKDAYS[language][weekdayOf(dayOf(moment))] ?? "";
}

const NEAR = { zh: ["昨天", "今天", "明天"], en: ["yesterday", "today", "tomorrow"] } as const;

/** What a day is called from today: 昨天, 今天, 明天; null for all others. */
export function nearDay(day: number, now: number, language: DeskLanguage): string | null {
  return NEAR[language][day - dayOf(now) + 1] ?? null;
}

/** A moment near now by day and clock, any other by its date. */
export function momentName(moment: number, now: number, language: DeskLanguage): string {
  const near = nearDay(dayOf(moment), now, language);
  return near ? `${near} ${clock(moment)}` : dateOf(moment, now, language);
}

/** A day of follow-up: “周四，11 月 26 日”. */
export function dayName(moment: number, now: number, language: DeskLanguage): string {
  return `${weekdayName(moment, language)}${language === "en" ? ", " : "，"}${dateOf(moment, now, language)}`;
}

/** Working time as people say it: “1 小时 20 分”, from a working day on in working days. What is left over of a minute is left out. @param ofDay length of a working day */
export function lengthName(length: number, language: DeskLanguage, ofDay = WORKING_DAY): string {
  const whole = Math.abs(length);
  if (whole > ofDay) {
    const days = Math.floor(whole / ofDay);
    return language === "en" ? `${days} working ${days === 1 ? "day" : "days"}` : `${days} 个工作日`;
  }
  if (whole < MINUTE) return language === "en" ? "less than 1 min" : "不到 1 分钟";
  return lengthParts(whole, language)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(" ");
}

/** Whole hours, and the whole minutes beyond them, each with its unit; what is zero is left out beside what is not. */
export function lengthParts(length: number, language: DeskLanguage): { count: number; unit: string }[] {
  const whole = Math.floor(length / MINUTE);
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  const [hour, minute] = language === "en" ? ["h", "min"] : ["小时", hours > 0 ? "分" : "分钟"];
  const parts = [
    { count: hours, unit: hour },
    { count: minutes, unit: minute },
  ].filter(({ count }) => count > 0);
  return parts.length > 0 ? parts : [{ count: 0, unit: minute }];
}

/** When somebody is at work: “周一至周五 9:00–18:00”, “Monday, Wednesday, Friday 8:30–17:00”. */
export function hoursName({ weekdays, opens, closes }: WorkingHours, language: DeskLanguage): string {
  const days = [1, 2, 3, 4, 5, 6, 0].filter((weekday) => weekdays.includes(weekday));
  const names = days.map((weekday) => WEEKDAYS[language][weekday] ?? "");
  const isRange = days.length > 2 && days.every((weekday, index) => (weekday || 7) === (days[0] || 7) + index);
  const range = language === "en" ? " to " : "至";
  const comma = language === "en" ? ", " : "、";
  return `${isRange ? [names[0], names.at(-1)].join(range) : names.join(comma)} ${hourName(opens)}–${hourName(closes)}`;
}

function hourName(hour: number): string {
  return `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
}

/** Noon of a calendar day in the company’s zone; null for what is no day. */
export function noonOf(day: string): number | null {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? momentOf(`${day}T12:00`) : Number.NaN;
  return Number.isNaN(moment) || isoDay(moment) !== day ? null : moment;
}

/** Where a moment lies within the working hours of a day: 0 at the opening, 1 at the close. */
export function placeInDay(moment: number, day: number, hours: WorkingHours = USUAL_HOURS): number {
  return Math.min(1, Math.max(0, (moment - momentOn(day, hours.opens)) / workingDay(hours)));
}

function parts(moment: number): { year: number; month: number; day: number } {
  const [day = 0, month = 0, year = 0] = partsFormat.format(moment).split("/").map(Number);
  return { year, month, day };
}
