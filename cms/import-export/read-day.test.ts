import { describe, expect, it } from "vitest";
import { readDay } from "./read-day.ts";

/** The day that a cell is read as, with a `?` where somebody is told that it was a month alone; what is said of one that is no day. */
function dayOrMessage(cell: string): string {
  const read = readDay(cell);
  return "fault" in read ? read.fault.en : `${read.value.slice(0, "2026-02-08".length)}${read.notice ? " ?" : ""}`;
}

describe("a day in a cell", () => {
  it.each<[cell: string, day: string]>([
    // The year first, in figures and in Chinese.
    ["2026-02-28", "2026-02-28"],
    ["2026-2-8", "2026-02-08"],
    ["2026/02/28", "2026-02-28"],
    ["2026.02.28", "2026-02-28"],
    ["2026年2月8日", "2026-02-08"],
    ["2026年 2月 8号", "2026-02-08"],
    ["２０２６－０２－０８", "2026-02-08"],
    ["2024-02-29", "2024-02-29"],
    ["2026-12-31", "2026-12-31"],
    ["1000-01-01", "1000-01-01"],
    // With the day of the week, and with a time.
    ["Monday, 28 February 2026", "2026-02-28"],
    ["Tue 8 Feb 2026", "2026-02-08"],
    ["tues 8 Feb 2026", "2026-02-08"],
    ["Wednesday 8 Feb 2026", "2026-02-08"],
    ["Thurs, 8 Feb 2026", "2026-02-08"],
    ["Saturday 8 Feb 2026", "2026-02-08"],
    ["Wed 8 Feb 2026", "2026-02-08"],
    ["Thu 8 Feb 2026", "2026-02-08"],
    ["Sat  8 Feb 2026", "2026-02-08"],
    ["fri, 2026-02-08", "2026-02-08"],
    ["2026-02-28  14:30", "2026-02-28"],
    ["2026年2月8日 星期日", "2026-02-08"],
    ["2026-02-08 周日", "2026-02-08"],
    ["2026-02-08礼拜天", "2026-02-08"],
    ["2026-02-28 14:30", "2026-02-28"],
    ["2026-02-28 9:30", "2026-02-28"],
    ["2026-02-28 14:30:59", "2026-02-28"],
    ["2026-02-28 14:30:59.250", "2026-02-28"],
    ["2026-02-28T14:30:59.250", "2026-02-28"],
    ["2026-02-28T", "2026-02-28"],
    // The month as a word.
    ["8 February 2026", "2026-02-08"],
    ["8-Feb-2026", "2026-02-08"],
    ["8/feb/2026", "2026-02-08"],
    ["8 Feb., 2026", "2026-02-08"],
    ["1st March 2026", "2026-03-01"],
    ["22nd March 2026", "2026-03-22"],
    ["3rd May 2026", "2026-05-03"],
    ["8th Sept 2026", "2026-09-08"],
    ["8 SEP 2026", "2026-09-08"],
    ["February 8, 2026", "2026-02-08"],
    ["Feb. 8th, 2026", "2026-02-08"],
    ["February 22nd 2026", "2026-02-22"],
    ["8 Feb,  2026", "2026-02-08"],
    ["Feb  8,  2026", "2026-02-08"],
    ["31 December 2026", "2026-12-31"],
    ...["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].flatMap(
      (month, index): [cell: string, day: string][] => {
        const day = `2026-${String(index + 1).padStart(2, "0")}-05`;
        return [
          [`5 ${month} 2026`, day],
          [`${month.slice(0, 3)} 5, 2026`, day],
        ];
      },
    ),
    ["January 1 2026", "2026-01-01"],
    ["8 Feb 26", "2026-02-08"],
    ["8 Feb 49", "2049-02-08"],
    ["8 Feb 50", "1950-02-08"],
    ["Feb 8 99", "1999-02-08"],
    // As most of Europe writes it.
    ["8.2.2026", "2026-02-08"],
    ["08.02.2026", "2026-02-08"],
    ["8. 2. 2026", "2026-02-08"],
    ["28.2.2026", "2026-02-28"],
    // Figures that can be one day alone.
    ["28/02/2026", "2026-02-28"],
    ["2/28/2026", "2026-02-28"],
    ["28-2-2026", "2026-02-28"],
    ["5/5/2026", "2026-05-05"],
    ["31/12/99", "1999-12-31"],
    // What spreadsheets keep: whole days since 30 December 1899.
    ["46081", "2026-02-28"],
    ["46081.75", "2026-02-28"],
    ["20000", "1954-10-03"],
    ["79999", "2119-01-10"],
    // A moment with its zone is the day in the company's.
    ["2026-02-28T09:00:00Z", "2026-02-28"],
    ["2026-02-28T23:59:00+08:00", "2026-02-28"],
    ["2026-02-28T00:30:00+0800", "2026-02-28"],
    ["2026-02-27T20:00:00Z", "2026-02-28"],
    // A month is its first day, with a notice.
    ["2026-02", "2026-02-01 ?"],
    ["2026/12", "2026-12-01 ?"],
    ["2026年2月", "2026-02-01 ?"],
    ["2026年2", "2026-02-01 ?"],
    ["2026年 2月", "2026-02-01 ?"],
  ])("written %j is %s", (cell, day) => {
    expect(dayOrMessage(cell)).toBe(day);
  });

  it.each([
    "",
    "tomorrow",
    "2026",
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-01-32",
    "2026-13",
    "2026-00",
    "0999-01-01",
    "30.2.2026",
    "30 February 2026",
    "0 February 2026",
    "8 Foo 2026",
    "8 Febru 2026",
    "Foo 8 2026",
    "31/31/2026",
    "30/02/2026",
    "123/02/2026",
    "2026-02-28T25:00:00 Z",
    "2026-02-27T20:00:00Z (UTC)",
    "(UTC) 2026-02-27T20:00:00Z",
    "2026T-02-28",
    "8 Mon Feb 2026",
    "8 Sep 202",
    "Feb 8 2026 or so",
    "in 2026-02",
    "2026年x2月",
    "about 8.2.2026",
    "8.2.2026 or so",
    "about 28/02/2026",
    "28/02/2026 or so",
    "28/02/202",
    "28/02/026",
    "0026-02-28",
    "about 2026-02-28",
    "2026-02-28 or so",
    "since 8 Feb 2026",
    "8 Feb 20260",
    "since Feb 8 2026",
    "19999",
    "80000",
    "460811",
    "-46081",
    `2026-02-28 ${" ".repeat(100)}`,
  ])("that is none is refused: %j", (cell) => {
    expect(dayOrMessage(cell)).toBe("There is no such date, or it cannot be read; write it as 2026-02-28.");
  });

  it.each([
    ["3/4/2026", "2026-04-03 or 2026-03-04."],
    ["3-4-2026", "2026-04-03 or 2026-03-04."],
    ["12/11/2026", "2026-11-12 or 2026-12-11"],
    ["3.4.26", "2026-04-03 or 2026-03-04."],
    ["26/2/8", "There is no such date, or it cannot be read; write it as 2026-02-28."],
    ["26/02/28", "2028-02-26 or 2026-02-28"],
    ["50/02/28", "1950-02-28"],
  ])("that may be several is asked for again, with all that it may be: %s", (cell, days) => {
    expect(dayOrMessage(cell)).toContain(days);
  });

  it("takes 100 characters", () => {
    expect(dayOrMessage(`2026-02-28${" ".repeat(90)}`)).toBe("2026-02-28");
    expect(dayOrMessage(`2026-02-28${" ".repeat(91)}`)).toMatch(/no such date/);
  });
});
