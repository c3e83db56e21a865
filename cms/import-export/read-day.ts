import { DAY } from "#shared/lib/durations.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { momentOfDay } from "../lib/time-zone.ts";
import { ambiguousDay, words } from "./import-messages.ts";

/** Characters of the longest day, with its weekday and time. */
const MAX_DAY = 100;
/** A moment in the notation of programs, with its zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[-+]\d{2}:?\d{2})$/;
/** The day of the week before a day, and the time after it. */
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s|(?:星期|周|礼拜)[一二三四五六日天]/giu;
const TIME = /(?:T[\d:.]*|\s\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
const YEAR_FIRST = /^(?<year>\d{4})(?:[-/.]|年\s*)(?<month>\d{1,2})(?:[-/.]|月\s*)(?<day>\d{1,2})[日号]?$/;
const DAY_FIRST = /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/.\s](?<month>[a-z]{3,9})\.?,?[-/.\s]+(?<year>\d{4}|\d{2})$/i;
const MONTH_FIRST = /^(?<month>[a-z]{3,9})\.?[-/.\s]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?[-/.\s]+(?<year>\d{4}|\d{2})$/i;
/** With points the day comes first in every country. */
const WITH_POINTS = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/;
/** A month without a day. */
const YEAR_AND_MONTH = /^(\d{4})(?:[-/.]|年\s*)(\d{1,2})月?$/;
/** Figures in another order, or with a year of two digits. */
const FIGURES = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
/** The number of a day between 1954 and 2119 in spreadsheets, counted from 30 December 1899. */
const SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;
const FIRST_SERIAL = Date.UTC(1899, 11, 30);
const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
/** Years of two digits below it belong to this century. */
const THIS_CENTURY = 50;

/** Reads a calendar day in the notations of spreadsheets and people, or the day of a moment. An ambiguous day is a fault. */
export function readDay(cell: string): { value: string; notice?: Bilingual } | { fault: Bilingual } {
  if (cell.length > MAX_DAY) return { fault: words.day };
  const moment = MOMENT.test(cell) ? Date.parse(cell) : Number.NaN;
  if (!Number.isNaN(moment)) return { value: momentOfDay(isoDay(moment)) };
  const text = cell.normalize("NFKC").replaceAll(WEEKDAY, "").replace(TIME, "").trim();
  if (SERIAL.test(text)) return { value: momentOfDay(dayText(new Date(FIRST_SERIAL + Math.floor(Number(text)) * DAY))) };
  const value = sureDay(text);
  if (value) return { value: momentOfDay(value) };
  const [, year, month] = YEAR_AND_MONTH.exec(text) ?? [];
  const first = dayOf(Number(year), Number(month), 1);
  if (first) return { value: momentOfDay(first), notice: words.month };
  const [only, ...others] = possibleDays(text);
  if (!only) return { fault: words.day };
  return others.length > 0 ? { fault: ambiguousDay(cell, [only, ...others]) } : { value: momentOfDay(only) };
}

/** A day with unambiguous parts; null for any other. */
function sureDay(text: string): string | null {
  const { year, month, day } =
    (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text) ?? WITH_POINTS.exec(text))?.groups ?? {};
  return dayOf(yearOf(year), monthOf(month), Number(day));
}

/** The number of a month from a number or a name; NaN for neither. */
function monthOf(text: string | undefined): number {
  const short = text?.toLowerCase().replace(/^sept$/, "sep");
  const index = MONTHS.findIndex((name) => name === short || name.slice(0, 3) === short);
  return index < 0 ? Number(text) : index + 1;
}

/** A year; one of two digits with its century. */
function yearOf(text: string | undefined): number {
  const year = Number(text);
  if (text?.length !== 2) return year;
  return year + (year < THIS_CENTURY ? 2000 : 1900);
}

/** A day as 2026-02-28; null for an impossible one. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 999 && date.getUTCMonth() === month - 1 ? dayText(date) : null;
}

function dayText(midnight: Date): string {
  return midnight.toISOString().slice(0, "2026-02-28".length);
}

/** The possible days of figures without a leading year, as 2026-02-28: day or month first, or a year of two digits. */
function possibleDays(text: string): string[] {
  const [, first, second, third] = FIGURES.exec(text) ?? [];
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  const days = [dayOf(yearOf(third), b, a), dayOf(yearOf(third), a, b), dayOf(yearOf(first), b, c)];
  return [...new Set(days.filter((day) => day !== null))];
}
