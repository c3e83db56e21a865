import { expect, it } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";

it("tells times in the zone of the setting, over the changes of its clocks", async () => {
  process.env["TIME_ZONE"] = "Europe/Berlin";
  const { isoDay, isoMoment, momentOf, momentOfDay, offsetAt } = await import("./time-zone.ts");
  const { afterWorkingTime, dayOf, momentOn, WORKING_DAY, workingTimeBetween } = await import("./working-time.ts");
  expect(isoMoment(Date.parse("2026-07-01T10:00:00Z"))).toBe("2026-07-01 12:00");
  expect(isoMoment(Date.parse("2026-12-01T10:00:00Z"))).toBe("2026-12-01 11:00");
  // The clocks go forward on 29 March at two, and back on 25 October at three.
  expect([offsetAt(Date.parse("2026-03-29T00:59:00Z")), offsetAt(Date.parse("2026-03-29T01:00:00Z"))]).toEqual([HOUR, 2 * HOUR]);
  expect(momentOf("2026-03-29T12:00")).toBe(Date.parse("2026-03-29T10:00:00Z"));
  expect(momentOf("2026-10-25T12:00")).toBe(Date.parse("2026-10-25T11:00:00Z"));
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const one = Date.UTC(2026, 0, 1, hour);
    // The hour that comes twice is told as one.
    if (isoMoment(one).startsWith("2026-10-25 02")) continue;
    expect(momentOf(isoMoment(one).replace(" ", "T"))).toBe(one);
    expect(momentOn(dayOf(one), 0)).toBeLessThanOrEqual(one);
  }
  // From Friday before the change to Monday after it.
  const friday = momentOf("2026-03-27T16:00");
  expect(isoMoment(afterWorkingTime(friday, WORKING_DAY))).toBe("2026-03-30 16:00");
  expect(workingTimeBetween(friday, momentOf("2026-03-30T10:00")) / HOUR).toBe(3);
  expect(isoDay(new Date(momentOfDay("2026-03-29")))).toBe("2026-03-29");
  expect(momentOf("2026-02-30T25:00")).toBeNaN();
});
