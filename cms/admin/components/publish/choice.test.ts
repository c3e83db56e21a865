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

const at = (text: string) => Date.parse(`${text}:00+08:00`);

it.each([
  ["now, in both languages", { isLater: false }, { publish: "now", publishAt: null, takeOffAt: null, only: null }],
  ["later", { laterAt: SOON }, { publish: "later", publishAt: at(SOON), takeOffAt: null, only: null }],
  ["in one language alone", { isLater: false, languages: ["en"] }, { publish: "now", publishAt: null, takeOffAt: null, only: "en" }],
  ["later in one language", { laterAt: SOON, languages: ["zh"] }, { publish: "later", publishAt: at(SOON), takeOffAt: null, only: "zh" }],
  [
    "for a while",
    { laterAt: SOON, isTakenOff: true, takeOffAt: LATER },
    { publish: "later", publishAt: at(SOON), takeOffAt: at(LATER), only: null },
  ],
  ["in no language", { isLater: false, languages: [] }, null],
] as [string, Partial<Chosen>, object | null][])("publishes %s as it is chosen", (_what, choice, deed) => {
  expect(deedOf({ ...chosen(""), ...choice }, true, now)).toEqual(deed);
});

it("only takes off what there is nothing of to publish", () => {
  const off = { ...chosen("", LATER), isLater: false };
  expect(deedOf(off, false, now)).toEqual({ publish: null, publishAt: null, takeOffAt: at(LATER), only: null });
  expect(deedOf({ ...off, isTakenOff: false }, false, now)).toBeNull();
});

it("says nothing of a time that is not asked for", () => {
  expect(timeFaultsOf({ ...chosen(PAST), isLater: false }, true, now)).toEqual({ publish: null, takeOff: null });
  expect(timeFaultsOf(chosen(PAST, SOON), false, now)).toEqual({ publish: null, takeOff: null });
});
