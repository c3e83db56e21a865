import { DESK_FALLBACK, DESK_LANGUAGES, FORMAT_LOCALE, listComma, type DeskLanguage } from "#shared/languages.ts";
import { inDeskLanguages, say, sayIn } from "#shared/desk-texts/say.ts";
import { isoDay, ZONE } from "#shared/lib/time-zone.ts";
import { MINUTE } from "#shared/lib/durations.ts";
import { momentOf } from "./time-zone.ts";
import { dayOf, momentOn, USUAL_HOURS, WEEKDAYS, WORKING_DAY, weekdayOf, workingDay, type WorkingHours } from "./working-time.ts";

const clockFormat = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "numeric", minute: "2-digit", hourCycle: "h23" });
const partsFormat = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, year: "numeric", month: "numeric", day: "numeric" });
const DAY_AND_MONTH = { timeZone: ZONE, day: "numeric", month: "long" } as const;
const dayFormats = inDeskLanguages((language) => ({
  thisYear: new Intl.DateTimeFormat(FORMAT_LOCALE[language], DAY_AND_MONTH),
  anyYear: new Intl.DateTimeFormat(FORMAT_LOCALE[language], { ...DAY_AND_MONTH, year: "numeric" }),
}));

/** Now. */
export function currentTime(): number {
  return Date.now();
}

/** The desk's language of a language code. */
export function deskLanguage(code: string): DeskLanguage {
  return DESK_LANGUAGES.find((language) => language === code) ?? DESK_FALLBACK;
}

/** The clock in the company’s zone: 9:12, 15:40. */
export function clock(moment: number): string {
  return clockFormat.format(moment).replace(/^0(?=\d:)/, "");
}

/** The date of a day, with the year where it is not this one: “11 月 20 日”, “20 November”. */
export function dateOf(moment: number, now: number, language: DeskLanguage): string {
  const { year, month, day } = parts(moment);
  const isThisYear = year === parts(now).year;
  if (language !== "zh") return dayFormats[language][isThisYear ? "thisYear" : "anyYear"].format(moment);
  return `${isThisYear ? "" : `${year} 年 `}${month} 月 ${day} 日`;
}

/** The weekday: 周二, Tuesday. */
export function weekdayName(moment: number, language: DeskLanguage): string {
  return nameOfWeekday(weekdayOf(dayOf(moment)), language);
}

function nameOfWeekday(weekday: number, language: DeskLanguage): string {
  return WEEKDAYS.find((day) => day.weekday === weekday)?.label[language] ?? "";
}

const NEAR = [say("yesterday"), say("today"), say("tomorrow")];

/** What a day is called from today: 昨天, 今天, 明天; null for all others. */
export function nearDay(day: number, now: number, language: DeskLanguage): string | null {
  return NEAR[day - dayOf(now) + 1]?.[language] ?? null;
}

/** A moment near now by day and clock, any other by its date. */
export function momentName(moment: number, now: number, language: DeskLanguage): string {
  const near = nearDay(dayOf(moment), now, language);
  return near ? `${near} ${clock(moment)}` : dateOf(moment, now, language);
}

/** A day of follow-up: “周四，11 月 26 日”. */
export function dayName(moment: number, now: number, language: DeskLanguage): string {
  return `${weekdayName(moment, language)}${listComma(language)}${dateOf(moment, now, language)}`;
}

/** Working time as people say it: “1 小时 20 分”, from a working day on in working days. What is left over of a minute is left out. @param ofDay length of a working day */
export function lengthName(length: number, language: DeskLanguage, ofDay = WORKING_DAY): string {
  const whole = Math.abs(length);
  if (whole > ofDay) {
    const days = Math.floor(whole / ofDay);
    return sayIn(language)("{days} working {days:day|days}", { days });
  }
  if (whole < MINUTE) return sayIn(language)("less than 1 min");
  return lengthParts(whole, language)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(" ");
}

/** Whole hours, and the whole minutes beyond them, each with its unit; a zero stands only where both are zero. */
export function lengthParts(length: number, language: DeskLanguage): { count: number; unit: string }[] {
  const whole = Math.floor(length / MINUTE);
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  const say = sayIn(language);
  const [hour, minute] = [say("h"), hours > 0 ? say("min (after hours)") : say("min")];
  const parts = [
    { count: hours, unit: hour },
    { count: minutes, unit: minute },
  ].filter(({ count }) => count > 0);
  return parts.length > 0 ? parts : [{ count: 0, unit: minute }];
}

/** When somebody is at work: “周一至周五 9:00–18:00”, “Monday, Wednesday, Friday 8:30–17:00”. */
export function hoursName({ weekdays, opens, closes }: WorkingHours, language: DeskLanguage): string {
  const days = [1, 2, 3, 4, 5, 6, 0].filter((weekday) => weekdays.includes(weekday));
  const names = days.map((weekday) => nameOfWeekday(weekday, language));
  const isRange = days.length > 2 && days.every((weekday, index) => (weekday || 7) === (days[0] || 7) + index);
  const say = sayIn(language);
  const shown = isRange ? say("{first} to {last}", { first: names[0] ?? "", last: names.at(-1) ?? "" }) : names.join(say(", (in a list)"));
  return `${shown} ${hourName(opens)}–${hourName(closes)}`;
}

function hourName(hour: number): string {
  return `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
}

/** Noon of a calendar day in the company’s zone; null for a text that is no day. */
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
