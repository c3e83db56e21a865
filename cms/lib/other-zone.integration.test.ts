import { afterEach, describe, expect, it, vi } from "vitest";
import { HOUR } from "#shared/lib/durations.ts";

afterEach(() => vi.unstubAllEnvs());

/** What finds moments, as a process in a zone has it. */
async function inZone(zone: string) {
  vi.stubEnv("TIME_ZONE", zone);
  vi.resetModules();
  const [zoned, { isoDay }] = await Promise.all([import("./time-zone.ts"), import("#shared/lib/time-zone.ts")]);
  return { ...zoned, isoDay };
}

/** Of each zone with two change nights: what is asked for in the hour that is left out and in the one that comes twice, and the moments. */
const CHANGES = [
  ["America/New_York", "2026-03-08T02:30", "2026-03-08T07:30:00Z", "2026-11-01T01:30", "2026-11-01T05:30:00Z"],
  ["Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00Z", "2026-10-25T02:30", "2026-10-25T00:30:00Z"],
  ["Pacific/Auckland", "2026-09-27T02:30", "2026-09-26T14:30:00Z", "2026-04-05T02:30", "2026-04-04T13:30:00Z"],
  ["Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-03T15:40:00Z", "2026-04-05T01:45", "2026-04-04T14:45:00Z"],
  ["America/St_Johns", "2026-03-08T02:30", "2026-03-08T06:00:00Z", "2026-11-01T01:30", "2026-11-01T04:00:00Z"],
] as const;

describe.each(CHANGES)("the change nights of %s", (zone, leftOut, after, twice, first) => {
  it("have what is planned in the hour that is left out come after it, and the hour that comes twice the first time", async () => {
    const { isoMoment, momentOf } = await inZone(zone);
    expect(new Date(momentOf(leftOut))).toEqual(new Date(after));
    expect(isoMoment(momentOf(leftOut)) > leftOut.replace("T", " ")).toBe(true);
    expect(new Date(momentOf(twice))).toEqual(new Date(first));
    expect(isoMoment(momentOf(twice))).toBe(twice.replace("T", " "));
  });

  it("leave every other moment where it is", async () => {
    const { isoMoment, momentOf } = await inZone(zone);
    const again = isoMoment(Date.parse(first)).slice(0, "2026-11-01 01".length);
    const quarters = Array.from({ length: 36 * 8 }, (_, index) => (index - 36 * 4) * 15 * 60_000);
    const moments = [after, first].flatMap((change) => quarters.map((distance) => Date.parse(change) + distance));
    const once = moments.filter((moment) => !isoMoment(moment).startsWith(again));
    expect(once.map((moment) => momentOf(isoMoment(moment).replace(" ", "T")))).toEqual(once);
  });
});

describe.each(["Pacific/Pago_Pago", "America/New_York", "Europe/Berlin", "Asia/Shanghai", "Pacific/Auckland", "Pacific/Kiritimati"])(
  "a day without a time in %s",
  (zone) => {
    it("is that day wherever it is read, all year", async () => {
      const { isoDay, momentOfDay } = await inZone(zone);
      for (let day = 1; day <= 366; day += 1) {
        const name = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, "2026-11-26".length);
        const stored = momentOfDay(name);
        expect([isoDay(stored), isoDay(new Date(stored)), stored.slice(0, name.length)]).toEqual([name, name, name]);
      }
    });
  },
);

it("tells times in the zone of the setting, over the changes of its clocks", async () => {
  const { isoDay, isoMoment, momentOf, momentOfDay, offsetAt } = await inZone("Europe/Berlin");
  const { afterWorkingTime, dayOf, momentOn, WORKING_DAY, workingTimeBetween } = await import("./working-time.ts");
  expect(isoMoment(Date.parse("2026-07-01T10:00:00Z"))).toBe("2026-07-01 12:00");
  expect(isoMoment(Date.parse("2026-12-01T10:00:00Z"))).toBe("2026-12-01 11:00");
  // The clocks go forward on 29 March at two, and back on 25 October at three.
  expect([offsetAt(Date.parse("2026-03-29T00:59:00Z")), offsetAt(Date.parse("2026-03-29T01:00:00Z"))]).toEqual([HOUR, 2 * HOUR]);
  expect(momentOf("2026-03-29T12:00")).toBe(Date.parse("2026-03-29T10:00:00Z"));
  expect(momentOf("2026-10-25T12:00")).toBe(Date.parse("2026-10-25T11:00:00Z"));
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const one = Date.UTC(2026, 0, 1, hour);
    // Both moments of the hour that comes twice have the same text.
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
