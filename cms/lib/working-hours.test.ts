import { describe, expect, it } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";
import { hoursName } from "./time.ts";
import { afterWorkingTime, dayOf, promiseOf, USUAL_HOURS, workingDay, workingHoursOf, workingTimeBetween } from "./working-time.ts";

/** A moment in Shanghai, in November 2026: the 23rd is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${String(day).padStart(2, "0")}T${time}:00+08:00`);

/** Monday to Saturday from half past eight to five, closed on Tuesday the 24th. */
const hours = workingHoursOf({ worksSaturday: true, opens: "8:30", closes: "17:00", holidays: [{ date: "2026-11-24T00:00:00.000Z" }] });

describe("the company's working hours", () => {
  it("are read from its global, and are the usual ones where nobody has said", () => {
    expect(hours).toEqual({ weekdays: [1, 2, 3, 4, 5, 6], opens: 8.5, closes: 17, holidays: [dayOf(at(24, "12:00"))] });
    expect(workingHoursOf({})).toEqual(USUAL_HOURS);
    expect(workingDay(hours)).toBe(8.5 * HOUR);
  });

  it("are the usual ones in place of what cannot be worked with", () => {
    const never = { worksMonday: false, worksTuesday: false, worksWednesday: false, worksThursday: false, worksFriday: false };
    expect(workingHoursOf(never).weekdays).toEqual(USUAL_HOURS.weekdays);
    expect(workingHoursOf({ opens: "18:00", closes: "9:00" })).toMatchObject({ opens: 9, closes: 18 });
    expect(workingHoursOf({ opens: "soon", closes: "12:00" })).toMatchObject({ opens: 9, closes: 12 });
  });

  it("count for the promise, and its holidays do not", () => {
    expect(workingTimeBetween(at(23, "16:00"), at(25, "9:30".padStart(5, "0")), hours) / HOUR).toBe(2);
    expect(afterWorkingTime(at(23, "16:00"), workingDay(hours), hours)).toBe(at(25, "16:00"));
    const lead = { createdAt: new Date(at(27, "16:00")).toISOString(), status: "new" };
    expect(promiseOf(lead, at(28, "09:00"), hours)).toMatchObject({ due: at(28, "16:00"), day: 8.5 * HOUR, remaining: 7 * HOUR });
  });

  it("have a name in both languages", () => {
    expect([hoursName(hours, "en"), hoursName(hours, "zh")]).toEqual(["Monday to Saturday 8:30–17:00", "周一至周六 8:30–17:00"]);
    const some = { ...hours, weekdays: [1, 3, 0] };
    expect([hoursName(some, "en"), hoursName(some, "zh")]).toEqual(["Monday, Wednesday, Sunday 8:30–17:00", "周一、周三、周日 8:30–17:00"]);
  });
});
