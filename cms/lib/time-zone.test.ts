import { expect, it } from "vitest";
import { isoDay } from "#shared/lib/time-zone.ts";
import { isoMoment, momentOf } from "./time-zone.ts";

it("tells days and moments in the company’s zone, and finds the moment again", () => {
  const moment = Date.parse("2026-11-24T17:30:00Z");
  expect([isoDay(moment), isoMoment(moment)]).toEqual(["2026-11-25", "2026-11-25 01:30"]);
  for (let month = 0; month < 480; month += 1) {
    const one = Date.UTC(2000, month, 1, month % 24, month % 60);
    expect(momentOf(isoMoment(one).replace(" ", "T"))).toBe(one);
  }
  expect(momentOf("2026-02-30T25:00")).toBeNaN();
});
