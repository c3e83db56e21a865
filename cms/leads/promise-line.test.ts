import { expect, it } from "vitest";
import { promiseLine } from "./promise-line.ts";
import { dayOf } from "../lib/working-time.ts";

const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+08:00`);
const due = (...moments: number[]) => moments.map((moment) => ({ due: moment }));

it("puts what is due on two working days, in order of time, with room for its name", () => {
  const line = promiseLine(due(at(25, "09:12"), at(24, "11:20"), at(24, "15:40")), at(24, "14:20"));
  expect(line.days).toEqual([dayOf(at(24, "12:00")), dayOf(at(25, "12:00"))]);
  expect(line.now).toBeCloseTo(29.04, 2);
  expect(line.stops.map(({ place }) => Number(place.toFixed(1)))).toEqual([12.7, 36.3, 52.1]);
  expect(line.stops[0]?.room).toBeCloseTo(23.6, 1);
  expect(line.stops[2]?.room).toBeCloseTo(47.9, 1);
});

it("joins what lies within an hour, and what was due before at the beginning", () => {
  const line = promiseLine(due(at(20, "10:00"), at(23, "17:00"), at(24, "13:00"), at(24, "13:30"), at(24, "15:00")), at(24, "10:00"));
  expect(line.stops.map(({ place, items }) => [place > 0, items.length])).toEqual([
    [false, 2],
    [true, 2],
    [true, 1],
  ]);
});

it.each([
  ["in the evening", at(24, "19:30"), at(25, "12:00")],
  ["at the weekend", at(22, "12:00"), at(23, "12:00")],
  ["before work", at(24, "07:00"), at(24, "12:00")],
])("rests at the next opening %s", (_when, now, day) => {
  const line = promiseLine([], now);
  expect(line.now).toBe(0);
  expect(line.days[0]).toBe(dayOf(day));
});
