import { DAY } from "#shared/lib/durations.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { momentOfDay } from "../lib/time-zone.ts";
import { ambiguousDay, words } from "./import-messages.ts";

/** Characters of the longest day, with its weekday and time. */
const MAX_DAY = 100;
/** A moment as programs write it, with its zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[-+]\d{2}:?\d{2})$/;
/** The day of the week, and the time behind a day. */
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+|\s*(?:星期|周|礼拜)[一二三四五六日天]/giu;
const TIME = /(?:T[\d:.]*|\s+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
const YEAR_FIRST = /^(\d{4})(?:[-/.]|年\s*)(\d{1,2})(?:[-/.]|月\s*)(\d{1,2})[日号]?$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[-/.\s]([a-z]{3,9})\.?,?[-/.\s]+(\d{4}|\d{2})$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.?[-/.\s]+(\d{1,2})(?:st|nd|rd|th)?,?[-/.\s]+(\d{4}|\d{2})$/i;
/** A month without a day. */
const YEAR_AND_MONTH = /^(\d{4})(?:[-/.]|年\s*)(\d{1,2})月?$/;
/** With points the day comes first, wherever days are written so. */
const WITH_POINTS = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
/** Figures in another order, or with a year of two. */
const FIGURES = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/;
/** The number that a spreadsheet keeps of a day between 1954 and 2119, counted from 30 December 1899. */
const SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;
const FIRST_SERIAL = Date.UTC(1899, 11, 30);
const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
/** Years of two figures below it are of this century. */
const THIS_CENTURY = 50;

/** Reads a calendar day as spreadsheets and people write it, or the day on which a moment lies. One that may be another day is a fault. */
export function readDay(cell: string): { value: string; notice?: Bilingual } | { fault: Bilingual } {
  if (cell.length > MAX_DAY) return { fault: words.day };
  const moment = MOMENT.test(cell) ? Date.parse(cell) : Number.NaN;
  if (!Number.isNaN(moment)) return { value: momentOfDay(isoDay(moment)) };
  const text = cell.normalize("NFKC").replaceAll(WEEKDAY, "").replace(TIME, "").trim();
  if (SERIAL.test(text)) return { value: stored(new Date(FIRST_SERIAL + Math.floor(Number(text)) * DAY).toISOString()) };
  const [, year = "", month = "", day = ""] = YEAR_FIRST.exec(text) ?? inWords(text) ?? withPoints(text) ?? [];
  const value = dayOf(Number(year), Number(month), Number(day));
  if (value) return { value: stored(value) };
  const [, ofYear = "", ofMonth = ""] = YEAR_AND_MONTH.exec(text) ?? [];
  const first = dayOf(Number(ofYear), Number(ofMonth), 1);
  if (first) return { value: stored(first), notice: words.month };
  const [only, ...others] = possibleDays(text);
  if (!only) return { fault: words.day };
  return others.length > 0 ? { fault: ambiguousDay(cell, [only, ...others]) } : { value: stored(only) };
}

/** A day as it is stored. @param midnight of that day, in UTC */
function stored(midnight: string): string {
  return momentOfDay(midnight.slice(0, "2026-02-08".length));
}

/** A day of which the month is a word, as year, month and day behind the whole. */
function inWords(text: string): string[] | null {
  const [, day, word, year] = DAY_FIRST.exec(text) ?? [];
  if (day && word && year) return [text, withCentury(year), monthOf(word), day];
  const [, name, date, of] = MONTH_FIRST.exec(text) ?? [];
  return name && date && of ? [text, withCentury(of), monthOf(name), date] : null;
}

/** A day as most of Europe writes it, as year, month and day behind the whole. */
function withPoints(text: string): string[] | null {
  const [, day, month, year] = WITH_POINTS.exec(text) ?? [];
  return day && month && year ? [text, year, month, day] : null;
}

/** The number of a month; "0" for what is none. */
function monthOf(word: string): string {
  const short = word.toLowerCase().replace(/^sept$/, "sep");
  return String(MONTHS.findIndex((name) => name === short || name.slice(0, 3) === short) + 1);
}

function withCentury(year: string): string {
  if (year.length > 2) return year;
  return (Number(year) < THIS_CENTURY ? "20" : "19") + year;
}

/** @returns null where there is no such day */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString() : null;
}

/** The days that figures may stand for whose year is not first, as 2026-02-28: day or month first, or a year of two figures. */
function possibleDays(text: string): string[] {
  const [, first = "", second = "", third = ""] = FIGURES.exec(text) ?? [];
  if (first === "" || first.length > 2) return [];
  const [a, b, c] = [Number(first), Number(second), Number(withCentury(third))];
  const early = third.length === 2 ? [dayOf(Number(withCentury(first)), b, Number(third))] : [];
  const days = [dayOf(c, b, a), dayOf(c, a, b), ...early].flatMap((day) => (day ? [day.slice(0, "2026-02-08".length)] : []));
  return [...new Set(days)];
}
