import { describe, expect, it } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";
import { afterWorkingTime, currentWorkingDay, dayOf, median, promiseOf, workingTimeBetween, WORKING_DAY } from "./working-time.ts";

/** A moment in Shanghai, in November 2026: the 23rd is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${String(day).padStart(2, "0")}T${time}:00+08:00`);

describe("working time", () => {
  it.each([
    ["within a day", at(24, "09:12"), at(24, "14:20"), 5 + 8 / 60],
    ["over a night", at(23, "15:40"), at(24, "14:20"), 2 + 20 / 60 + 5 + 20 / 60],
    ["over a weekend", at(20, "17:00"), at(23, "10:00"), 2],
    ["before work", at(24, "03:00"), at(24, "08:59"), 0],
    ["after work", at(24, "18:00"), at(25, "09:00"), 0],
    ["on Saturday and Sunday", at(21, "00:00"), at(22, "23:59"), 0],
    ["over a whole week", at(16, "09:00"), at(23, "09:00"), 45],
    ["backwards", at(24, "14:20"), at(24, "11:20"), -3],
  ])("is counted %s", (_what, from, to, hours) => {
    expect(workingTimeBetween(from, to) / HOUR).toBeCloseTo(hours, 9);
  });

  it.each([
    ["the same time of the next day", at(23, "15:40"), at(24, "15:40")],
    ["the end of the day on which work began with it", at(24, "09:00"), at(24, "18:00")],
    ["the end of the next day for what came at night", at(23, "22:10"), at(24, "18:00")],
    ["the end of the same day for what came before work", at(24, "05:00"), at(24, "18:00")],
    ["the end of Monday for what came at the weekend", at(21, "12:00"), at(23, "18:00")],
    ["Monday for what came on Friday", at(20, "16:30"), at(23, "16:30")],
    ["the end of the next day for what came when work ended", at(24, "18:00"), at(25, "18:00")],
  ])("of one day ends at %s", (_what, from, to) => {
    expect(afterWorkingTime(from, WORKING_DAY)).toBe(to);
  });

  it("passes by days of Shanghai, whatever the clock of the server says", () => {
    expect(dayOf(Date.parse("2026-11-23T16:00:00Z"))).toBe(dayOf(at(24, "00:00")));
    expect(currentWorkingDay(at(20, "18:00"))).toBe(dayOf(at(23, "12:00")));
    expect(currentWorkingDay(at(24, "07:00"))).toBe(dayOf(at(24, "12:00")));
  });
});

describe("the promise of one business day", () => {
  const received = new Date(at(23, "15:40")).toISOString();
  const lead = { createdAt: received, status: "new" };

  it.each([
    [at(23, "16:00"), "far", 8 + 40 / 60],
    [at(24, "14:20"), "soon", 1 + 20 / 60],
    [at(24, "15:40"), "soon", 0],
    [at(24, "18:30"), "late", -(2 + 20 / 60)],
  ] as const)("is told of a lead that waits", (now, state, hours) => {
    const promise = promiseOf(lead, now);
    expect(promise).toMatchObject({ due: at(24, "15:40"), state });
    expect(promise.remaining / HOUR).toBeCloseTo(hours, 9);
  });

  it.each([
    ["kept", at(24, "15:40")],
    ["missed", at(25, "09:01")],
  ] as const)("is %s by when it was answered, not by what time it is", (state, moment) => {
    const answeredAt = new Date(moment).toISOString();
    expect(promiseOf({ ...lead, status: "quoted", answeredAt }, at(30, "12:00")).state).toBe(state);
  });

  it("is nobody's for spam, and for what was put away without an answer", () => {
    expect(promiseOf({ ...lead, status: "spam" }, at(30, "12:00")).state).toBe("none");
  });
});

it.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 9], 3],
])("the median of %j is %s", (values, middle) => {
  expect(median(values)).toBe(middle);
});
