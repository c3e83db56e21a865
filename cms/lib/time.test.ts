import { expect, it } from "vitest";
import { MINUTE } from "#shared/lib/durations.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { clock, dayName, lengthName, momentName, noonOf, placeInDay } from "./time.ts";
import { dayOf } from "./working-time.ts";

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const now = at("2026-11-24T14:20");

it("names moments as people at the desk do, in Shanghai’s time", () => {
  expect(clock(at("2026-11-24T09:12"))).toBe("9:12");
  expect(clock(at("2026-11-24T00:05"))).toBe("0:05");
  expect(momentName(at("2026-11-24T09:12"), now, "zh")).toBe("今天 9:12");
  expect(momentName(at("2026-11-23T15:40"), now, "en")).toBe("yesterday 15:40");
  expect(momentName(at("2026-11-25T11:05"), now, "zh")).toBe("明天 11:05");
  expect(momentName(at("2026-11-20T11:05"), now, "zh")).toBe("11 月 20 日");
  expect(momentName(at("2025-10-30T11:05"), now, "zh")).toBe("2025 年 10 月 30 日");
  expect(momentName(at("2026-03-09T11:05"), at("2027-01-01T00:10"), "en")).toBe("9 March 2026");
  expect(dayName(at("2026-11-26T12:00"), now, "zh")).toBe("周四，11 月 26 日");
});

it.each([
  [80, "1 小时 20 分", "1 h 20 min"],
  [538, "8 小时 58 分", "8 h 58 min"],
  [180, "3 小时", "3 h"],
  [11.9, "11 分钟", "11 min"],
  [0.9, "不到 1 分钟", "less than 1 min"],
  [-180, "3 小时", "3 h"],
  [540, "9 小时", "9 h"],
  [541, "1 个工作日", "1 working day"],
  [1200, "2 个工作日", "2 working days"],
])("says %s minutes of work", (minutes, zh, en) => {
  expect(lengthName(minutes * MINUTE, "zh")).toBe(zh);
  expect(lengthName(minutes * MINUTE, "en")).toBe(en);
});

it("keeps calendar days as days of Shanghai", () => {
  expect(isoDay(Date.parse("2026-11-24T16:30:00Z"))).toBe("2026-11-25");
  expect(isoDay(noonOf("2026-11-26") ?? 0)).toBe("2026-11-26");
  for (const wrong of ["", "2026-02-30", "26-11-2026", "2026-11-26T00:00"]) expect(noonOf(wrong)).toBeNull();
});

it("places moments on the line of a day", () => {
  const day = dayOf(now);
  expect(placeInDay(at("2026-11-24T13:30"), day)).toBe(0.5);
  expect(placeInDay(at("2026-11-24T07:00"), day)).toBe(0);
  expect(placeInDay(at("2026-11-24T23:00"), day)).toBe(1);
});
