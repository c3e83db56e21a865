import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** From eleven hours west of Greenwich to fourteen east, with and without changes of the clocks. */
const ZONES = [
  "Pacific/Pago_Pago",
  "America/New_York",
  "America/Sao_Paulo",
  "UTC",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Shanghai",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
];

/** What tells days, as a process in a zone has it. */
async function inZone(zone: string) {
  vi.stubEnv("TIME_ZONE", zone);
  vi.resetModules();
  const [dates, { isoDay }] = await Promise.all([import("./dates.ts"), import("#shared/lib/time-zone.ts")]);
  return { ...dates, isoDay };
}

describe.each(ZONES)("a company in %s", (zone) => {
  it("tells a day without a time as that day, however it is stored or handed on", async () => {
    const { isoDay, longDate, shortDate, yearOf } = await inZone(zone);
    for (const day of ["2026-01-01", "2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00Z"]) {
      expect([isoDay(day), yearOf(day)]).toEqual(["2026-01-01", 2026]);
      expect([longDate(day, "en"), longDate(day, "zh"), longDate(day, "de")]).toEqual([
        "1 January 2026",
        "2026\u00a0年\u00a01\u00a0月\u00a01\u00a0日",
        "1. Januar 2026",
      ]);
      expect([shortDate(day, "en"), shortDate(day, "zh"), shortDate(day, "de")]).toEqual([
        "1 Jan 2026",
        "2026\u00a0年\u00a01\u00a0月\u00a01\u00a0日",
        "01.01.2026",
      ]);
    }
  });

  it("tells a moment by its own clock, in sortable form and in words alike", async () => {
    const { isoDay, longDate, shortDate, yearOf } = await inZone(zone);
    for (let hour = 0; hour < 48; hour += 1) {
      const moment = new Date(Date.UTC(2025, 11, 31, hour, 30)).toISOString();
      const day = isoDay(moment);
      const [year, month, date] = new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date(moment)).split("-").map(Number);
      expect(day).toBe(`${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`);
      expect([longDate(moment, "en"), shortDate(moment, "de"), yearOf(moment)]).toEqual([longDate(day, "en"), shortDate(day, "de"), year]);
    }
  });
});

it("tells the clock with how far it is from UTC", async () => {
  const moment = "2026-11-29T18:05:00Z";
  expect((await inZone("America/New_York")).zonedTime(moment)).toBe("13:05 UTC-5");
  expect((await inZone("Asia/Kolkata")).zonedTime(moment)).toBe("23:35 UTC+5:30");
});

it("tells a moment in the company's zone, or in the machine's where the reader is at home there", async () => {
  vi.stubEnv("TZ", "America/New_York");
  const { momentForReader } = await inZone("Asia/Shanghai");
  expect(momentForReader("2026-03-02T15:30:00Z", "en", true)).toMatch(/^Monday,? 2 March at 23:30 GMT\+8$/);
  expect(momentForReader("2026-03-02T15:30:00Z", "en", false)).toMatch(/^Monday,? 2 March at 10:30 (?:EST|GMT-5)$/);
});
