import { FORMAT_LOCALE, type Language } from "#shared/languages.ts";
import { isoDay, ZONE } from "#shared/lib/time-zone.ts";

/** Created at their first use, because loading a language's rules takes a tenth of the time of a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Between a figure and a character, where Chinese texts have a space, and dates of `Intl` have none. */
const BESIDE_FIGURES = /(?!^)\b/g;

/** A date for people: `2026 年 11 月 6 日`, `6 November 2026`. */
export function longDate(date: string, language: Language): string {
  return formatDay(date, language, { dateStyle: "long" });
}

/** A date in a list, for people: `2026 年 11 月 6 日`, `6 Nov 2026`, `06.11.2026`. */
export function shortDate(date: string, language: Language): string {
  return formatDay(date, language, { dateStyle: "medium" });
}

/** The day and month of a date, where its year stands apart: `11 月 6 日`, `6 Nov`, `6. Nov.`. */
export function dayAndMonth(date: string, language: Language): string {
  return formatDay(date, language, { month: "short", day: "numeric" });
}

/**
 * A moment with its weekday, the clock and the zone of the clock: `Tuesday 1 December at 15:40 CET`.
 * @param isCompanyTime in the company's zone; otherwise in that of the machine
 */
export function momentForReader(moment: string, language: Language, isCompanyTime: boolean): string {
  const style = { weekday: "long", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
  return new Intl.DateTimeFormat(FORMAT_LOCALE[language], { ...style, ...(isCompanyTime && { timeZone: ZONE }) }).format(new Date(moment));
}

/** The clock in the company's zone at a moment, with how far that is from UTC: `15:40 UTC+8`. */
export function zonedTime(moment: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: ZONE,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "shortOffset",
  });
  return parts.format(new Date(moment)).replace("GMT", "UTC");
}

/** The year in which a date lies. */
export function yearOf(date: string): number {
  return Number(isoDay(date).slice(0, 4));
}

/** The company's calendar day, which is taken first: its midnight in UTC is a day in no other zone's words. */
function formatDay(date: string, language: Language, style: Pick<Intl.DateTimeFormatOptions, "dateStyle" | "month" | "day">): string {
  const key = `${language} ${style.dateStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(FORMAT_LOCALE[language], { timeZone: "UTC", ...style });
  formats.set(key, format);
  const day = format.format(new Date(`${isoDay(date)}T00:00Z`));
  return language === "zh" ? day.replaceAll(BESIDE_FIGURES, "\u00a0") : day;
}
