import { expect, it } from "vitest";
import { deedOf, timeFaultsOf, type Chosen } from "./choice.ts";

const now = Date.parse("2026-11-25T09:00:00+08:00");
const PAST = "2026-11-25T08:59";
const SOON = "2026-11-25T10:00";
const LATER = "2026-11-26T10:00";

const chosen = (laterAt: string, takeOffAt?: string): Chosen => ({
  isLater: true,
  laterAt,
  isTakenOff: takeOffAt !== undefined,
  takeOffAt: takeOffAt ?? "",
  languages: ["zh", "en"],
});

it.each([
  [chosen(SOON, LATER), null, null],
  [chosen(PAST), "past", null],
  [chosen(""), "unset", null],
  [chosen(SOON, PAST), null, "past"],
  [chosen(LATER, SOON), null, "early"],
  [chosen(PAST, SOON), "past", null],
] as const)("says of every time with which nothing can be done what is wrong with it", (times, publish, takeOff) => {
  expect(timeFaultsOf(times, true, now)).toEqual({ publish, takeOff });
  expect(deedOf(times, true, now) === null).toBe(publish !== null || takeOff !== null);
});

it("says nothing of a time that is not asked for", () => {
  expect(timeFaultsOf({ ...chosen(PAST), isLater: false }, true, now)).toEqual({ publish: null, takeOff: null });
  expect(timeFaultsOf(chosen(PAST, SOON), false, now)).toEqual({ publish: null, takeOff: null });
});
